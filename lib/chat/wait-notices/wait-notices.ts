import { chatMessages } from '#lib/assistant/messages'
import { attended } from '#lib/chat/answer-links/holder'
import { forgetLinks, linkAddress, makeLink } from '#lib/chat/answer-links/links'
import { findConversations } from '#lib/chat/find-conversations'
import { pagePath } from '#lib/chat/page-path'
import { presenceNow } from '#lib/chat/presence-now'
import { promiseBoard } from '#lib/chat/wait-notices/board-promise'
import { hasTeam, type Notice, notifyTeam, type Waiting } from '#lib/chat/wait-notices/notify-team'
import { dueNotices, firstDue, type WaitRules, waitRules } from '#lib/chat/wait-notices/wait-rules'
import { timeScale } from '#lib/config/environment'
import type { Settings } from '#lib/config/settings'
import { formatMessage } from '#lib/i18n/format-message'
import type { PersonWaitRow } from '#lib/store/chat-tables'
import type { Engine } from '#lib/store/engine'
import { repeat } from '#lib/store/repeat'

/** Visitors of one notice: with their links they fit the 2048 bytes that WeCom takes. The others are in the next. */
const mostOfNotice = 6

/** A notice of waiting visitors, without anything they wrote. */
function noticeOf(waiting: readonly Waiting[]): Notice {
  const { title, text } = chatMessages.zh.ChatWaitNotice
  const lines = waiting.map(({ minutes, page, link, conversation }) =>
    formatMessage(text, { minutes, page: page || '–', link, id: conversation.slice(-12) }),
  )
  return { title, text: [title, ...lines].join('\n'), waiting }
}

const minuteMs = 60_000
const atOnce = 50

interface Rules extends WaitRules {
  /** Tells the team; whether that worked. */
  notify: (notice: Notice) => Promise<boolean>
}

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
      .returning('since'),
  ])
  return taken.length > 0
}

/** The waits whose next notice is due, who has waited longest first. */
async function dueWaits(engine: Engine, rules: Rules, now: number): Promise<PersonWaitRow[]> {
  const open = engine.sql.selectFrom('person_wait').selectAll().where('ended_at', 'is', null)
  const waits = await engine.read(
    open
      .where('told', '<', rules.minutes.length)
      .where('since', '<=', firstDue(rules, now))
      .orderBy('since')
      .limit(atOnce),
  )
  return waits.filter((wait) => dueNotices(wait.since, rules, now) > wait.told)
}

/**
 * Tells the team of waiting visitors, once for each notice and only in office hours. A notice that could not be sent is tried again at
 * the next look. Several visitors share one notice, so that a flood of them causes no flood of notices.
 */
export async function lookAtWaits(engine: Engine, rules: Rules, now: number): Promise<void> {
  const due = await dueWaits(engine, rules, now)
  if (due.length === 0 || (await presenceNow(engine)).kind === 'away') return
  const ids = due.map(({ conversation_id }) => conversation_id)
  const seen = await attended(engine, ids, now)
  const found = await findConversations(engine, { waiting: true, ids, limit: atOnce })
  const taken: { wait: PersonWaitRow; to: number; waiting: Waiting; token: string }[] = []
  for (const wait of due) {
    if (taken.length === mostOfNotice) break
    const { conversation_id: conversation, since, told } = wait
    const page = found.find(({ id }) => id === conversation)?.page
    const to = dueNotices(since, rules, now)
    if (page === undefined || !(await setTold(engine, wait, told, to))) continue
    // A team member who has the conversation reads along; the reminder is for when they have not answered either.
    if (to === 1 && rules.isAlone && seen.has(conversation)) continue
    const token = await makeLink(engine, { conversationId: conversation, by: 'notice', now })
    const minutes = Math.round((now - since) / minuteMs)
    taken.push({
      wait,
      to,
      token,
      waiting: { conversation, since, minutes, page: pagePath(page), link: linkAddress(token) },
    })
  }
  if (taken.length === 0 || (await rules.notify(noticeOf(taken.map(({ waiting }) => waiting))))) return
  for (const { wait, to } of taken) await setTold(engine, wait, to, wait.told)
  await forgetLinks(
    engine,
    taken.map(({ token }) => token),
  )
}

const lookEveryMs = 10_000

/** Looks repeatedly for waiting visitors. Returns how to stop. */
export function startWaitNotices(settings: Settings): () => Promise<void> {
  const rules = { ...waitRules(settings), answerDays: settings.ANSWER_DAYS }
  const notify: Rules['notify'] = (notice) => notifyTeam(settings, notice)
  const look = async (engine: Engine, now: number) => {
    // Without a team to tell, visitors are still offered the board; `npm run chat -- list` has who waits in any case.
    if (hasTeam(settings)) await lookAtWaits(engine, { ...rules, notify }, now)
    await promiseBoard(engine, rules, now)
  }
  return repeat(look, { everyMs: lookEveryMs * timeScale(), fault: 'chat.waits_not_looked_at' })
}
