import { chatMessages } from '#lib/assistant/messages'
import { backToAssistant } from '#lib/chat/bridge/back-to-assistant'
import { saidAfter } from '#lib/chat/bridge/wait-timeout'
import { findConversation } from '#lib/chat/conversation'
import { awayText } from '#lib/chat/presence'
import { presenceNow } from '#lib/chat/presence-now'
import { promiseDue, type WaitRules } from '#lib/chat/wait-notices/wait-rules'
import { formatMessage } from '#lib/i18n/format-message'
import type { Locale } from '#lib/i18n/locales'
import type { PersonWaitRow } from '#lib/store/chat-tables'
import type { Engine } from '#lib/store/engine'

const atOnce = 50

/** The message to a visitor whom nobody answered: what to do, and when they get an answer, if configured. */
function wordsOf(language: Locale, answerDays: number | undefined) {
  const { nobodyCame, nobodyCameNoText, withinDay, withinDays } = chatMessages[language].ChatReplies
  const promise =
    answerDays === undefined ? '' : formatMessage(answerDays === 1 ? withinDay : withinDays, { days: answerDays })
  return { withPrefill: nobodyCame + promise, withoutPrefill: nobodyCameNoText + promise }
}

async function promiseOne(engine: Engine, wait: PersonWaitRow, answerDays: number | undefined, now: number) {
  const { sql } = engine
  const { conversation_id: id, since } = wait
  const conversation = await findConversation(engine, id)
  if (!conversation) return
  const { language, state } = conversation
  const presence = await presenceNow(engine)
  const away = presence.kind === 'away' ? awayText(presence, language) : undefined
  const open = sql
    .selectFrom('person_wait')
    .select('since')
    .where('conversation_id', '=', id)
    .where('since', '=', since)
    .where('ended_at', 'is', null)
    .where('promised_at', 'is', null)
  await backToAssistant(engine, id, {
    still: (row) => row.and([row('state', 'in', ['human', 'bot']), row.exists(open)]),
    text: away ? { withPrefill: away, withoutPrefill: away } : wordsOf(language, answerDays),
    // Of words to a person all; the request for one itself is left out.
    visitorText: await saidAfter(engine, id, state === 'human' ? since - 1 : since),
    now,
    also: [
      sql
        .updateTable('person_wait')
        .set({ promised_at: now })
        .where('conversation_id', '=', id)
        .where('since', '=', since)
        .where('promised_at', 'is', null),
    ],
  })
}

/** With the last reminder, once: tells the visitor that nobody came and offers the message form. The list keeps them until answered. */
export async function promiseBoard(
  engine: Engine,
  rules: WaitRules & { answerDays: number | undefined },
  now: number,
): Promise<void> {
  if (!rules.isAlone) return
  const open = engine.sql.selectFrom('person_wait').selectAll().where('ended_at', 'is', null)
  const waits = open.where('promised_at', 'is', null).where('since', '<=', promiseDue(rules, now))
  for (const wait of await engine.read(waits.orderBy('since').limit(atOnce)))
    await promiseOne(engine, wait, rules.answerDays, now)
}
