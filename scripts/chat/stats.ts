import { chatMessages } from '#lib/assistant/messages'
import { chatLetter } from '#lib/chat/letter/chat-letter'
import { letterFigures } from '#lib/chat/letter/letter-figures'
import { letterZone } from '#lib/chat/letter/letter-sink'
import { newestWeek } from '#lib/chat/letter/letter-week'
import { chatStatistics } from '#lib/chat/statistics'
import { statisticsRows } from '#lib/chat/statistics-rows'
import { environment } from '#lib/config/environment'
import { formatMessage } from '#lib/i18n/format-message'
import type { Locale } from '#lib/i18n/locales'
import { csvOf } from '#lib/markup/csv'
import { printable, table } from '../leads/table.ts'
import { writePrivateFile } from '../private-file.ts'
import type { Command } from './call.ts'
import { commandMessages, helpOf } from './messages.ts'

/** `stats`: what happened in the chats of some days, as a table, or with `--csv` as a file. */
export const stats: Command = async ({ engine, language, options }) => {
  const { days, since } = sinceDays(options.days, language)
  const labels = chatMessages[language].ChatStatistics
  const found = await chatStatistics(engine, { since })
  const rows = statisticsRows(found, language)
  const questions = found.unanswered.map(({ text, times: count }) => [text, String(count)])
  const title = formatMessage(labels.title, { days })
  if (options.csv) {
    const all = [[title, ''], ...rows, ...(questions.length > 0 ? [[labels.unanswered, ''], ...questions] : [])]
    writePrivateFile(options.csv, csvOf([[labels.figure, labels.value], ...all]))
    return console.log(`${commandMessages[language].saved} ${options.csv}`)
  }
  console.log(`${title}\n\n${table([labels.figure, labels.value], rows)}`)
  if (questions.length > 0) console.log(`\n${labels.unanswered}`)
  for (const [question = '', count = ''] of questions) console.log(`${count.padStart(5)}  ${printable(question)}`)
}

/** The days that a command looks back on, a week unless `--days` says otherwise, and when they began. */
export function sinceDays(given: string | undefined, language: Locale): { days: number; since: number } {
  const days = Number(given ?? 7)
  if (!(days > 0 && days <= 90)) throw new Error(helpOf(language))
  return { days, since: Date.now() - days * 86_400_000 }
}

/** `letter`: last week's report, as it is mailed. */
export const letter: Command = async ({ engine, language }) => {
  const zone = letterZone(environment())
  const { subject, text } = chatLetter(await letterFigures(engine, newestWeek(Date.now(), zone), zone), [language])
  console.log(`${subject}\n\n${text}`)
}
