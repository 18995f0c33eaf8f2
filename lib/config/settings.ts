import { z } from 'zod'
import { databaseServers } from '#lib/config/database-servers'
import { checkDependentSettings } from '#lib/config/dependent-settings'
import { officeHours } from '#lib/config/office-hours'
import {
  baseAddress,
  bucketAddress,
  coordinates,
  country,
  email,
  flag,
  hostAndPort,
  isHostAndPort,
  json,
  listOf,
  longestMailboxName,
  mailboxAddress,
  mailServer,
  origin,
  personName,
  phone,
  verification,
  webAddress,
  webhookSecret,
  whole,
  words,
} from '#lib/config/setting-values'
import { widgetSites } from '#lib/config/widget-site'

const routeGuards = json.pipe(
  z.record(
    z.string().startsWith('/', 'each path must start with a slash'),
    z.array(z.string().min(1)),
    'it must be a JSON object of paths and lists of words',
  ),
)

const secret = z.string().min(16, 'it must have at least 16 characters')

/**
 * Every setting (READ-6) by its name in the environment and in `.env.example`, which explains it. An element without a value is left out
 * of the page.
 */
export const settings = z
  .object({
    PORT: whole(1, 65535).default(3000),
    HOST: z.string().optional(),
    SITE_URL: origin.optional(),
    ALLOWED_ORIGINS: listOf(origin).default([]),
    HSTS_INCLUDE_SUBDOMAINS: flag.default(false),
    HSTS_PRELOAD: flag.default(false),
    DATA_DIR: z.string().default('./data'),
    DATABASE_URL: z
      .string()
      .refine((value) => {
        const servers = databaseServers(value)
        return servers.length > 0 && servers.every((server) => URL.canParse(server))
      }, 'it must be an address that starts with postgres://, with a comma between hosts')
      .optional(),
    REPLICAS: whole(1, 1000).default(1),
    TRUSTED_PROXY_HOPS: whole(0, 16).default(0),
    GEO_COUNTRY_HEADER: z
      .string()
      .regex(/^[A-Za-z0-9-]+$/, 'it must be the name of a header')
      .transform((name) => name.toLowerCase())
      .optional(),
    GEO_SERVICE_URL: webAddress.optional(),
    CONTACT_UPSTREAM_URL: baseAddress.optional(),
    WEBHOOK_URL: webAddress.optional(),
    WEBHOOK_SECRET: webhookSecret.optional(),
    GROUP_BOT_URL: webAddress.optional(),
    GROUP_BOT_SECRET: secret.optional(),
    CLAMD_ADDRESS: z
      .string()
      .refine((value) => /^\/./.test(value) || isHostAndPort(value), 'it must be host:port, or the path of a socket')
      .optional(),
    METRICS_TOKEN: secret.optional(),
    SMTP_URL: mailServer.optional(),
    MAIL_FROM: email.optional(),
    MAIL_TO: listOf(email).default([]),
    OUTBOUND_PRIVATE_ALLOW: listOf(hostAndPort).default([]),
    /** 1 is real time; a rehearsal may run its retries faster. */
    DELIVERY_TIME_SCALE: z
      .string()
      .regex(/^(1|0?\.\d{1,4})$/, 'it must be a fraction of 1, such as 0.02')
      .transform(Number)
      .pipe(z.number().positive('it must be more than 0'))
      .default(1),
    LEADS_RETENTION_DAYS: whole(1, 36500).default(730),
    SHORT_LINK_DAYS: whole(0, 3650).default(90),
    CSP_REPORT_URL: webAddress
      .transform((value) => new URL(value).href)
      .refine((value) => !/[;,"]/.test(value), 'it must have no semicolon, comma or quotation mark')
      .optional(),
    ROUTE_GUARDS: routeGuards.default({}),
    PAGES_FROM: z.enum(['build', 'framework'], 'it must be build or framework').default('build'),
    WIDGET_SITES: json.pipe(widgetSites).optional(),
    WIDGET_TEST_KEY: flag.default(true),
    CHATWOOT_URL: baseAddress.optional(),
    CHATWOOT_INBOX: z
      .string()
      .regex(/^[\w-]{4,100}$/, 'it must be the identifier of an inbox of type API')
      .optional(),
    CHATWOOT_SECRET: secret.optional(),
    CHAT_IMAP_URL: mailboxAddress.optional(),
    CHAT_MAIL_ADDRESS: email
      .refine(
        (value) => value.lastIndexOf('@') <= longestMailboxName && !value.includes('+'),
        `its part before the @ must have at most ${longestMailboxName} characters and no +, because answers' addresses are made from it`,
      )
      .optional(),
    CHAT_MAIL_SECRET: secret.optional(),
    CHAT_OPERATORS: listOf(email).default([]),
    CHAT_FILES: flag.default(true),
    CHAT_FILES_MB: whole(1, 1_000_000).default(500),
    CHAT_HOURS: officeHours.optional(),
    CHAT_NOTICE_URL: webAddress.optional(),
    CHAT_NOTICE_SECRET: webhookSecret.optional(),
    CHAT_PERSON_ZH: personName.optional(),
    CHAT_PERSON_EN: personName.optional(),
    CHAT_REMINDERS: listOf(whole(0, 1440)).default([5, 15, 60]),
    CHAT_WEEKLY_LETTER: listOf(z.enum(['zh', 'en'], 'it must be zh, en or zh,en')).default([]),
    CHAT_WEBHOOK_URL: webAddress.optional(),
    CHAT_WEBHOOK_SECRET: webhookSecret.optional(),
    CHAT_WEBHOOK_TEXT: flag.default(false),
    CHAT_MODEL_URL: baseAddress.optional(),
    CHAT_MODEL_NAME: words(200).optional(),
    CHAT_MODEL_KEY: z.string().min(8, 'it must have at least 8 characters').optional(),
    CHAT_MODEL_PROVIDER_ZH: words(200).optional(),
    CHAT_MODEL_PROVIDER_EN: words(200).optional(),
    CHAT_MODEL_COUNTRY: country.optional(),
    CHAT_MODEL_DAILY: whole(1, 1_000_000).default(1000),
    CHAT_MODEL_VISITOR_DAILY: whole(1, 1000).default(20),
    NEXT_PUBLIC_API_BASE: z
      .string()
      .regex(/^(\/|https?:\/\/)/, 'it must be a path or an address')
      .default('/api'),
    COMPANY_NAME_ZH: z.string().optional(),
    COMPANY_NAME_EN: z.string().optional(),
    COMPANY_HOTLINE: phone.optional(),
    COMPANY_ADDRESS_ZH: z.string().optional(),
    COMPANY_ADDRESS_EN: z.string().optional(),
    COMPANY_REGISTRATION_ZH: words(200).optional(),
    COMPANY_REGISTRATION_EN: words(200).optional(),
    COMPANY_REPRESENTATIVE_ZH: words(200).optional(),
    COMPANY_REPRESENTATIVE_EN: words(200).optional(),
    COMPANY_PATENTS: z.enum(['granted', 'filed'], 'it must be granted or filed').optional(),
    EU_REPRESENTATIVE: words(300).optional(),
    STORAGE_COUNTRY: country.optional(),
    DATA_RECIPIENTS_ZH: words(500).optional(),
    DATA_RECIPIENTS_EN: words(500).optional(),
    COMPANY_COORDINATES: coordinates.optional(),
    EMAIL_SALES: email.optional(),
    SECURITY_CONTACT: z
      .string()
      .regex(/^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/, 'it must be mailto:name@host or an https address')
      .optional(),
    EMAIL_SERVICE: email.optional(),
    EMAIL_PRESS: email.optional(),
    EMAIL_JOBS: email.optional(),
    EMAIL_DATASETS: email.optional(),
    EMAIL_PRIVACY: email.optional(),
    SOCIAL_LINKEDIN: webAddress.optional(),
    SOCIAL_YOUTUBE: webAddress.optional(),
    SOCIAL_X: webAddress.optional(),
    SOCIAL_FACEBOOK: webAddress.optional(),
    FILING_ICP: z.string().optional(),
    FILING_POLICE: z.string().optional(),
    ANSWER_DAYS: whole(1, 30).optional(),
    DATASET_ANSWER_DAYS: whole(1, 60).optional(),
    DATASET_FOLDER: z.string().regex(/^\//, 'it must be the full path of a folder').optional(),
    DATASET_BUCKET_URL: bucketAddress.optional(),
    DATASET_LINK_HOURS: whole(1, 720).default(72),
    VERIFY_BAIDU: verification.optional(),
    VERIFY_BING: verification.optional(),
    VERIFY_GOOGLE: verification.optional(),
    INDEXNOW_KEY: z
      .string()
      .regex(/^[\da-f]{8,128}$/, 'it must be 8 to 128 hexadecimal digits')
      .optional(),
    INDEXNOW_ENDPOINT: webAddress.optional(),
    GOOGLE_MAPS_KEY: z.string().optional(),
    VISIT_STATISTICS_ID: z
      .string()
      .regex(/^\w{8,64}$/, 'it must be the id of the statistics site')
      .optional(),
    PAGE_TAG_ID: z
      .string()
      .regex(/^[A-Z]{1,3}-[A-Z0-9-]{4,20}$/, 'it must be a tag id such as G-ABC1234567')
      .optional(),
    HEAD_SCRIPT_URL: z
      .url({ protocol: /^https$/, error: 'it must be an address that starts with https://' })
      .optional(),
  })
  .superRefine(checkDependentSettings)

export type Settings = z.infer<typeof settings>
