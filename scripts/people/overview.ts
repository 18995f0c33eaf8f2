import type { Locale } from '#lib/i18n/locales'
import type { Found } from '#lib/people/find-person'
import { listRow, localTime } from '../leads/describe.ts'
import { commandMessages } from '../leads/messages.ts'
import { table } from '../leads/table.ts'
import { personMessages } from './messages.ts'

const isFound = ({ leads, chats }: Found) => leads.length + chats.length > 0

/** What is stored of a person, in lists as a terminal shows them. */
export function overview(found: Found, language: Locale): string {
  const messages = personMessages[language]
  if (!isFound(found)) return messages.nothing
  const { leads, chats } = found
  const enquiries = leads.map((lead) => [
    ...listRow(lead, language),
    lead.attachments.map(({ name }) => name).join(', '),
  ])
  const conversations = chats.map(
    ({ since, site, externalId, signedName, messages: said, conversationId, visitorId }) => [
      localTime(since),
      [site, externalId, signedName].filter(Boolean).join(' · '),
      String(said.length),
      said.find(({ author }) => author === 'visitor')?.text ?? '',
      (conversationId ?? visitorId).slice(-12),
    ],
  )
  const { headings, columns } = commandMessages[language]
  return [
    ...(enquiries.length > 0
      ? [`${messages.enquiries} (${enquiries.length})`, table([...headings, columns.files], enquiries), '']
      : []),
    ...(conversations.length > 0
      ? [`${messages.conversations} (${conversations.length})`, table(messages.chatHeadings, conversations), '']
      : []),
  ].join('\n')
}

/** Where a person's words went before, which no command here can reach. */
export function sentTo({ leads }: Found): string[] {
  const sinks = leads.flatMap(({ deliveries }) => deliveries)
  return [...new Set(sinks.filter(({ state }) => state === 'delivered').map(({ sink }) => sink))].sort()
}
