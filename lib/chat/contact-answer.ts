import { chatMessages } from '#lib/assistant/messages'
import { shortAnswer } from '#lib/assistant/replies/short-answer'
import type { MessageBody } from '#lib/chat/message'
import type { Site } from '#lib/chat/sites'
import type { Settings } from '#lib/config/settings'
import { plainText } from '#lib/entries/plain-text'
import { readEntries } from '#lib/entries/read-entries'
import { formatMessage } from '#lib/i18n/format-message'
import type { Locale } from '#lib/i18n/locales'

/** The entry on how to reach us; its text holds for every site, and the site's contacts are added. */
const contactSlug = 'contact'

type Addresses = Pick<Settings, 'COMPANY_ADDRESS_ZH' | 'COMPANY_ADDRESS_EN'>

/** The ways to us that are set, a line each, then the ones that are not: a visitor who asks for a number learns that there is none. */
function contactLines({ contacts }: Site, addresses: Addresses, language: Locale): string[] {
  const { told, names, none } = chatMessages[language].ChatContact
  const { COMPANY_ADDRESS_ZH, COMPANY_ADDRESS_EN } = addresses
  const ways = {
    phone: contacts.phone,
    email: contacts.email,
    address: language === 'zh' ? COMPANY_ADDRESS_ZH : COMPANY_ADDRESS_EN,
  }
  const all = (['phone', 'email', 'address'] as const).map((name) => ({ name, value: ways[name] }))
  const lines = all.flatMap(({ name, value }) => (value ? [formatMessage(told[name], { value })] : []))
  const missing = all.filter(({ value }) => !value).map(({ name }) => names[name])
  const list = new Intl.ListFormat(language, { type: 'disjunction' }).format(missing)
  return missing.length > 0 ? [...lines, formatMessage(none, { list })] : lines
}

/** The replies with the contacts of the widget's site where they say how we are reached. */
export function withContacts(
  replies: readonly MessageBody[],
  site: Site,
  addresses: Addresses,
  language: Locale,
): MessageBody[] {
  const entry = readEntries('faq', language).find(({ slug }) => slug === contactSlug)
  if (!entry) return [...replies]
  const own = plainText(entry.body.blocks)
  const whole = [...contactLines(site, addresses, language), own].join('\n')
  const short = shortAnswer(own, language)
  return replies.map((reply) => {
    if (reply.type === 'answer') return { ...reply, text: reply.text.replace(own, () => whole) }
    if (reply.type !== 'suggestions') return reply
    const told = shortAnswer(whole, language)
    const suggestions = reply.suggestions.map((one) =>
      one.id === contactSlug && one.answer ? { ...one, answer: told } : one,
    )
    return { ...reply, suggestions, text: reply.text.replace(short, () => told) }
  })
}
