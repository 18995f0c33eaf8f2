import type { Bridge, Job } from '#lib/chat/bridge/bridge'
import type { Bounce } from '#lib/chat/bridge/email/bounce'
import { chatEmail, ratingEmail, returnedEmail } from '#lib/chat/bridge/email/chat-email'
import { type Mailbox, watchMailbox } from '#lib/chat/bridge/email/mailbox'
import { messageParts } from '#lib/chat/bridge/email/message-parts'
import {
  claimDue,
  dropRecipient,
  type Group,
  groupsBehind,
  settleBounced,
  settleGroup,
} from '#lib/chat/bridge/email/operator-emails'
import { type Answer, readAnswer } from '#lib/chat/bridge/email/read-answer'
import { replyAddresses } from '#lib/chat/bridge/email/reply-address'
import { emailEnds, emailId, namedByEmailId, sentAbout } from '#lib/chat/bridge/email/sent-emails'
import { knownMessages, saveLink, saveMessage } from '#lib/chat/bridge/links'
import { contextOf } from '#lib/chat/context'
import { findConversation } from '#lib/chat/conversation'
import { chatLimits } from '#lib/chat/limits'
import { readMessages } from '#lib/chat/read-messages'
import { recipientKey, worst } from '#lib/outbound/email-recipients'
import type { Outcome } from '#lib/outbound/outcome'
import { sendEmail, sendToEach } from '#lib/outbound/smtp'
import { log, reasonOf } from '#lib/runtime/log'
import { type Engine, isStoreFault } from '#lib/store/engine'
import type { ConversationRow } from '#lib/store/tables'

const name = 'email'
/** Everybody who writes from this mailbox is one contact. */
const contact = 'visitor'
const gatherMs = 120_000
/** Mail takes its time to be seen. */
const patienceMs = 15 * 60_000
const mostInEmail = 100
/** How often those are looked for who were put off. */
const lateEveryMs = 5_000

/** Runs a job from time to time, never twice at once. Gives back how to stop. */
function everyOften(job: () => Promise<void>, ms: number): () => Promise<void> {
  let running: Promise<void> | undefined
  const timer = setInterval(() => {
    running ??= job()
      .catch((error: unknown) => log('warn', 'email.late_fault', { reason: reasonOf(error) }))
      .finally(() => {
        running = undefined
      })
  }, ms)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await running
  }
}

interface Settings {
  smtp: string
  from: string
  operators: readonly string[]
  address: string
  secret: string
  mailbox: Mailbox
  timeScale: number
  /** Operators whose address was refused; the others have the email. */
  onRefused: (recipients: readonly string[], code: string) => void
  /** An email that is no chat's came back to this mailbox. */
  onOtherBounce: (engine: Engine, bounce: Bounce) => Promise<void>
}

