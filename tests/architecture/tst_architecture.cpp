// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "architecture/rules.h"
#include "support/registry.h"

#include <QFile>
#include <QTemporaryDir>

using namespace octoplan::architecture;

namespace {

void write(const QTemporaryDir& root, const QString& path, const QByteArray& text)
{
    const QString full = root.filePath(path);
    QVERIFY(QDir().mkpath(QFileInfo(full).path()));
    QFile file(full);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(text), text.size());
}

QByteArray listed(const std::vector<Finding>& findings)
{
    QByteArray text;
    for (const Finding& f : findings)
        text += QByteArray::fromStdString(f.path + ": " + f.what + "\n");
    return text;
}

constexpr auto spdx = "// SPDX-License-Identifier: GPL-3.0-or-later\n";

} // namespace

class TestArchitecture : public QObject {
    Q_OBJECT

private slots:
    void theProjectKeepsItsLayers()
    {
        const auto sources = readSources(OCTOPLAN_SOURCE_DIR);
        QVERIFY(sources.size() > 50);
        for (const auto& findings : {checkLayers(sources), checkOutsideHeaders(sources), checkCycles(sources),
                                     checkFiles(sources), checkTypes(sources), checkTopLevel(OCTOPLAN_SOURCE_DIR)})
            QVERIFY2(findings.empty(), listed(findings).constData());
    }

    void eachBreachIsFound_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("expected");
        const auto row = [](const char* name, const char* path, const QByteArray& text, const char* expected) {
            QTest::newRow(name) << QString(path) << text << QByteArray(expected);
        };
        row("qt in the estimator", "models/estimator/values/x.h", "#include <QString>\n", "Qt in a folder without Qt");
        row("json in the estimator", "models/estimator/plan/x.h", "#include <nlohmann/json.hpp>\n",
            "JSON in the estimator");
        row("upwards in the estimator", "models/estimator/values/x.h", "#include \"physics/up.h\"\n",
            "may not include");
        row("ui reads physics", "ui/panels/x.cpp", "#include \"physics/up.h\"\n", "may not include");
        row("items know the session", "models/items/x.h", "#include \"session/s.h\"\n", "may not include");
        row("panels know storage", "ui/panels/x.h", "#include \"storage/f.h\"\n", "may not include");
        row("widgets know the domain", "ui/widgets/x.h", "#include \"values/v.h\"\n", "may not include");
        row("module prefix", "ui/panels/x.h", "#include <QtWidgets/QWidget>\n", "module prefix");
        row("plot in a header", "ui/charts/x.h", "#include <qcustomplot.h>\n", "qcustomplot.h outside");
        row("plot in a panel", "ui/panels/x.cpp", "#include <qcustomplot.h>\n", "qcustomplot.h outside");
        row("too long", "app/x.cpp", QByteArray(500, '\n'), "lines, of 400 allowed");
        row("too wide", "app/x.cpp", QByteArray(121, '/'), "columns, of 120 allowed");
        row("a seventh folder", "docs/x.md", "text", "beside the six");
    }

    void eachBreachIsFound()
    {
        QFETCH(QString, path);
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, expected);
        const QTemporaryDir root;
        for (const char* known : {"models/estimator/physics/up.h", "models/estimator/values/v.h", "models/session/s.h",
                                  "models/storage/f.h"})
            write(root, known, spdx);
        write(root, path, spdx + text);
        const auto sources = readSources(root.path().toStdString());
        const QByteArray found = listed(checkLayers(sources)) + listed(checkOutsideHeaders(sources)) +
                                 listed(checkFiles(sources)) + listed(checkTopLevel(root.path().toStdString()));
        QVERIFY2(found.contains(expected), found.constData());
    }

    void aMissingLicenceLineIsFound()
    {
        const QTemporaryDir root;
        write(root, "app/x.cpp", "int x;\n");
        QVERIFY(listed(checkFiles(readSources(root.path().toStdString()))).contains("no SPDX line"));
    }

    void aCycleOfFoldersIsFound()
    {
        const QTemporaryDir root;
        write(root, "ui/panels/a.h", QByteArray(spdx) + "#include \"dialogs/b.h\"\n");
        write(root, "ui/dialogs/b.h", QByteArray(spdx) + "#include \"panels/a.h\"\n");
        QVERIFY(listed(checkCycles(readSources(root.path().toStdString()))).contains("cycle"));
    }

    // Two classes Section, of a report and of a panel, once shared a destructor.
    void aTypeDefinedTwiceIsFound()
    {
        const QTemporaryDir root;
        const QByteArray section = QByteArray(spdx) + "namespace octoplan {\nstruct Section {\n};\n";
        write(root, "models/document/a.h", section);
        write(root, "models/items/b.cpp", QByteArray(section).replace("namespace octoplan", "namespace"));
        write(root, "models/items/c.h", QByteArray(section).replace("octoplan", "octoplan::detail"));
        QCOMPARE(listed(checkTypes(readSources(root.path().toStdString()))), QByteArray());
        write(root, "ui/widgets/d.h", QByteArray(section).replace("struct Section", "class Section : public QWidget"));
        QVERIFY(listed(checkTypes(readSources(root.path().toStdString()))).contains("octoplan Section is defined in"));
    }

    void chineseTextIsMeasuredInCharacters()
    {
        const QTemporaryDir root;
        write(root, "app/x.cpp", QByteArray(spdx) + QByteArray("显").repeated(100) + "\n");
        QVERIFY(checkFiles(readSources(root.path().toStdString())).empty());
    }
};

OCTOPLAN_TEST(TestArchitecture);
#include "tst_architecture.moc"
