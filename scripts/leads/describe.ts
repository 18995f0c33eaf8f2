import type { Locale } from '#lib/i18n/locales'
import type { FoundLead } from '#lib/leads/find-leads'
import { answerRows, fileNames, productLabel } from '#lib/leads/labels'
import { leadMessages } from '#lib/leads/messages'
import { commandMessages } from './messages.ts'

/** Local time as people in the office write it. */
export function localTime(at: number): string {
  return new Date(at).toLocaleString('sv-SE').slice(0, 16)
}

/** When a day began here, in the time that lists show; a sentence for what is no day. */
export function startOfDay(day: string): number {
  const at = /^\d{4}-\d\d-\d\d$/.test(day) ? new Date(`${day}T00:00`).getTime() : Number.NaN
  if (Number.isNaN(at) || localTime(at).slice(0, 10) !== day) throw new Error(`--since ${day}?  --since 2026-11-01`)
  return at
}

/** Label and value of everything about a lead, in the order people read it. */
export function describe(lead: FoundLead, language: Locale): [label: string, value: string][] {
  const { LeadFields, LeadKinds } = leadMessages[language]
  const { columns } = commandMessages[language]
  const { person } = lead
  return [
    [columns.received, localTime(lead.receivedAt)],
    [columns.kind, LeadKinds[lead.kind]],
    [LeadFields.name, person.name],
    [LeadFields.email, person.email],
    [LeadFields.phone, person.phone],
    [LeadFields.company, person.company],
    [LeadFields.title, person.title],
    [LeadFields.product, productLabel(lead, language)],
    [LeadFields.message, lead.message],
    [
      columns.answers,
      answerRows(lead, language)
        .map(([label, value]) => `${label}: ${value}`)
        .join('; '),
    ],
    [columns.files, fileNames(lead.attachments, language).join(', ')],
    [columns.page, lead.page],
    [columns.language, lead.language],
    [columns.consent, `${lead.consent.how} ${lead.consent.policy}`],
    [columns.suspicion, lead.suspicion ?? ''],
    [columns.state, stateOf(lead, language)],
    [columns.id, lead.id],
  ]
}

/** Where a lead stands, and who has not got its email yet. */
function stateOf({ state, recipients }: FoundLead, language: Locale): string {
  const { states, without } = commandMessages[language]
  const missing = state === 'delivered' ? [] : recipients.filter((one) => one.state !== 'accepted')
  return [states[state], ...missing.map(({ recipient, code }) => `${without} ${recipient} ${code}`)].join(' · ')
}

/** One line of a list. */
export function listRow(lead: FoundLead, language: Locale): string[] {
  const { person } = lead
  return [
    localTime(lead.receivedAt),
    leadMessages[language].LeadKinds[lead.kind],
    person.name,
    person.email || person.phone,
    lead.message,
    stateOf(lead, language),
    lead.id.slice(-12),
  ]
}
