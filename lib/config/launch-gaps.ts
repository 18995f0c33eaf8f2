import type { Settings } from '#lib/config/settings'

export interface LaunchGap {
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
    settings: ['FILING_POLICE'],
    why: 'a site served from mainland China shows its public security filing within 30 days of opening',
    when: ({ COMPANY_NAME_ZH }) => COMPANY_NAME_ZH !== undefined,
  },
  {
    settings: ['COMPANY_REGISTRATION_ZH', 'COMPANY_REGISTRATION_EN'],
    why: 'the imprint on the contact page lacks the number in the register',
  },
  { settings: ['STORAGE_COUNTRY'], why: 'the privacy policy must name the country in which data is stored' },
  {
    settings: ['DATA_RECIPIENTS_ZH', 'DATA_RECIPIENTS_EN'],
    why: 'the privacy policy must name who stores data for the company',
  },
  {
    settings: ['EU_REPRESENTATIVE'],
    why: 'the privacy policy names no representative in the European Union (GDPR Art. 27)',
  },
  { settings: ['COMPANY_PATENTS'], why: 'pages count invention patents and must say whether they are granted' },
  { settings: ['ANSWER_DAYS'], why: 'no form says how soon it is answered' },
  {
    settings: ['CHAT_MODEL_PROVIDER_ZH', 'CHAT_MODEL_PROVIDER_EN'],
    why: 'the privacy policy must name who runs the language model',
    when: ({ CHAT_MODEL_URL }) => CHAT_MODEL_URL !== undefined,
  },
  {
    settings: ['CHAT_MODEL_COUNTRY'],
    why: 'the privacy policy must name the country of the language model',
    when: ({ CHAT_MODEL_URL }) => CHAT_MODEL_URL !== undefined,
  },
  {
    settings: ['MAIL_TO', 'CONTACT_UPSTREAM_URL', 'WEBHOOK_URL', 'GROUP_BOT_URL'],
    why: 'enquiries are stored, but nobody is notified',
  },
  {
    settings: ['GROUP_BOT_URL', 'MAIL_TO', 'CHAT_NOTICE_URL', 'CHATWOOT_URL', 'CHAT_IMAP_URL'],
    why: 'visitors who ask for a person are listed by `npm run chat -- list`, but nobody is notified',
  },
]

const isSet = (value: unknown) => value !== undefined && !(Array.isArray(value) && value.length === 0)

/** Settings that a deployment still needs before it goes public. */
export function launchGaps(set: Settings): LaunchGap[] {
  return needed
    .filter(({ settings, when }) => !settings.some((name) => isSet(set[name])) && (when?.(set) ?? true))
    .map(({ settings, why }) => ({ settings, why }))
}