/** People answer by mail: an email when a conversation begins, then one after each pause. */
export function emailBridge(settings: Settings): Bridge {
  const { smtp, from, operators, address, secret, mailbox, timeScale, onRefused, onOtherBounce } = settings
  const addresses = replyAddresses(address, secret)
  const domain = address.split('@').at(-1) ?? ''
  const mayAnswer = new Set(operators.map((operator) => operator.toLowerCase()))

  /** Brings some operators what they lack of a conversation, in one email. */
  async function mailGroup(
    engine: Engine,
    conversation: ConversationRow,
    { after, operators: to }: Group,
    context: Readonly<Record<string, unknown>>,
  ): Promise<{ results: Map<string, Outcome>; last: number }> {
    const { id, language, site } = conversation
    const known = await knownMessages(engine, name, id)
    const ends = emailEnds(known, id)
    const [first] = (await readMessages(engine, id, { after: 0, limit: 1 })).items
    const { items } = await readMessages(engine, id, { after, limit: mostInEmail })
    const last = items.at(-1)?.seq ?? after
    const latest = [...known].toSorted(([, one], [, other]) => one - other).at(-1)?.[0]
    const thread = [...(ends[0] ? [emailId(id, ends[0], domain)] : []), ...(latest ? [latest] : [])]
    const results = await sendToEach(
      { url: smtp, timeScale },
      {
        ...chatEmail({
          language,
          site,
          question: first?.text ?? '',
          isFirst: after === 0,
          messages: items,
          context,
        }),
        from,
        to: [...operators],
        replyTo: addresses.of(id),
        messageId: emailId(id, last, domain),
        ...(thread.length > 0 ? { inReplyTo: thread.at(-1), references: [...new Set(thread)] } : {}),
        headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': language },
      },
      to,
    )
    return { results, last }
  }

  /** An email that one operator has is on its way to a person; the others are tried again on their own (`mailLate`). */
  async function post({ engine, conversation, message }: Job): Promise<Outcome> {
    const { id } = conversation
    const mailed = emailEnds(await knownMessages(engine, name, id), id).at(-1) ?? 0
    // An earlier email brought it along.
    if (mailed >= message.seq) return { kind: 'delivered', code: '250' }
    // Known before it is sent: the answer may come at once.
    await saveLink(engine, { bridge: name, conversation_id: id, contact, external_id: id })
    const groups = await groupsBehind(engine, id, operators, { mailed, upTo: message.seq })
    const context = contextOf(message.ctx)
    const sent = []
    for (const group of groups) sent.push({ group, ...(await mailGroup(engine, conversation, group, context)) })
    const outcomes = sent.flatMap(({ results }) => [...results.values()])
    const isTaken = outcomes.some(({ kind }) => kind === 'delivered')
    for (const { group, results, last } of sent) {
      if ([...results.values()].some(({ kind }) => kind === 'delivered')) {
        const row = { bridge: name, external_id: emailId(id, last, domain), conversation_id: id, seq: last }
        await saveMessage(engine, row)
      }
      const { after } = group
      const now = Date.now()
      nameRefused(
        await settleGroup(engine, { conversationId: id, after, last, results, isTaken, timeScale, now }),
        results,
      )
    }
    return isTaken ? { kind: 'delivered', code: '250' } : worst(outcomes)
  }

  function nameRefused(refused: readonly string[], results: ReadonlyMap<string, Outcome>): void {
    if (refused.length === 0) return
    const code = [...results.values()].find(({ kind }) => kind !== 'delivered')?.code ?? ''
    log('error', 'email.refused', { code, recipients: refused.length })
    onRefused(refused, code)
  }

  /** An email that a server had taken came back: its receiver counts as refused, and a person is told. */
  async function takeBack(engine: Engine, bounce: Bounce): Promise<void> {
    const { messageId, recipient, code } = bounce
    const named = namedByEmailId(messageId)
    if (!named) return onOtherBounce(engine, bounce)
    const { conversationId, seq } = named
    const known = await knownMessages(engine, name, conversationId)
    const isOurs = known.has(messageId) && operators.some((operator) => recipientKey(operator) === recipient)
    if (!isOurs) return
    const after = emailEnds(known, conversationId).findLast((end) => end < seq) ?? 0
    await settleBounced(engine, { conversationId, recipient, after, code, now: Date.now() })
    log('error', 'email.refused', { code, recipients: 1 })
    onRefused([recipient], code)
  }

  /** Tries those again who were put off while others got the email. */
  async function mailLate(engine: Engine): Promise<void> {
    const isOperator = (recipient: string) => operators.find((operator) => recipientKey(operator) === recipient)
    for (const { subject_id: id, recipient, reached: after } of await claimDue(engine, Date.now(), timeScale)) {
      const conversation = await findConversation(engine, id)
      const operator = isOperator(recipient)
      if (!conversation || !operator) {
        await dropRecipient(engine, id, recipient)
        continue
      }
      const { results, last } = await mailGroup(engine, conversation, { after, operators: [operator] }, {})
      const now = Date.now()
      const sending = { conversationId: id, after, last, results, isTaken: true, timeScale, now }
      nameRefused(await settleGroup(engine, sending), results)
    }
  }

  /** Who answered must know that the visitor does not see it. What does not get through is not repeated. */
  async function returnToSender(
    engine: Engine,
    { conversationId, from: operator, messageId }: Extract<Answer, { kind: 'empty' }>,
    why: 'empty' | 'too_large',
  ): Promise<void> {
    // A store that was restored may not know the conversation: then nobody waits for the answer here.
    if (!(await findConversation(engine, conversationId))) return
    await sendEmail(
      { url: smtp, timeScale },
      {
        ...returnedEmail(why),
        from,
        to: [operator],
        replyTo: addresses.of(conversationId),
        inReplyTo: messageId,
        references: [messageId],
        headers: { 'Auto-Submitted': 'auto-replied' },
      },
    )
  }

  return {
    name,
    gatherMs: gatherMs * timeScale,
    patienceMs: patienceMs * timeScale,
    async push(job) {
      try {
        return await post(job)
      } catch (error) {
        if (isStoreFault(error)) return { kind: 'retry', code: 'STORE' }
        return { kind: 'retry', code: error instanceof Error ? error.name : 'FAULT' }
      }
    },
    async pushRating({ engine, conversation, rating }) {
      const { id, language } = conversation
      const [first] = (await readMessages(engine, id, { after: 0, limit: 1 })).items
      const latest = emailEnds(await knownMessages(engine, name, id), id).at(-1)
      const thread = latest === undefined ? undefined : emailId(id, latest, domain)
      const results = await sendToEach(
        { url: smtp, timeScale },
        {
          ...ratingEmail({ language, question: first?.text ?? '', rating }),
          from,
          to: [...operators],
          replyTo: addresses.of(id),
          ...(thread ? { inReplyTo: thread, references: [thread] } : {}),
          headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': language },
        },
        operators,
      )
      const outcomes = [...results.values()]
      return outcomes.find(({ kind }) => kind === 'delivered') ?? worst(outcomes)
    },
    listen(engine, receive) {
      const rules = {
        addresses,
        operators: mayAnswer,
        sent: async (id: string) => sentAbout(await engine(), name, id, [from, addresses.of(id)]),
      }
      const stopLate = everyOften(async () => mailLate(await engine()), lateEveryMs * timeScale)
      const stopWatching = watchMailbox(mailbox, { timeScale, to: `${address.split('@')[0]}+` }, engine, {
        async read(rawEmail, mayReply) {
          const answer = await readAnswer(rawEmail, rules)
          if (answer.kind !== 'said' && answer.kind !== 'closed') {
            log('info', 'email.left', { reason: answer.kind })
            if (answer.kind === 'empty' && mayReply) await returnToSender(await engine(), answer, 'empty')
            // What came back before the store began, or was restored, was told then.
            if (answer.kind === 'bounce' && mayReply) {
              for (const bounce of answer.bounces) await takeBack(await engine(), bounce)
            }
            return false
          }
          const externalConversation = answer.conversationId
          if (answer.kind === 'closed') await receive({ kind: 'resolved', externalConversation, contact })
          else {
            for (const [index, text] of messageParts(answer.text, chatLimits.text).entries()) {
              const externalId = index === 0 ? answer.messageId : `${answer.messageId}#${index + 1}`
              await receive({ kind: 'said', externalConversation, contact, externalId, text })
            }
          }
          return true
        },
        async leave(head, mayReply) {
          log('warn', 'email.left', { reason: 'too_large' })
          const answer = await readAnswer(head, rules)
          if (answer.kind === 'empty' && mayReply) await returnToSender(await engine(), answer, 'too_large')
        },
      })
      return async () => {
        await stopLate()
        await stopWatching()
      }
    },
  }
}
