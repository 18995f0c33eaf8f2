import { environment } from '#lib/config/environment'
import { type DataRequest, type DenialReason, dataRequestStates, denialReasons } from '#lib/data-requests/data-request'
import { approve, deny, requesterSink } from '#lib/data-requests/decide'
import { downloadsOf, findRequest, listRequests, requestById } from '#lib/data-requests/find-requests'
import { linkQuery } from '#lib/data-requests/links'
import { requesterEmail } from '#lib/data-requests/requester-email'
import { sinkNames } from '#lib/delivery/sinks'
import type { Engine } from '#lib/store/engine'
import { localTime } from '../leads/describe.ts'
import { printable, table } from '../leads/table.ts'
import {
  type Call as AnyCall,
  type Command as AnyCommand,
  commonOptions,
  limitOf,
  type Values,
} from '../run-command.ts'
import { commandMessages } from './messages.ts'

/** What the command line of `npm run datasets` takes. */
export const options = {
  ...commonOptions,
  state: { type: 'string' },
  limit: { type: 'string' },
  note: { type: 'string' },
  reason: { type: 'string' },
} as const

type Call = AnyCall<Values<typeof options>>
type Command = AnyCommand<Values<typeof options>>

const mostOfNote = 2000

const hasMail = () => sinkNames(environment(), 'dataset').includes(requesterSink)
const hasFiles = () => Boolean(environment().DATASET_FOLDER ?? environment().DATASET_BUCKET_URL)
const time = (at: number | undefined) => (at === undefined ? '' : localTime(at))

async function named({ engine, language, words }: Call): Promise<DataRequest[]> {
  const messages = commandMessages[language]
  const found: DataRequest[] = []
  for (const number of words) {
    const request = await findRequest(engine, number)
    if (!request) throw new Error(messages.notFound + number)
    found.push(request)
  }
  if (found.length === 0) throw new Error(messages.help.join('\n'))
  return found
}

async function letterOf(engine: Engine, request: DataRequest): Promise<string> {
  const links = hasFiles() && request.state === 'approved' ? await linkQuery(engine, request) : undefined
  const { subject, text } = requesterEmail(request, { answerDays: environment().DATASET_ANSWER_DAYS, links })
  return `${subject}\n\n${text}`
}

const list: Command = async ({ engine, language, options }) => {
  const messages = commandMessages[language]
  const { state } = options
  const wanted = dataRequestStates.find((known) => known === state)
  if (state && !wanted) throw new Error(`--state ${state}?  --state ${dataRequestStates.join('|')}`)
  const requests = await listRequests(engine, { state: wanted, limit: limitOf(options) })
  const rows = requests.map(({ receivedAt, dataset, name, organisation, email, state: is, id }) => [
    localTime(receivedAt),
    dataset,
    name,
    organisation,
    email,
    messages.states[is],
    id.slice(-12),
  ])
  console.log(rows.length > 0 ? table(messages.headings, rows) : messages.none)
}

const show: Command = async (call) => {
  const { engine, language } = call
  const messages = commandMessages[language]
  for (const request of await named(call)) {
    const { receivedAt, decidedAt, linksUntil, state, resends, reason = '', ...rest } = request
    const values: Record<keyof typeof messages.columns, string> = {
      ...rest,
      reason,
      received: time(receivedAt),
      state: messages.states[state],
      decided: time(decidedAt),
      until: time(linksUntil),
      resends: resends > 0 ? String(resends) : '',
    }
    for (const [column, label] of Object.entries(messages.columns)) {
      const value = Object.entries(values).find(([name]) => name === column)?.[1]
      if (value) console.log(`${label}: ${value.split('\n').map(printable).join('\n  ')}`)
    }
    const downloads = await downloadsOf(engine, request.id)
    if (downloads.length > 0) console.log(`\n${messages.downloads}`)
    for (const { file, whole, parts, last_at } of downloads)
      console.log(`  ${printable(file)}: ${messages.whole} ${whole}, ${messages.parts} ${parts}, ${localTime(last_at)}`)
    console.log(`\n${messages.letter}\n${await letterOf(engine, request)}`)
  }
}

function noteOf({ language, options: { note = '' } }: Call): string {
  if (note.length > mostOfNote) throw new Error(commandMessages[language].noteTooLong)
  return note.trim()
}

/** Decides each named request; none when one of them cannot be decided. */
async function decideAll(
  call: Call,
  said: 'approved' | 'denied',
  decide: (id: string) => Promise<void>,
): Promise<void> {
  const { engine, language } = call
  const messages = commandMessages[language]
  const requests = await named(call)
  const gone = requests.find(({ state }) => state === 'withdrawn')
  if (gone) throw new Error(messages.isWithdrawn + gone.id)
  for (const { id } of requests) {
    await decide(id)
    console.log(messages[said] + id)
    const decided = await requestById(engine, id)
    console.log(
      hasMail() || !decided
        ? messages.queued
        : `${messages.noMail}\n\n${decided.email}\n${await letterOf(engine, decided)}`,
    )
  }
}

const approveNamed: Command = (call) => {
  const note = noteOf(call)
  if (!hasFiles() && !note) throw new Error(commandMessages[call.language].needsNote)
  const { DATASET_LINK_HOURS: hours } = environment()
  const { engine } = call
  return decideAll(call, 'approved', (id) =>
    approve({ engine, id, now: Date.now(), hasMail: hasMail() }, { hours, note }),
  )
}

function reasonOf({ language, options }: Call): DenialReason {
  const reason = denialReasons.find((known) => known === options.reason)
  if (!reason) throw new Error(commandMessages[language].needsReason + denialReasons.join(' '))
  return reason
}

const denyNamed: Command = (call) => {
  const [reason, note] = [reasonOf(call), noteOf(call)]
  if (reason === 'other' && !note) throw new Error(commandMessages[call.language].otherNeedsNote)
  const { engine } = call
  return decideAll(call, 'denied', (id) => deny({ engine, id, now: Date.now(), hasMail: hasMail() }, { reason, note }))
}

export const commands: Readonly<Record<string, Command>> = { list, show, approve: approveNamed, deny: denyNamed }
