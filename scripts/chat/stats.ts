import { writeFileSync } from 'node:fs'
import { chatStatistics } from '#lib/chat/statistics'
import { formatMessage } from '#lib/i18n/format-message'
import { csv } from '../leads/csv.ts'
import { printable, table } from '../leads/table.ts'
import type { Command } from './call.ts'
import { lengthOfTime } from './length-of-time.ts'
import { commandMessages } from './messages.ts'
import { sinceDays } from './since-days.ts'

const counted = [
  'conversations',
  'messages',
  'byAssistant',
  'byPerson',
  'byNobody',
  'waits',
  'waitsAnswered',
  'waitsOpen',
] as const
const rated = ['asked', 'satisfied', 'dissatisfied'] as const

/** `stats`: what happened in the chats of some days, as a table, or with `--csv` as a file. */
export const stats: Command = async ({ engine, language, options }) => {
  const { days, since } = sinceDays(options.days, language)
  const { stats: labels, saved } = commandMessages[language]
  const found = await chatStatistics(engine, { since })
  const times = found.firstAnswer
    ? (['median', 'ninth'] as const).map((name) => [
        labels[name],
        lengthOfTime(found.firstAnswer?.[name] ?? 0, language),
      ])
    : []
  const rows = [
    ...counted.map((name) => [labels[name], String(found[name])]),
    ...times,
    ...rated.map((name) => [labels[name], String(found[name])]),
  ]
  const questions = found.unanswered.map(({ text, times: count }) => [text, String(count)])
  const title = formatMessage(labels.title, { days })
  if (options.csv) {
    const all = [[title, ''], ...rows, ...(questions.length > 0 ? [[labels.unanswered, ''], ...questions] : [])]
    writeFileSync(options.csv, csv([labels.figure, labels.value], all), { mode: 0o600 })
    return console.log(`${saved} ${options.csv}`)
  }
  console.log(`${title}\n\n${table([labels.figure, labels.value], rows)}`)
  if (questions.length > 0) console.log(`\n${labels.unanswered}`)
  for (const [question = '', count = ''] of questions) console.log(`${count.padStart(5)}  ${printable(question)}`)
}
