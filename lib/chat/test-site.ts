import { isLoopbackHost } from '#lib/http/own-origin'
import type { Sql } from '#lib/store/dialect'

/** The key with which anybody may try the widget on pages of their own machine. */
export const testSiteKey = 'pk_test'

/** Whether a page stands on the machine of who looks at it, at any port: nobody else can open it there. */
export function isLoopbackPage(origin: string): boolean {
  const url = URL.parse(origin)
  return url !== null && /^https?:$/.test(url.protocol) && url.origin === origin && isLoopbackHost(url.hostname)
}

/** Conversations of real visitors: what the test key was tried with is no statistics. */
export const realConversations = (sql: Sql) =>
  sql.selectFrom('conversation').select('id').where('site', '!=', testSiteKey)
