// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "dialogs/reportdialog.h"

#include "dialogs/pagepreview.h"
#include "theme/typescale.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

namespace octoplan {

namespace {

constexpr int optionsWidth = 240;

struct SectionRow {
    ReportSection section;
    const char* text;
};

constexpr std::array sectionRows{
    SectionRow{ReportSection::Decision, QT_TRANSLATE_NOOP("octoplan::ReportDialog", "&Decision")},
    SectionRow{ReportSection::TimeAndCost, QT_TRANSLATE_NOOP("octoplan::ReportDialog", "&Time and cost")},
    SectionRow{ReportSection::Plans, QT_TRANSLATE_NOOP("octoplan::ReportDialog", "Plans and &memory")},
    SectionRow{ReportSection::Assumptions, QT_TRANSLATE_NOOP("octoplan::ReportDialog", "&Assumptions and sources")},
};

QLabel* heading(const QString& text, QWidget* parent)
{
    auto* label = new QLabel(text, parent);
    label->setFont(styled(parent->font(), TextStyle::Strong));
    return label;
}

} // namespace

ReportDialog::ReportDialog(const Outputs& outputs, const ReportWishes& wishes, const QString& printingFault,
                           QWidget* parent)
    : QDialog(parent)
    , m_outputs(outputs)
    , m_wishes(wishes)
    , m_language(new QComboBox(this))
    , m_paper(new QComboBox(this))
    , m_note(new QLabel(this))
    , m_save(new QPushButton(tr("&Export PDF…"), this))
    , m_print(new QPushButton(tr("&Print…"), this))
    , m_canPrint(printingFault.isEmpty())
    , m_preview(new PagePreview(this))
{
    setWindowTitle(tr("Export PDF"));
    resize(980, 640);
    auto* options = new QWidget(this);
    options->setFixedWidth(optionsWidth);
    auto* column = new QVBoxLayout(options);
    column->setContentsMargins({});
    addSections(*column);
    addChoices(*column);
    column->addStretch(1);
    m_note->setWordWrap(true);
    column->addWidget(m_note);
    auto* body = new QHBoxLayout;
    body->setSpacing(16);
    body->addWidget(options);
    body->addWidget(m_preview, 1);
    auto* all = new QVBoxLayout(this);
    all->addLayout(body, 1);
    all->addWidget(buttonRow(printingFault));
    m_save->setDefault(true);
    refresh();
}

void ReportDialog::preferPrinting()
{
    setWindowTitle(tr("Print"));
    if (m_canPrint)
        m_print->setDefault(true);
}

void ReportDialog::addSections(QVBoxLayout& column)
{
    column.addWidget(heading(tr("Pages"), this));
    for (const SectionRow& row : sectionRows) {
        auto* box = new QCheckBox(tr(row.text), this);
        box->setChecked(m_wishes.sections.contains(row.section));
        column.addWidget(box);
        connect(box, &QCheckBox::toggled, this, [this, section = row.section](bool on) {
            on ? void(m_wishes.sections.insert(section)) : void(m_wishes.sections.erase(section));
            refresh();
        });
    }
}

void ReportDialog::addChoices(QVBoxLayout& column)
{
    const auto add = [&column, this](const QString& title, QComboBox* box, const QStringList& texts, int current) {
        QLabel* label = heading(title, this);
        label->setBuddy(box);
        column.addSpacing(8);
        column.addWidget(label);
        column.addWidget(box);
        box->addItems(texts);
        box->setCurrentIndex(current);
        box->setAccessibleName(label->text().remove(u'&'));
    };
    add(tr("&Language"), m_language, {nativeName(Language::English), nativeName(Language::Chinese)},
        static_cast<int>(m_wishes.language));
    add(tr("Pa&per"), m_paper, {tr("A4"), tr("US Letter")}, static_cast<int>(m_wishes.paper));
    connect(m_language, &QComboBox::currentIndexChanged, this, [this](int index) {
        m_wishes.language = static_cast<Language>(index);
        refresh();
    });
    connect(m_paper, &QComboBox::currentIndexChanged, this, [this](int index) {
        m_wishes.paper = static_cast<print::Paper>(index);
        refresh();
    });
}

QWidget* ReportDialog::buttonRow(const QString& printingFault)
{
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    buttons->addButton(m_save, QDialogButtonBox::ActionRole);
    buttons->addButton(m_print, QDialogButtonBox::ActionRole);
    m_print->setToolTip(printingFault);
    m_print->setAccessibleDescription(printingFault);
    connect(m_save, &QPushButton::clicked, this, &ReportDialog::saveRequested);
    connect(m_print, &QPushButton::clicked, this, &ReportDialog::printRequested);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    return buttons;
}

void ReportDialog::refresh()
{
    const bool any = !m_wishes.sections.empty();
    m_pages = any ? m_outputs.report(m_wishes) : nullptr;
    m_preview->setPages(m_pages);
    QStringList notes{any ? tr("%n page(s)", nullptr, m_pages->count()) : tr("Choose at least one part.")};
    if (!m_print->toolTip().isEmpty())
        notes << m_print->toolTip();
    m_note->setText(notes.join(u'\n'));
    m_save->setEnabled(any);
    m_print->setEnabled(any && m_canPrint);
}

} // namespace octoplan
