/** `npm run chat -- gaps [--days 7]`: what visitors asked the assistant and were not answered, so that its knowledge grows. */
import { parseArgs } from 'node:util'
import { unansweredQuestions } from '#lib/chat/unanswered'
import { loadEnvFiles } from '#lib/config/env-files'
import { closeAll } from '#lib/runtime/shutdown'
import { store } from '#lib/store/shared'

const { values, positionals } = parseArgs({ allowPositionals: true, options: { days: { type: 'string' } } })
const days = Number(values.days ?? 7)

try {
  if (positionals[0] !== 'gaps' || !(days > 0 && days <= 90)) throw new Error('npm run chat -- gaps [--days 1 to 90]')
  loadEnvFiles()
  const gaps = await unansweredQuestions(await store(), { since: Date.now() - days * 86_400_000 })
  console.log(`times  why           question (the last ${days} days; ${gaps.length} of them)`)
  for (const { times, why, text } of gaps) console.log(`${String(times).padStart(5)}  ${why.padEnd(12)}  ${text}`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
await closeAll('store')
