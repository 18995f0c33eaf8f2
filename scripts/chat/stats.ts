import { writeFileSync } from 'node:fs'
import { chatMessages } from '#lib/assistant/messages'
import { chatStatistics } from '#lib/chat/statistics'
import { statisticsRows } from '#lib/chat/statistics-rows'
import { formatMessage } from '#lib/i18n/format-message'
import { csvOf } from '#lib/markup/csv'
import { printable, table } from '../leads/table.ts'
import type { Command } from './call.ts'
import { commandMessages } from './messages.ts'
import { sinceDays } from './since-days.ts'

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
    writeFileSync(options.csv, csvOf([[labels.figure, labels.value], ...all]), { mode: 0o600 })
    return console.log(`${commandMessages[language].saved} ${options.csv}`)
  }
  console.log(`${title}\n\n${table([labels.figure, labels.value], rows)}`)
  if (questions.length > 0) console.log(`\n${labels.unanswered}`)
  for (const [question = '', count = ''] of questions) console.log(`${count.padStart(5)}  ${printable(question)}`)
}
