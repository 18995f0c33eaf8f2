import { bridgeOf } from '#lib/chat/bridge/bridges'
import { testSiteKey } from '#lib/chat/test-site'
import { environment } from '#lib/config/environment'

/** The bridge where colleagues see answers given elsewhere; none for the test key, which nobody reads. */
export function mirrorBridge(site: string): string | undefined {
  return site === testSiteKey ? undefined : bridgeOf(environment())?.name
}
