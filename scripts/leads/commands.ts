import { mkdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { environment } from '#lib/config/environment'
import { sinkNames } from '#lib/delivery/sinks'
import { leadKinds } from '#lib/forms/kinds'
import { purge } from '#lib/leads/erase'
import { type FoundLead, findLead, findLeads } from '#lib/leads/find-leads'
import { leadStates } from '#lib/leads/lead-states'
import { redrive, release } from '#lib/leads/redrive'
import { waterOfLead } from '#lib/leads/water-of-lead'
import { csvOf } from '#lib/markup/csv'
import { keepLooking } from '../keep-looking.ts'
import { erase, find, saveErasures } from '../people/commands.ts'
import { writePrivateFile } from '../private-file.ts'
import { limitOf } from '../run-command.ts'
import { backup, newKeys } from './backup.ts'
import type { Call, Command } from './call.ts'
import { describe, listRow, localTime, startOfDay } from './describe.ts'
import { commandMessages, helpOf } from './messages.ts'
import { printable, table } from './table.ts'

const everything = 1_000_000

/** A word of a list, or a sentence that says which there are. */
function oneOf(option: string, given: string | undefined, words: readonly string[]): void {
  if (given !== undefined && !words.includes(given))
    throw new Error(`--${option} ${given}?  --${option} ${words.join('|')}`)
}

async function chosen({ engine, options }: Call, limit: number): Promise<FoundLead[]> {
  const since = options.since === undefined ? undefined : startOfDay(options.since)
  oneOf('kind', options.kind, leadKinds)
  oneOf('state', options.state, leadStates)
  const leads = await findLeads(engine, { kind: options.kind, email: options.email, since, newestFirst: true, limit })
  return options.state ? leads.filter(({ state }) => state === options.state) : leads
}

async function named(call: Call): Promise<FoundLead[]> {
  const leads: FoundLead[] = []
  for (const name of call.words) {
    const lead = await findLead(call.engine, name)
    if (!lead) throw new Error(commandMessages[call.language].notFound + name)
    leads.push(lead)
  }
  if (leads.length === 0) throw new Error(helpOf(call.language))
  return leads
}

const list: Command = async (call) => {
  const { language, options } = call
  const messages = commandMessages[language]
  const limit = limitOf(options)
  const leads = (await chosen(call, options.state ? everything : limit)).slice(0, limit)
  console.log(
    leads.length > 0
      ? table(
          messages.headings,
          leads.map((lead) => listRow(lead, language)),
        )
      : messages.none,
  )
}

const show: Command = async (call) => {
  const { engine, language, options } = call
  for (const lead of await named(call)) {
    for (const [label, value] of describe(lead, language)) {
      if (value) console.log(`${label}: ${value.split('\n').map(printable).join('\n  ')}`)
    }
    const { sql } = engine
    for (const delivery of lead.deliveries) {
      console.log(
        `\n${commandMessages[language].attempts} · ${delivery.sink}: ${delivery.state} ${delivery.last_code ?? ''}`,
      )
      const { recipients } = lead
      for (const { recipient, state, code } of recipients.filter(({ subject_id }) => subject_id === delivery.id)) {
        console.log(`  ${recipient}: ${commandMessages[language].recipients[state]} ${code}`)
      }
      const attempts = sql
        .selectFrom('delivery_attempt')
        .selectAll()
        .where('delivery_id', '=', delivery.id)
        .orderBy('n')
      for (const { n, started_at, finished_at, outcome, code } of await engine.read(attempts)) {
        console.log(`  ${n}. ${localTime(started_at)}  ${outcome} ${code}  ${finished_at - started_at} ms`)
      }
    }
    if (options.save) await saveFiles(call, lead, options.save)
  }
}

/** A lead's files, and the picture of the water that came with it. */
async function saveFiles({ engine, language }: Call, lead: FoundLead, folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true })
  const files = engine.sql.selectFrom('attachment').select(['name', 'bytes']).where('lead_id', '=', lead.id)
  const water = waterOfLead(lead)
  const picture = water ? [{ name: water.name, bytes: Buffer.from(water.svg) }] : []
  for (const { name, bytes } of [...(await engine.read(files)), ...picture]) {
    const file = join(folder, `${lead.id.slice(-12)}-${basename(name)}`)
    writePrivateFile(file, bytes)
    console.log(`${commandMessages[language].saved} ${file}`)
  }
}

const exportCsv: Command = async (call) => {
  const { language, words } = call
  const leads = await chosen(call, everything)
  const rows = leads.map((lead) => describe(lead, language))
  const headings = rows[0]?.map(([label]) => label)
  if (!headings) return console.log(commandMessages[language].none)
  const file = words[0] ?? `leads-${localTime(Date.now()).slice(0, 10)}.csv`
  writePrivateFile(file, csvOf([headings, ...rows.map((row) => row.map(([, value]) => value))]))
  console.log(`${leads.length} ${commandMessages[language].exported} ${file}`)
}

const retry: Command = async (call) => {
  const { engine, language, options } = call
  const messages = commandMessages[language]
  const leads = options.all
    ? await chosen({ ...call, options: { ...options, state: 'attention' } }, everything)
    : await named(call)
  let count = 0
  for (const lead of leads) {
    if (lead.state === 'held') throw new Error(messages.isHeld + lead.id)
    count += await redrive(engine, lead, sinkNames(environment(), lead.kind), Date.now())
  }
  console.log(`${count} ${messages.due}`)
}

const releaseHeld: Command = async (call) => {
  let count = 0
  for (const lead of await named(call))
    count += await release(call.engine, lead, sinkNames(environment(), lead.kind), Date.now())
  console.log(`${count} ${commandMessages[call.language].due}`)
}

const watch: Command = async ({ engine, language }) => {
  const seen = new Set<string>()
  let since = Date.now() - 3_600_000
  console.log(commandMessages[language].headings.join('  '))
  await keepLooking(async () => {
    for (const lead of await findLeads(engine, { since, newestFirst: false, limit: 500 })) {
      if (seen.has(lead.id)) continue
      seen.add(lead.id)
      console.log(listRow(lead, language).map(printable).join('  '))
      // Two instances' clocks may differ: the last minute is read again.
      since = Math.max(since, lead.receivedAt - 60_000)
    }
  })
}

const purgeOld: Command = async ({ engine, language }) => {
  const count = await purge(engine, Date.now(), environment().LEADS_RETENTION_DAYS)
  console.log(`${count} ${commandMessages[language].erased}`)
}

export const commands: Readonly<Record<string, Command>> = {
  list,
  show,
  export: exportCsv,
  retry,
  release: releaseHeld,
  watch,
  find,
  erase,
  erasures: saveErasures,
  purge: purgeOld,
  backup,
  'new-keys': newKeys,
}
