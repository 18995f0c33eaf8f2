import type { Bridge } from '#lib/chat/bridge/bridge'
import { chatwootBridge } from '#lib/chat/bridge/chatwoot'
import type { Settings } from '#lib/config/settings'

type BridgeSettings = Pick<Settings, 'CHATWOOT_URL' | 'CHATWOOT_INBOX' | 'CHATWOOT_SECRET' | 'DELIVERY_PACE'>

/** Where people answer, when that is configured; without it the assistant and the message board are all there is. */
export function bridgeOf(settings: BridgeSettings): Bridge | undefined {
  const { CHATWOOT_URL, CHATWOOT_INBOX, CHATWOOT_SECRET, DELIVERY_PACE: pace } = settings
  if (!CHATWOOT_URL || !CHATWOOT_INBOX || !CHATWOOT_SECRET) return undefined
  return chatwootBridge({ url: CHATWOOT_URL, inbox: CHATWOOT_INBOX, secret: CHATWOOT_SECRET, pace })
}
