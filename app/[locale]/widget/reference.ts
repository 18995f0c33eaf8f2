import type { ErrorCode, EventName } from '../../../widget/shared/api-types'

/** The widget's interface, row by row, for the documentation page; sentences are in messages. */

export const attributes = [
  ['site', ''],
  ['instance', 'default'],
  ['api', ''],
  ['lang', 'auto'],
  ['theme', 'auto'],
  ['position', 'right-bottom'],
  ['offset-x', '20'],
  ['offset-y', '20'],
  ['z-index', '2147483000'],
  ['container', ''],
  ['launcher', 'auto'],
  ['autoload', 'idle'],
  ['consent', 'on-open'],
  ['storage', 'local'],
  ['global', 'OrcaChat'],
  ['open', ''],
  ['muted', ''],
  ['modules', ''],
  ['event-detail', ''],
] as const

export const methods = [
  ['init', 'init(options?), get(id?), instances, version, destroyAll()'],
  ['open', "open({ view?: 'chat' | 'board' | 'phone' | 'qr' | 'assistant', focus?: boolean })"],
  ['close', 'close(), toggle(), minimize(), maximize(), restore()'],
  ['show', 'show(), hide()'],
  ['send', 'send(text, { open?: boolean })'],
  ['prefill', 'prefill(text)'],
  ['setUser', 'setUser({ token }), logout()'],
  ['consent', 'consent(granted)'],
  ['setContext', 'setContext({ key: string | number | boolean })'],
  ['setLocale', 'setLocale(lang), setTheme(theme), setPosition(corner | { x, y })'],
  ['mute', 'mute(on = true)'],
  ['state', 'state()'],
  ['on', 'on(event, handler, { signal? }), once(event, { signal?, timeout? })'],
  ['destroy', 'destroy()'],
] as const

const eventDetails = {
  ready: '{}',
  open: '{}',
  close: '{}',
  minimize: '{}',
  maximize: '{}',
  restore: '{}',
  view: '{ view }',
  unread: '{ count, last }',
  message: '{ id, from, type }',
  queued: '{ id }',
  sent: '{ id }',
  failed: '{ id, code }',
  lead: '{ id }',
  status: '{ status }',
  mute: '{ muted }',
  consent: '{ granted }',
  error: '{ code, retryAfter? }',
  destroy: '{}',
} as const satisfies Record<EventName, string>

// Object.entries forgets the keys' type; there are no others.
export const events = Object.entries(eventDetails) as [EventName, string][]

/** All of them: the compiler counts. */
const everyCode: Record<ErrorCode, true> = {
  network: true,
  timeout: true,
  blocked_origin: true,
  bad_site: true,
  bad_token: true,
  rate_limited: true,
  too_long: true,
  gone: true,
  refused: true,
  storage_denied: true,
  chunk_failed: true,
  destroyed: true,
}
export const errorCodes = Object.keys(everyCode)

/** Lines a strict content security policy needs; nothing else, and no `unsafe-` word. */
export function policyLines(origin: string): string {
  return [`script-src  ${origin}`, `connect-src ${origin}`, `img-src     ${origin}`, `media-src   ${origin}`].join('\n')
}
