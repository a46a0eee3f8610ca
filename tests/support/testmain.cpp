// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/registry.h"

#include <QApplication>

#include <vector>

namespace octoplan::test {

namespace {

std::vector<MakeTest>& registry()
{
    static std::vector<MakeTest> tests;
    return tests;
}

} // namespace

bool registerTest(MakeTest make)
{
    registry().push_back(std::move(make));
    return true;
}

} // namespace octoplan::test

int main(int argc, char** argv)
{
    const QApplication application(argc, argv);
    int failed = octoplan::test::registry().empty() ? 1 : 0; // a program without a test is a mistake
    for (const auto& make : octoplan::test::registry()) {
        const std::unique_ptr<QObject> test = make();
        failed += QTest::qExec(test.get(), argc, argv);
    }
    return failed == 0 ? 0 : 1;
}
