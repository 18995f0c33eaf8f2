import { chatLimits } from '#lib/chat/limits'
import { chatRetentionDays } from '#lib/content/chat-retention'
import { largestChatFile } from '#lib/protocol/chat-files'
import packageJson from '../../../package.json' with { type: 'json' }
import type { StoredName } from '../../../widget/session/store'

/** Settings that ORCA makes for a site, by their names in `WIDGET_SITES`. */
export const siteSettings = [
  'key',
  'origins',
  'name',
  'accent',
  'mark',
  'position',
  'hours',
  'contacts',
  'identitySecret',
] as const

/** All that the widget keeps in a visitor's browser: the compiler counts. */
const everyStoredName: Record<StoredName, true> = {
  visitor: true,
  conversation: true,
  outbox: true,
  draft: true,
  muted: true,
  place: true,
}
// Object.keys forgets the keys' type; there are no others.
export const storedNames = Object.keys(everyStoredName) as StoredName[]

/** Bounds that a site meets, each with the figures of its sentence. */
export const limits = [
  ['text', { characters: chatLimits.text }],
  [
    'messages',
    {
      burst: chatLimits.visitor[0].most,
      burstSeconds: chatLimits.visitor[0].withinMs / 1000,
      minute: chatLimits.visitor[1].most,
    },
  ],
  [
    'files',
    {
      megabytes: largestChatFile / 1024 / 1024,
      count: chatLimits.files.ofSender.count,
      total: chatLimits.files.ofSender.bytes / 1024 / 1024,
    },
  ],
  ['visitors', { most: chatLimits.newVisitors[0].most }],
  ['context', { kilobytes: chatLimits.contextBytes / 1024, fields: chatLimits.contextFields }],
  ['kept', { days: chatRetentionDays }],
] as const

const browserNames: Readonly<Record<string, string>> = {
  chrome: 'Chrome',
  edge: 'Edge',
  firefox: 'Firefox',
  safari: 'Safari',
  ios_saf: 'iOS',
}

/** The oldest browsers that the widget runs in: "Chrome 111, Edge 111 …", from `browserslist`. */
export function oldestBrowsers(): string[] {
  return packageJson.browserslist.map((line) => {
    const [browser = '', version] = line.split(' >= ')
    return `${browserNames[browser] ?? browser} ${version}`
  })
}
