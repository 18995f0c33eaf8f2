import type { VisitorActivity } from '#lib/chat/bridge/bridge'
import { bridgeOf } from '#lib/chat/bridge/bridges'
import { environment } from '#lib/config/environment'
import { log, reasonOf } from '#lib/runtime/log'
import type { Engine } from '#lib/store/engine'

/** Shows operators what a visitor does (typing, reading), if their system can. Callers do not wait for it. */
export function showVisitorActivity(engine: Engine, conversationId: string, activity: VisitorActivity): void {
  bridgeOf(environment())
    ?.show?.(engine, conversationId, activity)
    .catch((error: unknown) => log('warn', 'bridge.not_shown', { reason: reasonOf(error) }))
}
