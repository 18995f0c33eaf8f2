import { leftAddress } from '#lib/chat/answer-mail/left-address'
import { messageOfSubject } from '#lib/chat/bridge/outbox'
import { type FoundConversation, findByIdEnd, findConversations } from '#lib/chat/find-conversations'
import { lengthOfTime } from '#lib/chat/length-of-time'
import { messageOf } from '#lib/chat/message'
import { closeAsOperator } from '#lib/chat/operator-reply'
import { messagesOf } from '#lib/chat/read-messages'
import { signedUser, signedUserText } from '#lib/chat/signed-user'
import { answerSink } from '#lib/chat/sinks'
import type { Locale } from '#lib/i18n/locales'
import { namesPerson } from '#lib/people/same-person'
import { conversationsNaming } from '#lib/people/search'
import { keepLooking } from '../keep-looking.ts'
import { localTime } from '../leads/describe.ts'
import { printable, table } from '../leads/table.ts'
import { limitOf } from '../run-command.ts'
import type { Call, Command } from './call.ts'
import { commandMessages, helpOf } from './messages.ts'

function listRow({ waitsSince, said, saidAt, page, state, id }: FoundConversation, language: Locale): string[] {
  return [
    waitsSince === undefined ? '' : lengthOfTime(Date.now() - waitsSince, language),
    localTime(saidAt),
    page,
    commandMessages[language].states[state],
    said,
    id.slice(-12),
  ]
}

function print(found: readonly FoundConversation[], language: Locale, none: string): void {
  const { headings } = commandMessages[language]
  const rows = found.map((conversation) => listRow(conversation, language))
  console.log(rows.length > 0 ? table(headings, rows) : none)
}

/** The conversation that a word of a command names. */
export async function named({ engine, language }: Call, end: string | undefined): Promise<FoundConversation> {
  if (end === undefined) throw new Error(commandMessages[language].needsId)
  const id = await findByIdEnd(engine, end)
  const [found] = id ? await findConversations(engine, { waiting: false, ids: [id], limit: 1 }) : []
  if (!found) throw new Error(commandMessages[language].notFound + end)
  return found
}

/** `list`: who waits, for how long, on which page; with `--all` the newest conversations. */
export const list: Command = async ({ engine, language, options }) => {
  const { none, nobodyWaits } = commandMessages[language]
  const waiting = options.all !== true
  print(await findConversations(engine, { waiting, limit: limitOf(options) }), language, waiting ? nobodyWaits : none)
}

/** `search`: conversations in which somebody wrote this. */
export const search: Command = async ({ engine, language, words, options }) => {
  const sought = words.join(' ').trim()
  if (sought === '') throw new Error(helpOf(language))
  const ids = await conversationsNaming(engine, namesPerson({ words: sought }))
  const found = await findConversations(engine, { waiting: false, ids, limit: limitOf(options) })
  print(found, language, commandMessages[language].none)
}

/** `show`: one conversation, whole. */
export const show: Command = async (call) => {
  const { engine, language, words } = call
  const { id, visitor_id, created_at, waitsSince, state, page, site, language: visitors } = await named(call, words[0])
  const user = await signedUser(engine, visitor_id)
  const { fields, authors, states } = commandMessages[language]
  const waits =
    waitsSince === undefined ? '' : `${localTime(waitsSince)} (${lengthOfTime(Date.now() - waitsSince, language)})`
  const facts: [string, string][] = [
    [fields.begun, localTime(created_at)],
    [fields.waits, waits],
    [fields.state, states[state]],
    [fields.page, page],
    [fields.site, site],
    [fields.user, user ? signedUserText(user) : ''],
    [fields.language, visitors],
    [fields.email, (await leftAddress(engine, id)) ?? ''],
    [fields.mails, await mailsOf(call, id)],
    [fields.id, id],
  ]
  for (const [label, value] of facts) if (value) console.log(`${label}: ${printable(value)}`)
  const messages = messagesOf(engine.sql, id).orderBy('seq')
  for (const row of await engine.read(messages)) {
    const { author, text, created_at: at } = messageOf(row)
    console.log(`\n${localTime(at)}  ${authors[author]}\n  ${text.split('\n').map(printable).join('\n  ')}`)
  }
}

/** What became of the emails with a conversation's answers, in their order. */
async function mailsOf({ engine, language }: Call, id: string): Promise<string> {
  const { mailStates, readInWindow } = commandMessages[language]
  const jobs = engine.sql.selectFrom('delivery').select(['subject_id', 'state', 'last_code'])
  const rows = await engine.read(
    jobs.where('sink', '=', answerSink).where('subject_id', 'like', `${id}:%`).orderBy('created_at'),
  )
  return rows
    .map(({ subject_id, state, last_code }) => {
      const { seq } = messageOfSubject(subject_id)
      if (last_code === 'READ') return `${seq} ${readInWindow}`
      return `${seq} ${mailStates[state]} ${state === 'delivered' ? '' : (last_code ?? '')}`.trim()
    })
    .join(' · ')
}

/** `close`: the assistant has it again. */
export const close: Command = async (call) => {
  const { engine, language, words } = call
  if (words.length === 0) throw new Error(helpOf(language))
  const found: FoundConversation[] = []
  for (const word of words) found.push(await named(call, word))
  for (const conversation of found) {
    await closeAsOperator(engine, conversation, Date.now())
    console.log(commandMessages[language].closed + conversation.id.slice(-12))
  }
}

/** `watch`: who waits, and what they write, as it comes. */
export const watch: Command = async ({ engine, language }) => {
  const seen = new Set<string>()
  console.log(commandMessages[language].headings.join('  '))
  await keepLooking(async () => {
    for (const conversation of await findConversations(engine, { waiting: true, limit: 500 })) {
      const what = `${conversation.id} ${conversation.saidAt}`
      if (seen.has(what)) continue
      seen.add(what)
      console.log(listRow(conversation, language).map(printable).join('  '))
    }
  })
}
