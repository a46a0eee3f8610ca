// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "items/tabletext.h"
#include "items/timecostmodel.h"
#include "support/registry.h"
#include "support/samplecomparison.h"

#include <QMimeData>

#include <numeric>

using namespace octoplan;

class TestTableText : public QObject {
    Q_OBJECT

private slots:
    void init();
    void tsv();
    void html();
    void alignsChineseColumns();
    void selection();
    void clipboard();

private:
    std::unique_ptr<TimeCostModel> m_model;
};

void TestTableText::init()
{
    m_model = std::make_unique<TimeCostModel>(Wording(Language::English));
    Comparison comparison = test::sampleComparison();
    comparison.offerings[0].name = "a\tb <c>";
    m_model->setComparison(comparison);
}

void TestTableText::tsv()
{
    const QStringList lines = tableTsv(*m_model).split(u'\n');
    QCOMPARE(lines.size(), 6); // header, four rows, and nothing after the last line end
    QCOMPARE(lines[0].split(u'\t'), (QStringList{"Offering", "Days", "Total cost"}));
    QCOMPARE(lines[4].split(u'\t'), (QStringList{"H100 80G ×8", "2.9 d", "¥8,210"}));
    QCOMPARE(lines[1].count(u'\t'), lines[4].count(u'\t'));
}

void TestTableText::html()
{
    const QString html = tableHtml(*m_model);
    QVERIFY(html.contains(QStringLiteral("<th>Total cost</th>")));
    QVERIFY(html.contains(QStringLiteral("b &lt;c&gt;</td>")));
    QCOMPARE(html.count(QStringLiteral("<tr>")), 5);
}

void TestTableText::alignsChineseColumns()
{
    m_model->setWording(Wording(Language::Chinese));
    const QStringList lines = tableText(*m_model).split(u'\n', Qt::SkipEmptyParts);
    const auto width = [](const QString& text) {
        return std::accumulate(text.begin(), text.end(), 0,
                               [](int sum, QChar c) { return sum + (c.script() == QChar::Script_Han ? 2 : 1); });
    };
    for (const QString& line : lines)
        QCOMPARE(width(line), width(lines[0]));
}

void TestTableText::selection()
{
    QCOMPARE(selectionTsv({}), QString());
    const QModelIndexList corners{m_model->index(1, 1), m_model->index(3, 2)};
    QCOMPARE(selectionTsv(corners), QStringLiteral("19.1 d\t\n\t\n\t¥8,210\n"));
}

void TestTableText::clipboard()
{
    const std::unique_ptr<QMimeData> data(tableMimeData(*m_model));
    QVERIFY(data->hasText() && data->hasHtml());
}

OCTOPLAN_TEST(TestTableText);
#include "tst_tabletext.moc"
