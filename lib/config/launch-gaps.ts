import type { Settings } from '#lib/config/settings'

export interface LaunchGap {
  /** Settings of which one has to be there. */
  settings: readonly (keyof Settings)[]
  /** What visitors or the law miss without it. */
  why: string
}

const needed: readonly (LaunchGap & { when?: (set: Settings) => boolean })[] = [
  { settings: ['SITE_URL'], why: 'links, the sitemap and shared cards name the public address' },
  { settings: ['COMPANY_NAME_ZH'], why: 'the Chinese privacy policy must name who is responsible' },
  { settings: ['COMPANY_NAME_EN'], why: 'the English privacy policy must name who is responsible' },
  {
    settings: ['EMAIL_PRIVACY', 'COMPANY_HOTLINE', 'COMPANY_ADDRESS_ZH'],
    why: 'people must be able to reach the company about their personal data',
  },
  { settings: ['COMPANY_HOTLINE', 'EMAIL_SALES'], why: 'the contact page has no telephone and no email address' },
  {
    settings: ['FILING_ICP'],
    why: 'a site served from mainland China shows its filing number',
    when: ({ COMPANY_NAME_ZH }) => COMPANY_NAME_ZH !== undefined,
  },
  {
    settings: ['MAIL_TO', 'CONTACT_UPSTREAM_URL', 'WEBHOOK_URL', 'GROUP_BOT_URL'],
    why: 'enquiries are stored, and nobody is told of them',
  },
  {
    settings: ['GROUP_BOT_URL', 'MAIL_TO', 'CHATWOOT_URL', 'CHAT_IMAP_URL'],
    why: 'who asks for a person in the chat stands in `npm run chat -- list`, and nobody is told of them',
  },
]

const isSet = (value: unknown) => value !== undefined && !(Array.isArray(value) && value.length === 0)

/** What a deployment still lacks before the public may use it. */
export function launchGaps(set: Settings): LaunchGap[] {
  return needed
    .filter(({ settings, when }) => !settings.some((name) => isSet(set[name])) && (when?.(set) ?? true))
    .map(({ settings, why }) => ({ settings, why }))
}
