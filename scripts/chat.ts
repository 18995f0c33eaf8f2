/** `npm run chat -- <command>`: what people who answer look up and set. */
import { parseArgs } from 'node:util'
import { awayNote, setAwayNote } from '#lib/chat/away-note'
import { cannedAnswers } from '#lib/chat/canned-answers'
import { momentIn } from '#lib/chat/office-time'
import { defaultZone, presenceAt, presenceLine } from '#lib/chat/presence'
import { satisfaction } from '#lib/chat/satisfaction'
import { unansweredQuestions } from '#lib/chat/unanswered'
import { loadEnvFiles } from '#lib/config/env-files'
import { environment } from '#lib/config/environment'
import { locales } from '#lib/i18n/locales'
import { closeAll } from '#lib/runtime/shutdown'
import { store } from '#lib/store/process-store'
import { commandLanguage } from './command-language.ts'
import { printable } from './leads/table.ts'
import { erase, exportPerson, find } from './people/commands.ts'
import { type PersonCall, personOptions, type WhomOptions } from './people/sought.ts'

const help = `npm run chat -- gaps [--days 1 to 90]   what was asked and not answered
npm run chat -- satisfaction [--days 1 to 90]   what visitors answered who were asked whether the conversation helped
npm run chat -- canned                  short codes and what they stand for
npm run chat -- away on [--until 2026-10-08 or 2026-10-08T13:30]   people are away whatever CHAT_HOURS says
npm run chat -- away off                people are back
npm run chat -- away                    how things stand

npm run chat -- find WHOM               what is stored of a person: enquiries, requests, files, conversations
npm run chat -- export FOLDER WHOM      the same as a folder that they can be handed
npm run chat -- erase WHOM              shows what would be deleted; with --yes deletes it
  WHOM: --email ADDRESS, --phone NUMBER, --words "TEXT", or ids and their ends as the lists show them`

interface Options extends WhomOptions {
  language?: string
  days?: string | undefined
  until?: string | undefined
}

function sinceDays({ days: given }: Options): { days: number; since: number } {
  const days = Number(given ?? 7)
  if (!(days > 0 && days <= 90)) throw new Error(help)
  return { days, since: Date.now() - days * 86_400_000 }
}

async function gaps(options: Options): Promise<void> {
  const { days, since } = sinceDays(options)
  const found = await unansweredQuestions(await store(), { since })
  console.log(`times  why           question (the last ${days} days; ${found.length} of them)`)
  for (const { times, why, text } of found) console.log(`${String(times).padStart(5)}  ${why.padEnd(12)}  ${text}`)
}

async function ratings(options: Options): Promise<void> {
  const { days, since } = sinceDays(options)
  const { asked, satisfied, dissatisfied, comments } = await satisfaction(await store(), { since })
  console.log(`the last ${days} days: ${asked} asked, ${satisfied} satisfied, ${dissatisfied} not satisfied`)
  for (const { satisfied: isGood, text, at } of comments)
    console.log(
      `${new Date(at).toISOString().slice(0, 10)}  ${isGood ? 'yes' : 'no '}  ${printable(text.replace(/\s+/g, ' '))}`,
    )
}

function canned(): void {
  for (const code of cannedAnswers('zh').keys()) {
    const texts = locales.map((language) => cannedAnswers(language).get(code)?.replace(/\s+/g, ' ') ?? '')
    console.log([`/${code}`, ...texts.map((text) => `    ${text}`)].join('\n'))
  }
}

async function away({ until: wanted }: Options, state?: string): Promise<void> {
  const engine = await store()
  const { CHAT_HOURS } = environment()
  const zone = CHAT_HOURS?.zone ?? defaultZone
  if (state === 'on') {
    const until = wanted === undefined ? null : momentIn(zone, wanted)
    if (until !== null && !(until > Date.now())) throw new Error(`--until ${wanted}: a day or a time to come, ${zone}`)
    await setAwayNote(engine, { until })
  } else if (state === 'off') await setAwayNote(engine, undefined)
  else if (state !== undefined) throw new Error(help)
  const now = Date.now()
  const presence = presenceAt(now, CHAT_HOURS, await awayNote(engine, now))
  for (const language of locales)
    console.log(presenceLine(presence, language, now) ?? 'CHAT_HOURS is unset: visitors read nothing')
}

type Command = (options: Options, ...words: string[]) => Promise<void> | void

/** A command that is about a person, whatever they sent. */
const ofPerson =
  (command: (call: PersonCall) => Promise<void>): Command =>
  async ({ language, ...options }, ...ids) =>
    command({ engine: await store(), language: commandLanguage(language), ids, options })

const commands: Partial<Record<string, Command>> = {
  gaps,
  canned,
  away,
  satisfaction: ratings,
  find: ofPerson(find),
  export: ofPerson(exportPerson),
  erase: ofPerson(erase),
}

async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { ...personOptions, days: { type: 'string' }, until: { type: 'string' }, help: { type: 'boolean' } },
  })
  const [name = 'help', ...words] = positionals
  if (values.help || name === 'help') return console.log(help)
  const command = commands[name]
  if (!command) throw new Error(`${name}?\n\n${help}`)
  loadEnvFiles()
  await command(values, ...words)
}

try {
  await run()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
await closeAll('store')
