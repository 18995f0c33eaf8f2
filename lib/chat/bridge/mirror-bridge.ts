import { bridgeOf } from '#lib/chat/bridge/bridges'
import { testSiteKey } from '#lib/chat/test-site'
import { environment } from '#lib/config/environment'

/**
 * Where answers given by link or in the shell are shown to colleagues who read along: the bridge's name, undefined where
 * there is none. Nobody reads what the test key is tried with.
 */
export function mirrorBridge(site: string): string | undefined {
  return site === testSiteKey ? undefined : bridgeOf(environment())?.name
}
