import type { Bridge, Job } from '#lib/chat/bridge/bridge'
import { chatEmail, returnedEmail } from '#lib/chat/bridge/email/chat-email'
import { type Mailbox, watchMailbox } from '#lib/chat/bridge/email/mailbox'
import { messageParts } from '#lib/chat/bridge/email/message-parts'
import { type Answer, readAnswer } from '#lib/chat/bridge/email/read-answer'
import { replyAddresses } from '#lib/chat/bridge/email/reply-address'
import { emailEnds, emailId, sentAbout } from '#lib/chat/bridge/email/sent-emails'
import { knownMessages, saveLink, saveMessage } from '#lib/chat/bridge/links'
import { contextOf } from '#lib/chat/context'
import { chatLimits } from '#lib/chat/limits'
import { readMessages } from '#lib/chat/read-messages'
import type { Outcome } from '#lib/outbound/outcome'
import { sendEmail } from '#lib/outbound/smtp'
import { log } from '#lib/runtime/log'
import { isStoreFault } from '#lib/store/engine'

const name = 'email'
/** Everybody who writes from this mailbox is one contact. */
const contact = 'visitor'
const gatherMs = 120_000
/** Mail takes its time to be seen. */
const patienceMs = 15 * 60_000
const mostInEmail = 100

interface Settings {
  smtp: string
  from: string
  operators: readonly string[]
  address: string
  secret: string
  mailbox: Mailbox
  timeScale: number
}

/** People answer by mail: an email when a conversation begins, then one after each pause. */
export function emailBridge({ smtp, from, operators, address, secret, mailbox, timeScale }: Settings): Bridge {
  const addresses = replyAddresses(address, secret)
  const domain = address.split('@').at(-1) ?? ''
  const mayAnswer = new Set(operators.map((operator) => operator.toLowerCase()))

  async function post({ engine, conversation, message }: Job): Promise<Outcome> {
    const { id, language, site } = conversation
    const known = await knownMessages(engine, name, id)
    const ends = emailEnds(known, id)
    const mailed = ends.at(-1) ?? 0
    // An earlier email brought it along.
    if (mailed >= message.seq) return { kind: 'delivered', code: '250' }
    // Known before it is sent: the answer may come at once.
    await saveLink(engine, { bridge: name, conversation_id: id, contact, external_id: id })
    const [first] = (await readMessages(engine, id, { after: 0, limit: 1 })).items
    const { items } = await readMessages(engine, id, { after: mailed, limit: mostInEmail })
    const last = items.at(-1)?.seq ?? message.seq
    const messageId = emailId(id, last, domain)
    const latest = [...known].toSorted(([, one], [, other]) => one - other).at(-1)?.[0]
    const thread = [...(ends[0] ? [emailId(id, ends[0], domain)] : []), ...(latest ? [latest] : [])]
    const outcome = await sendEmail(
      { url: smtp, timeScale },
      {
        ...chatEmail({
          language,
          site,
          question: first?.text ?? '',
          isFirst: ends.length === 0,
          messages: items,
          context: contextOf(message.ctx),
        }),
        from,
        to: [...operators],
        replyTo: addresses.of(id),
        messageId,
        ...(thread.length > 0 ? { inReplyTo: thread.at(-1), references: [...new Set(thread)] } : {}),
        headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': language },
      },
    )
    if (outcome.kind === 'delivered') {
      await saveMessage(engine, { bridge: name, external_id: messageId, conversation_id: id, seq: last })
    }
    return outcome
  }

  /** Who answered must know that the visitor does not see it. What does not get through is not repeated. */
  async function returnToSender(
    { conversationId, from: operator, messageId }: Extract<Answer, { kind: 'empty' }>,
    why: 'empty' | 'too_large',
  ): Promise<void> {
    await sendEmail(
      { url: smtp, timeScale },
      {
        ...returnedEmail(why),
        from,
        to: operator,
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
    listen(engine, receive) {
      const rules = {
        addresses,
        operators: mayAnswer,
        sent: async (id: string) => sentAbout(await engine(), name, id, [from, addresses.of(id)]),
      }
      return watchMailbox(mailbox, timeScale, engine, {
        async read(rawEmail) {
          const answer = await readAnswer(rawEmail, rules)
          if (answer.kind !== 'said' && answer.kind !== 'closed') {
            log('info', 'email.left', { reason: answer.kind })
            if (answer.kind === 'empty') await returnToSender(answer, 'empty')
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
        async leave(head) {
          log('warn', 'email.left', { reason: 'too_large' })
          const answer = await readAnswer(head, rules)
          if (answer.kind === 'empty') await returnToSender(answer, 'too_large')
        },
      })
    },
  }
}
