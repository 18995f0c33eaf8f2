import type { SendMailOptions } from 'nodemailer'
import type { Job, RatingJob } from '#lib/chat/bridge/bridge'
import { knownMessages, saveLink, saveMessage } from '#lib/chat/bridge/bridge-links'
import { attachmentsOf } from '#lib/chat/bridge/email/attachments'
import type { Bounce } from '#lib/chat/bridge/email/bounce'
import { chatEmail, ratingEmail } from '#lib/chat/bridge/email/chat-email'
import {
  claimDue,
  dropRecipient,
  type Group,
  groupsBehind,
  settleBounced,
  settleGroup,
} from '#lib/chat/bridge/email/operator-emails'
import type { ReplyAddresses } from '#lib/chat/bridge/email/reply-address'
import { emailEnds, emailId, namedByEmailId } from '#lib/chat/bridge/email/sent-emails'
import { findConversation } from '#lib/chat/conversation'
import { contextOf } from '#lib/chat/message'
import { readMessages } from '#lib/chat/read-messages'
import { signedUser } from '#lib/chat/signed-user'
import { recipientKey, worstOutcome } from '#lib/outbound/email-recipients'
import type { Outcome } from '#lib/outbound/outcome'
import { sendToEach } from '#lib/outbound/smtp'
import { log } from '#lib/runtime/log'
import type { ConversationRow } from '#lib/store/chat-tables'
import type { Engine } from '#lib/store/engine'

const mostInEmail = 100
export const bridgeName = 'email'
/** Everybody who writes from this mailbox is one contact. */
export const contact = 'visitor'

export interface OperatorMailSettings {
  smtp: string
  from: string
  operators: readonly string[]
  address: string
  /** Operators whose address was refused; the others have the email. */
  onRefused: (recipients: readonly string[], code: string) => void
  /** An email that is no chat's came back to this mailbox. */
  onOtherBounce: (engine: Engine, bounce: Bounce) => Promise<void>
}

