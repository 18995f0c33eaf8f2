import { chatMessages } from '#lib/assistant/messages'
import { backToAssistant } from '#lib/chat/bridge/back-to-assistant'
import { bridgeOf } from '#lib/chat/bridge/bridges'
import { saidAfter } from '#lib/chat/bridge/wait-timeout'
import { type FoundConversation, findConversations } from '#lib/chat/find-conversations'
import { presenceNow } from '#lib/chat/presence-now'
import { hasTeam, notifyTeam } from '#lib/chat/wait-notices/notify-team'
import type { Settings } from '#lib/config/settings'
import { formatMessage } from '#lib/i18n/format-message'
import { repeat } from '#lib/runtime/repeat'
import type { Engine } from '#lib/store/engine'
import type { PersonWaitRow } from '#lib/store/tables'

const minuteMs = 60_000
const atOnce = 50

interface Rules {
  /** After how many minutes of waiting the team is told, ascending. */
  minutes: readonly number[]
  /** Whether nobody else brings what visitors say to people: then who has a conversation may have gone away from it. */
  isAlone: boolean
  timeScale: number
  /** Tells the team; whether that worked. */
  notify: (notice: { title: string; text: string }) => Promise<boolean>
}

/** How many notices of a wait are due. */
const dueOf = (since: number, { minutes, timeScale }: Rules, now: number) =>
  minutes.filter((after) => now - since >= after * minuteMs * timeScale).length

/** A page without what a host may have put behind its path. */
const pathOf = (page: string) => page.replace(/[?#].*$/s, '').slice(0, 100)

/** Takes a notice, or gives it back; of several processes one succeeds. */
async function setTold({ sql, write }: Engine, wait: PersonWaitRow, from: number, to: number): Promise<boolean> {
  const [taken] = await write([
    sql
      .updateTable('person_wait')
      .set({ told: to })
      .where('conversation_id', '=', wait.conversation_id)
      .where('since', '=', wait.since)
      .where('ended_at', 'is', null)
      .where('told', '=', from)
      .returning('since')
      .compile(),
  ])
  return taken.length > 0
}

/**
 * Tells the team of visitors who wait, each notice once and only while people are there; one that no way took is tried
 * again at the next look. After the last one, a conversation whose person has gone is the assistant's again, and the
 * visitor is offered the message board. The wait stays open in any case.
 */
export async function lookAtWaits(engine: Engine, rules: Rules, now: number): Promise<void> {
  const { sql } = engine
  const { minutes, isAlone, timeScale, notify } = rules
  const first = (minutes[0] ?? 0) * minuteMs * timeScale
  const open = sql.selectFrom('person_wait').selectAll().where('ended_at', 'is', null)
  const waits = await engine.read(
    open
      .where('told', '<', minutes.length)
      .where('since', '<=', Math.round(now - first))
      .orderBy('since')
      .limit(atOnce)
      .compile(),
  )
  const due = waits.filter((wait) => dueOf(wait.since, rules, now) > wait.told)
  if (due.length === 0 || (await presenceNow(engine)).kind === 'away') return
  const found = await findConversations(engine, {
    waiting: true,
    ids: due.map(({ conversation_id }) => conversation_id),
    limit: atOnce,
  })
  const taken: { wait: PersonWaitRow; to: number; conversation: FoundConversation }[] = []
  for (const wait of due) {
    const conversation = found.find(({ id }) => id === wait.conversation_id)
    const to = dueOf(wait.since, rules, now)
    if (conversation && (await setTold(engine, wait, wait.told, to))) taken.push({ wait, to, conversation })
  }
  if (taken.length === 0) return
  if (!(await notify(noticeOf(taken, now))))
    for (const { wait, to } of taken) await setTold(engine, wait, to, wait.told)
  const isLast = (to: number) => isAlone && to === minutes.length && to > 1
  for (const { wait, to, conversation } of taken) {
    if (isLast(to)) await giveBack(engine, wait, conversation.language, now)
  }
}

const mostLines = 10

/** One notice for all who are due at a look: a flood of visitors is no flood of notices. */
function noticeOf(taken: readonly { wait: PersonWaitRow; conversation: FoundConversation }[], now: number) {
  const { title, text, more } = chatMessages.zh.ChatWaitNotice
  const lines = taken.slice(0, mostLines).map(({ wait, conversation }) =>
    formatMessage(text, {
      minutes: Math.round((now - wait.since) / minuteMs),
      page: pathOf(conversation.page) || '–',
      id: conversation.id.slice(-12),
    }),
  )
  const rest = taken.length - lines.length
  return { title, text: [...lines, ...(rest > 0 ? [formatMessage(more, { count: rest })] : [])].join('\n') }
}

/** The person who had the conversation has not come back: the assistant answers, and the board takes what was said. */
async function giveBack(
  engine: Engine,
  { conversation_id: id, since }: PersonWaitRow,
  language: 'zh' | 'en',
  now: number,
): Promise<void> {
  const { nobodyCame, nobodyCameNoText } = chatMessages[language].ChatReplies
  await backToAssistant(engine, id, {
    still: (row) => row('state', '=', 'human'),
    text: { withPrefill: nobodyCame, withoutPrefill: nobodyCameNoText },
    visitorText: await saidAfter(engine, id, since - 1),
    now,
  })
}

const lookEveryMs = 10_000

/** Looks from time to time who waits. Gives back how to stop. */
export function startWaitNotices(store: () => Promise<Engine>, settings: Settings): () => Promise<void> {
  const { CHAT_REMINDERS, DELIVERY_TIME_SCALE: timeScale } = settings
  const isAlone = bridgeOf(settings) === undefined
  const reminders = CHAT_REMINDERS.filter((after) => after > 0).toSorted((one, other) => one - other)
  const minutes = isAlone ? [0, ...reminders] : reminders
  // Without a team to tell, visitors are still offered the board; `npm run chat -- list` has who waits in any case.
  const notify: Rules['notify'] = (notice) => (hasTeam(settings) ? notifyTeam(settings, notice) : Promise.resolve(true))
  const rules = { minutes, isAlone, timeScale, notify }
  const look = async () => lookAtWaits(await store(), rules, Date.now())
  return repeat(look, { everyMs: lookEveryMs * timeScale, fault: 'chat.waits_not_looked_at' })
}
