// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/segmentedchoice.h"

#include "widgets/segment.h"

#include <QButtonGroup>
#include <QHBoxLayout>

namespace octoplan {

SegmentedChoice::SegmentedChoice(QWidget* parent)
    : QWidget(parent)
    , m_group(new QButtonGroup(this))
{
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins({});
    row->setSpacing(0);
    m_group->setExclusive(true);
    // Arrow keys check a button without a click.
    connect(m_group, &QButtonGroup::idToggled, this, [this](int id, bool on) {
        if (on)
            emit chosen(id);
    });
}

void SegmentedChoice::setOptions(const QStringList& texts)
{
    for (int i = count(); i < texts.size(); ++i) {
        auto* segment = new Segment(this);
        m_group->addButton(segment, i);
        layout()->addWidget(segment);
    }
    for (int i = 0; i < texts.size(); ++i) {
        auto* segment = static_cast<Segment*>(m_group->button(i));
        segment->setText(texts[i]);
        segment->setEnds(i == 0, i + 1 == texts.size());
    }
}

void SegmentedChoice::setOptionHints(const QStringList& hints)
{
    for (int i = 0; i < count() && i < hints.size(); ++i) {
        m_group->button(i)->setToolTip(hints[i]);
        m_group->button(i)->setAccessibleDescription(hints[i]);
    }
}

void SegmentedChoice::setCurrent(int index)
{
    if (index == current() || !m_group->button(index))
        return;
    const QSignalBlocker quiet(m_group);
    m_group->button(index)->setChecked(true);
}

void SegmentedChoice::setLabel(const QString& label) { setAccessibleName(label); }

int SegmentedChoice::current() const { return m_group->checkedId(); }

int SegmentedChoice::count() const { return static_cast<int>(m_group->buttons().size()); }

QWidget* SegmentedChoice::option(int index) const { return m_group->button(index); }

} // namespace octoplan
