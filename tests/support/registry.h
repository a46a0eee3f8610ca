// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QTest>

#include <functional>
#include <memory>

// One program runs every test class of a folder: each registers itself with OCTOPLAN_TEST(Class) in its .cpp file.
namespace octoplan::test {

using MakeTest = std::function<std::unique_ptr<QObject>()>;
bool registerTest(MakeTest make);

} // namespace octoplan::test

#define OCTOPLAN_TEST(Class) \
    static const bool registered##Class = octoplan::test::registerTest([] { return std::make_unique<Class>(); })
