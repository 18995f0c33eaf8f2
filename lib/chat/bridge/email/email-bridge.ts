import type { Bridge } from '#lib/chat/bridge/bridge'
import { type Mailbox, watchMailbox } from '#lib/chat/bridge/email/mailbox'
import { bridgeName, contact, type OperatorMailSettings, operatorMailer } from '#lib/chat/bridge/email/operator-mailer'
import { readAnswer } from '#lib/chat/bridge/email/read-answer'
import { replyAddresses } from '#lib/chat/bridge/email/reply-address'
import { returnToSender } from '#lib/chat/bridge/email/return-to-sender'
import { sentAbout } from '#lib/chat/bridge/email/sent-emails'
import { chatLimits } from '#lib/chat/limits'
import { timeScale } from '#lib/config/environment'
import { outcomeOfError } from '#lib/outbound/outcome'
import { log } from '#lib/runtime/log'
import { store } from '#lib/store/process-store'
import { repeat } from '#lib/store/repeat'

const space = /\s/u

/** A text in parts of at most so many code points, parted at the ends of lines or else of words. */
function messageParts(text: string, most: number): string[] {
  const parts: string[] = []
  let rest = [...text]
  while (rest.length > most) {
    const line = rest.lastIndexOf('\n', most)
    const word = rest.findLastIndex((character, index) => index <= most && space.test(character))
    const end = line > most / 2 ? line : word > most / 2 ? word : most
    parts.push(rest.slice(0, end).join('').trim())
    rest = rest.slice(end)
  }
  return [...parts, rest.join('').trim()].filter((part) => part !== '')
}

const gatherMs = 120_000
/** Mail takes its time to be seen. */
const patienceMs = 15 * 60_000
/** How often those are looked for who were put off. */
const lateEveryMs = 5_000

interface Settings extends OperatorMailSettings {
  secret: string
  mailbox: Mailbox
}

/** People answer by mail: an email when a conversation begins, then one after each pause. */
export function emailBridge(settings: Settings): Bridge {
  const { from, operators, address, secret, mailbox } = settings
  const addresses = replyAddresses(address, secret)
  const mailer = operatorMailer(settings, addresses)
  const returnAnswer = returnToSender(settings, addresses)
  const mayAnswer = new Set(operators.map((operator) => operator.toLowerCase()))

  return {
    name: bridgeName,
    gatherMs: gatherMs * timeScale(),
    patienceMs: patienceMs * timeScale(),
    push: (job) => mailer.send(job).catch(outcomeOfError),
    pushRating: mailer.sendRating,
    listen(receive) {
      const rules = {
        addresses,
        operators: mayAnswer,
        sent: async (id: string) => sentAbout(await store(), bridgeName, id, [from, addresses.of(id)]),
      }
      const stopLate = repeat(mailer.sendLate, {
        everyMs: lateEveryMs * timeScale(),
        fault: 'email.late_fault',
      })
      const stopWatching = watchMailbox(mailbox, `${address.split('@')[0]}+`, {
        async read(rawEmail, mayReply) {
          const answer = await readAnswer(rawEmail, rules)
          if (answer.kind !== 'said' && answer.kind !== 'closed') {
            log('info', 'email.left', { reason: answer.kind })
            if (answer.kind === 'empty' && mayReply) await returnAnswer(await store(), answer, 'empty')
            // What came back before the store began, or was restored, was told then.
            if (answer.kind === 'bounce' && mayReply) {
              for (const bounce of answer.bounces) await mailer.bounced(await store(), bounce)
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
          if (answer.kind === 'empty' && mayReply) await returnAnswer(await store(), answer, 'too_large')
        },
      })
      return async () => {
        await stopLate()
        await stopWatching()
      }
    },
  }
}
