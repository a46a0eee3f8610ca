// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/steadyheader.h"

#include <QEvent>

namespace octoplan {

void SteadyHeader::setModel(QAbstractItemModel* newModel)
{
    if (QAbstractItemModel* old = model()) {
        disconnect(old, &QAbstractItemModel::modelReset, this, &SteadyHeader::forget);
        disconnect(old, &QAbstractItemModel::headerDataChanged, this, &SteadyHeader::forget);
    }
    QHeaderView::setModel(newModel);
    forget();
    if (!newModel)
        return;
    connect(newModel, &QAbstractItemModel::modelReset, this, &SteadyHeader::forget);
    connect(newModel, &QAbstractItemModel::headerDataChanged, this, &SteadyHeader::forget);
}

void SteadyHeader::forget() { m_hint = QSize(); }

QSize SteadyHeader::sizeHint() const
{
    if (!m_hint.isValid())
        m_hint = QHeaderView::sizeHint();
    return m_hint;
}

void SteadyHeader::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        forget();
    QHeaderView::changeEvent(event);
}

} // namespace octoplan
