// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "session/undohistory.h"
#include "support/registry.h"

using namespace octoplan;

namespace {

ScenarioSet withLength(int length)
{
    Scenario s;
    s.job.sequenceLength = length;
    return ScenarioSet({s});
}

Edit lengthEdit(int drag = 0) { return {EditKind::Input, InputId::SequenceLength, drag}; }

} // namespace

class TestUndoHistory : public QObject {
    Q_OBJECT

private slots:
    void goesBackAndForth();
    void mergesOneDrag();
    void dragBackLeavesNothing();
    void separatesWhatIsNotOneDrag_data();
    void separatesWhatIsNotOneDrag();
    void savedStateStaysReachable();
    void dropsTheOldest();
    void losesTheSavedStateWithItsBranch();
};

void TestUndoHistory::goesBackAndForth()
{
    UndoHistory history;
    QVERIFY(!history.canUndo() && !history.canRedo() && history.isClean());
    history.push(withLength(1), withLength(2), lengthEdit());
    history.push(withLength(2), withLength(3), lengthEdit());
    QCOMPARE(history.undo(), withLength(2));
    QCOMPARE(history.undo(), withLength(1));
    QVERIFY(history.isClean());
    QCOMPARE(history.redo(), withLength(2));
    QCOMPARE(history.redoEdit(), std::optional(lengthEdit()));
    history.push(withLength(2), withLength(9), lengthEdit()); // drops what could be redone
    QVERIFY(!history.canRedo());
    QCOMPARE(history.undoEdit(), std::optional(lengthEdit()));
}

void TestUndoHistory::mergesOneDrag()
{
    UndoHistory history;
    for (int length = 1; length < 20; ++length)
        history.push(withLength(length), withLength(length + 1), lengthEdit(7));
    QCOMPARE(history.undo(), withLength(1));
    QVERIFY(!history.canUndo());
    QCOMPARE(history.redo(), withLength(20));
}

void TestUndoHistory::dragBackLeavesNothing()
{
    UndoHistory history;
    history.push(withLength(1), withLength(2), lengthEdit(7));
    history.push(withLength(2), withLength(1), lengthEdit(7));
    QVERIFY(!history.canUndo());
    QVERIFY(history.isClean());
}

void TestUndoHistory::separatesWhatIsNotOneDrag_data()
{
    QTest::addColumn<Edit>("first");
    QTest::addColumn<Edit>("second");
    QTest::addRow("key presses") << lengthEdit() << lengthEdit();
    QTest::addRow("two drags") << lengthEdit(1) << lengthEdit(2);
    QTest::addRow("two inputs") << lengthEdit(1) << Edit{EditKind::Input, InputId::LoraRank, 1};
}

void TestUndoHistory::separatesWhatIsNotOneDrag()
{
    QFETCH(Edit, first);
    QFETCH(Edit, second);
    UndoHistory history;
    history.push(withLength(1), withLength(2), first);
    history.push(withLength(2), withLength(3), second);
    QCOMPARE(history.undo(), withLength(2));
    QVERIFY(history.canUndo());
}

void TestUndoHistory::savedStateStaysReachable()
{
    UndoHistory history;
    history.push(withLength(1), withLength(2), lengthEdit(7));
    history.setClean();
    history.push(withLength(2), withLength(3), lengthEdit(7)); // the same drag, but a file holds what was before
    QVERIFY(!history.isClean());
    QCOMPARE(history.undo(), withLength(2));
    QVERIFY(history.isClean());
}

void TestUndoHistory::dropsTheOldest()
{
    UndoHistory history(3);
    for (int length = 1; length < 6; ++length)
        history.push(withLength(length), withLength(length + 1), lengthEdit());
    int steps = 0;
    ScenarioSet last;
    for (; history.canUndo(); ++steps)
        last = history.undo();
    QCOMPARE(steps, 3);
    QCOMPARE(last, withLength(3));
    QVERIFY(!history.isClean()); // the state of the file is no longer within reach
}

void TestUndoHistory::losesTheSavedStateWithItsBranch()
{
    UndoHistory history;
    history.push(withLength(1), withLength(2), lengthEdit());
    history.setClean();
    QCOMPARE(history.undo(), withLength(1));
    history.push(withLength(1), withLength(5), lengthEdit());
    QVERIFY(!history.isClean()); // as many steps as the saved state, but not it
    QCOMPARE(history.undo(), withLength(1));
    QVERIFY(!history.isClean());
}

OCTOPLAN_TEST(TestUndoHistory);
#include "tst_undohistory.moc"
