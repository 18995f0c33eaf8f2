import { chatMessages } from '#lib/assistant/messages'
import { lengthOfTime } from '#lib/chat/length-of-time'
import { barsDrawing } from '#lib/chat/letter/bars'
import type { LetterFigures } from '#lib/chat/letter/letter-figures'
import { dayAfter } from '#lib/chat/letter/letter-week'
import { statisticsRows } from '#lib/chat/statistics-rows'
import { readEntries } from '#lib/entries/read-entries'
import { formatMessage } from '#lib/i18n/format-message'
import { dateTag, type Locale } from '#lib/i18n/locales'
import { colours } from '#lib/markup/colours'
import { html } from '#lib/markup/html'

const mostTopics = 8

const dayText = (day: string, language: Locale, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(dateTag[language], { timeZone: 'UTC', ...options }).format(Date.parse(`${day}T00:00Z`))

/** The report's texts in one language. */
function said({ week, now, before, weeks, days, topics, others }: LetterFigures, language: Locale) {
  const words = chatMessages[language].ChatLetter
  const { byAssistant, byPerson, byNobody } = chatMessages[language].ChatStatistics
  const date = { month: language === 'zh' ? 'long' : 'short', day: 'numeric' } as const
  const span = { from: dayText(week.first, language, date), to: dayText(dayAfter(week.monday, -1), language, date) }
  const rows = statisticsRows(now, language)
  const earlier = new Map(statisticsRows(before, language))
  const titles = new Map(readEntries('faq', language).map(({ slug, title }) => [slug, title]))
  const named = topics.flatMap(({ entry, times }) => {
    const title = titles.get(entry)
    return title ? [{ title, times }] : []
  })
  const shown = named.slice(0, mostTopics)
  const unnamed =
    others + topics.reduce((sum, { times }) => sum + times, 0) - shown.reduce((sum, { times }) => sum + times, 0)
  const lines = [
    ...shown.map(({ title, times }) => formatMessage(words.topic, { title, count: times })),
    ...(unnamed > 0 ? [formatMessage(words.others, { count: unnamed })] : []),
  ]
  const short = { weekday: 'short', day: 'numeric' } as const
  const pictures = [
    {
      title: words.days,
      drawing: barsDrawing(
        words.days,
        [byAssistant, byPerson, byNobody],
        days.map(({ day, figures }) => ({
          label: dayText(day, language, short),
          parts: [figures.byAssistant, figures.byPerson, figures.byNobody],
          value: String(figures.conversations),
        })),
      ),
      text: days
        .map(({ day, figures }) => `${dayText(day, language, short)} ${figures.conversations}`)
        .join(words.comma),
    },
    ...(weeks.some(({ figures }) => figures.firstAnswer)
      ? [
          {
            title: words.answers,
            drawing: barsDrawing(
              words.answers,
              [],
              weeks.map(({ first, figures }) => ({
                label: dayText(first, language, date),
                parts: [figures.firstAnswer?.median ?? 0],
                value: figures.firstAnswer ? lengthOfTime(figures.firstAnswer.median, language) : '–',
              })),
            ),
            text: weeks
              .map(({ figures }) => (figures.firstAnswer ? lengthOfTime(figures.firstAnswer.median, language) : '–'))
              .join(words.comma),
          },
        ]
      : []),
  ]
  return { words, span, rows, earlier, lines: lines.length > 0 ? lines : [words.noTopics], pictures }
}

/** A week of the chat as an email: complete as text, and as HTML with drawings and their numbers. */
export function chatLetter(figures: LetterFigures, languages: readonly Locale[]) {
  const parts = languages.map((language) => ({ language, ...said(figures, language) }))
  const text = parts.map(({ words, span, rows, earlier, lines, pictures }) =>
    [
      formatMessage(words.lead, span),
      rows
        .map(([name, value]) => formatMessage(words.figure, { name, value, before: earlier.get(name) ?? '–' }))
        .join('\n'),
      ...pictures.map(({ title, text: numbers }) => `${title}\n${numbers}`),
      ...(pictures.length < 2 ? [words.noAnswers] : []),
      [words.topics, ...lines].join('\n'),
      words.more,
    ].join('\n\n'),
  )
  const bodies = parts.map(
    ({ language, words, span, rows, earlier, lines, pictures }) => html`<div lang="${dateTag[language]}">
<p>${formatMessage(words.lead, span)}</p>
<table cellpadding="6" style="border-collapse:collapse"><tr><td></td><th style="text-align:right">${words.week}</th><th style="text-align:right">${words.before}</th></tr>${rows.map(
      ([name, value]) =>
        html`<tr style="border-top:1px solid ${colours.mist}"><th style="text-align:left;font-weight:normal">${name}</th><td style="text-align:right">${value}</td><td style="text-align:right;color:${colours.slate}">${earlier.get(name) ?? '–'}</td></tr>`,
    )}</table>
${pictures.map(({ title, text: numbers }, index) => html`<h2 style="font-size:16px">${title}</h2><p><img src="cid:${pictureId(language, index)}" alt="" width="560"></p><p style="color:${colours.slate}">${numbers}</p>`)}
<h2 style="font-size:16px">${words.topics}</h2><ul>${lines.map((line) => html`<li>${line}</li>`)}</ul>
<p style="color:${colours.slate}">${words.more}</p></div>`,
  )
  const [first] = parts
  return {
    subject: first ? formatMessage(first.words.subject, first.span) : '',
    text: text.join('\n\n――――\n\n'),
    html: bodies.map((body) => body.html).join('<hr>'),
    attachments: parts.flatMap(({ language, pictures }) =>
      pictures.map(({ drawing }, index) => ({
        filename: `${pictureId(language, index)}.svg`,
        contentType: 'image/svg+xml',
        content: drawing,
        cid: pictureId(language, index),
        contentDisposition: 'inline' as const,
      })),
    ),
  }
}

const pictureId = (language: Locale, index: number) => `chat-${language}-${index + 1}`
