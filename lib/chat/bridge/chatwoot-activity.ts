import type { VisitorActivity } from '#lib/chat/bridge/bridge'
import type { ChatwootCalls } from '#lib/chat/bridge/chatwoot-calls'
import { timeScale } from '#lib/config/environment'
import type { BridgeLinkRow } from '#lib/store/chat-tables'

/** A visitor who was not heard of for so long has stopped typing. */
const stopsAfterMs = 6000
/** Calls under way at once; while Chatwoot is slow the others are dropped. */
const mostAtOnce = 20

/** Shows in Chatwoot that a visitor types or has read. Failures are not retried. */
export function chatwootActivity(calls: ChatwootCalls) {
  const typing = new Map<string, NodeJS.Timeout>()
  let underWay = 0

  function send(work: () => Promise<unknown>): void {
    if (underWay >= mostAtOnce) return
    underWay += 1
    work()
      // The next one follows soon, and messages do not depend on it.
      .catch(() => {})
      .finally(() => {
        underWay -= 1
      })
  }

  function stopTyping({ contact, external_id }: BridgeLinkRow): void {
    const timer = typing.get(external_id)
    if (!timer) return
    clearTimeout(timer)
    typing.delete(external_id)
    send(() => calls.showTyping(contact, external_id, 'off'))
  }

  function startTyping(link: BridgeLinkRow): void {
    const { contact, external_id } = link
    const before = typing.get(external_id)
    clearTimeout(before)
    typing.set(external_id, setTimeout(() => stopTyping(link), stopsAfterMs * timeScale()).unref())
    if (!before) send(() => calls.showTyping(contact, external_id, 'on'))
  }

  return {
    show(link: BridgeLinkRow, activity: VisitorActivity): void {
      if (activity === 'read') send(() => calls.showRead(link.contact, link.external_id))
      else if (activity === 'stopped-typing') stopTyping(link)
      else startTyping(link)
    },
  }
}