/** Sends emails to the operators of the email bridge; the bridge's `listen` reads their answers. */
export function operatorMailer(settings: OperatorMailSettings, addresses: ReplyAddresses) {
  const { smtp, from, operators, address, onRefused, onOtherBounce } = settings
  const domain = address.split('@').at(-1) ?? ''

  /** One email to some operators, which mail programs show in the conversation's thread (ids of its emails, oldest first). */
  function mailInThread(
    { id, language }: ConversationRow,
    thread: readonly string[],
    email: SendMailOptions,
    to: readonly string[],
  ): Promise<Map<string, Outcome>> {
    return sendToEach(
      smtp,
      {
        ...email,
        from,
        to: [...operators],
        replyTo: addresses.of(id),
        ...(thread.length > 0 ? { inReplyTo: thread.at(-1), references: [...new Set(thread)] } : {}),
        headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': language },
      },
      to,
    )
  }

  /** Brings some operators what they lack of a conversation, in one email. */
  async function mailGroup(
    engine: Engine,
    conversation: ConversationRow,
    { after, operators: to }: Group,
    context: Readonly<Record<string, unknown>>,
  ): Promise<{ results: Map<string, Outcome>; last: number }> {
    const { id, language, site, visitor_id } = conversation
    const known = await knownMessages(engine, bridgeName, id)
    const ends = emailEnds(known, id)
    const [first] = (await readMessages(engine, id, { after: 0, limit: 1 })).items
    const { items } = await readMessages(engine, id, { after, limit: mostInEmail })
    const last = items.at(-1)?.seq ?? after
    const latest = [...known].toSorted(([, one], [, other]) => one - other).at(-1)?.[0]
    const thread = [...(ends[0] ? [emailId(id, ends[0], domain)] : []), ...(latest ? [latest] : [])]
    const email = {
      ...chatEmail({
        language,
        site,
        user: await signedUser(engine, visitor_id),
        question: first?.text ?? '',
        isFirst: after === 0,
        messages: items,
        context,
      }),
      messageId: emailId(id, last, domain),
      attachments: await attachmentsOf(engine, id, items),
    }
    return { results: await mailInThread(conversation, thread, email, to), last }
  }

  /** An email that one operator has is on its way to a person; the others are tried again on their own (`sendLate`). */
  async function send({ engine, conversation, message }: Job): Promise<Outcome> {
    const { id } = conversation
    const mailed = emailEnds(await knownMessages(engine, bridgeName, id), id).at(-1) ?? 0
    // An earlier email brought it along.
    if (mailed >= message.seq) return { kind: 'delivered', code: '250' }
    // Known before it is sent: the answer may come at once.
    await saveLink(engine, { bridge: bridgeName, conversation_id: id, contact, external_id: id })
    const groups = await groupsBehind(engine, id, operators, { mailed, upTo: message.seq })
    const context = contextOf(message.ctx)
    const sent = []
    for (const group of groups) sent.push({ group, ...(await mailGroup(engine, conversation, group, context)) })
    const outcomes = sent.flatMap(({ results }) => [...results.values()])
    const isTaken = outcomes.some(({ kind }) => kind === 'delivered')
    for (const { group, results, last } of sent) {
      if ([...results.values()].some(({ kind }) => kind === 'delivered')) {
        const row = { bridge: bridgeName, external_id: emailId(id, last, domain), conversation_id: id, seq: last }
        await saveMessage(engine, row)
      }
      const { after } = group
      const now = Date.now()
      nameRefused(await settleGroup(engine, { conversationId: id, after, last, results, isTaken, now }), results)
    }
    return isTaken ? { kind: 'delivered', code: '250' } : worstOutcome(outcomes)
  }

  function nameRefused(refused: readonly string[], results: ReadonlyMap<string, Outcome>): void {
    if (refused.length === 0) return
    const code = [...results.values()].find(({ kind }) => kind !== 'delivered')?.code ?? ''
    log('error', 'email.refused', { code, recipients: refused.length })
    onRefused(refused, code)
  }

  /** Handles a bounce after acceptance: its receiver counts as refused, and a person is told. */
  async function bounced(engine: Engine, bounce: Bounce): Promise<void> {
    const { messageId, recipient, code } = bounce
    const named = namedByEmailId(messageId)
    if (!named) return onOtherBounce(engine, bounce)
    const { conversationId, seq } = named
    const known = await knownMessages(engine, bridgeName, conversationId)
    const isOurs = known.has(messageId) && operators.some((operator) => recipientKey(operator) === recipient)
    if (!isOurs) return
    const after = emailEnds(known, conversationId).findLast((end) => end < seq) ?? 0
    await settleBounced(engine, { conversationId, recipient, after, code, now: Date.now() })
    log('error', 'email.refused', { code, recipients: 1 })
    onRefused([recipient], code)
  }

  /** Tries those again who were put off while others got the email. */
  async function sendLate(engine: Engine): Promise<void> {
    const isOperator = (recipient: string) => operators.find((operator) => recipientKey(operator) === recipient)
    for (const { subject_id: id, recipient, reached: after } of await claimDue(engine, Date.now())) {
      const conversation = await findConversation(engine, id)
      const operator = isOperator(recipient)
      if (!conversation || !operator) {
        await dropRecipient(engine, id, recipient)
        continue
      }
      const { results, last } = await mailGroup(engine, conversation, { after, operators: [operator] }, {})
      const now = Date.now()
      const sending = { conversationId: id, after, last, results, isTaken: true, now }
      nameRefused(await settleGroup(engine, sending), results)
    }
  }

  async function sendRating({ engine, conversation, rating }: RatingJob): Promise<Outcome> {
    const { id, language } = conversation
    const [first] = (await readMessages(engine, id, { after: 0, limit: 1 })).items
    const latest = emailEnds(await knownMessages(engine, bridgeName, id), id).at(-1)
    const thread = latest === undefined ? [] : [emailId(id, latest, domain)]
    const email = ratingEmail({ language, question: first?.text ?? '', rating })
    const results = await mailInThread(conversation, thread, email, operators)
    const outcomes = [...results.values()]
    return outcomes.find(({ kind }) => kind === 'delivered') ?? worstOutcome(outcomes)
  }

  return { send, sendLate, sendRating, bounced }
}
