import type { z } from 'zod'

/** Settings that need others, and what for. */
const needed: readonly (readonly [name: string, others: readonly string[], what: string])[] = [
  ['WEBHOOK_URL', ['WEBHOOK_SECRET'], 'WEBHOOK_SECRET, by which the receiver checks that a call is ours'],
  ['GROUP_BOT_SECRET', ['GROUP_BOT_URL'], 'GROUP_BOT_URL, the address of the bot that it signs for'],
  ['CHAT_NOTICE_URL', ['CHAT_NOTICE_SECRET'], 'CHAT_NOTICE_SECRET, by which the receiver checks that a call is ours'],
  ['CHAT_WEEKLY_LETTER', ['SMTP_URL'], 'SMTP_URL, by which the report goes to MAIL_TO'],
  [
    'CHAT_WEBHOOK_URL',
    ['CHAT_WEBHOOK_SECRET'],
    'CHAT_WEBHOOK_SECRET, by which the receiver checks that a call is ours',
  ],
  ['CHAT_MODEL_URL', ['CHAT_MODEL_NAME'], 'CHAT_MODEL_NAME, the name of the model as the endpoint knows it'],
  [
    'CHATWOOT_URL',
    ['CHATWOOT_INBOX', 'CHATWOOT_SECRET'],
    'CHATWOOT_INBOX and CHATWOOT_SECRET, by which we know that a reply is its',
  ],
  [
    'CHAT_IMAP_URL',
    ['CHAT_MAIL_ADDRESS', 'CHAT_MAIL_SECRET', 'CHAT_OPERATORS', 'SMTP_URL'],
    'CHAT_MAIL_ADDRESS, CHAT_MAIL_SECRET, CHAT_OPERATORS and SMTP_URL, by which emails go out and answers are known',
  ],
  ['CHAT_MAIL_ADDRESS', ['CHAT_IMAP_URL'], 'CHAT_IMAP_URL, the mailbox that answers are read from'],
  ['SMTP_URL', ['MAIL_FROM', 'MAIL_TO'], 'MAIL_FROM and MAIL_TO'],
  ['MAIL_TO', ['SMTP_URL'], 'SMTP_URL, by which emails go to it'],
  ['HSTS_PRELOAD', ['HSTS_INCLUDE_SUBDOMAINS'], 'HSTS_INCLUDE_SUBDOMAINS=true, or the preload lists refuse the site'],
]

/** Two of which only one can be set. */
const exclusive = [
  ['DATASET_FOLDER', 'DATASET_BUCKET_URL', 'datasets lie either in a folder or in a bucket'],
  ['CHAT_IMAP_URL', 'CHATWOOT_URL', 'people answer either by mail or in Chatwoot'],
] as const

/** Says what settings, each right by itself, lack or have too much together. */
export function checkDependentSettings(given: Readonly<Record<string, unknown>>, context: z.RefinementCtx): void {
  const isSet = (name: string) => (Array.isArray(given[name]) ? given[name].length > 0 : Boolean(given[name]))
  const refuse = (name: string, message: string) => context.addIssue({ code: 'custom', path: [name], message })
  for (const [name, others, what] of needed) if (isSet(name) && !others.every(isSet)) refuse(name, `it needs ${what}`)
  for (const [one, other, why] of exclusive)
    if (isSet(one) && isSet(other)) refuse(one, `${why}, so unset it or ${other}`)
  if (given.REPLICAS !== 1 && !isSet('DATABASE_URL'))
    refuse('REPLICAS', 'more than one instance needs DATABASE_URL, because the embedded store belongs to one machine')
}
