/** `npm run chat -- <command>`: what people who answer look up and set. */
import { parseArgs } from 'node:util'
import { cannedAnswers } from '#lib/chat/canned-answers'
import { unansweredQuestions } from '#lib/chat/unanswered'
import { loadEnvFiles } from '#lib/config/env-files'
import { locales } from '#lib/i18n/locales'
import { closeAll } from '#lib/runtime/shutdown'
import { store } from '#lib/store/shared'

const help = `npm run chat -- gaps [--days 1 to 90]   what was asked and not answered
npm run chat -- canned                  short codes and what they stand for`

const { values, positionals } = parseArgs({ allowPositionals: true, options: { days: { type: 'string' } } })

function sinceDays(): { days: number; since: number } {
  const days = Number(values.days ?? 7)
  if (!(days > 0 && days <= 90)) throw new Error(help)
  return { days, since: Date.now() - days * 86_400_000 }
}

async function gaps(): Promise<void> {
  const { days, since } = sinceDays()
  const found = await unansweredQuestions(await store(), { since })
  console.log(`times  why           question (the last ${days} days; ${found.length} of them)`)
  for (const { times, why, text } of found) console.log(`${String(times).padStart(5)}  ${why.padEnd(12)}  ${text}`)
}

function canned(): void {
  for (const code of cannedAnswers('zh').keys()) {
    const texts = locales.map((language) => cannedAnswers(language).get(code)?.replace(/\s+/g, ' ') ?? '')
    console.log([`/${code}`, ...texts.map((text) => `    ${text}`)].join('\n'))
  }
}

const commands: Partial<Record<string, () => Promise<void> | void>> = { gaps, canned }

try {
  const command = commands[positionals[0] ?? '']
  if (!command) throw new Error(help)
  loadEnvFiles()
  await command()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
await closeAll('store')
