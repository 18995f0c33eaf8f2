import type { OfficialFields } from '#lib/forms/official'
import { privacyPolicyVersion } from '#lib/forms/privacy-policy'
import type { Lead, NewLead } from '#lib/leads/lead'
import { labelOf, leadMessages } from '#lib/leads/messages'

/** What the company's system expects as the product when no boat was named (READ-4). */
const fixedProduct = '无人环保船'

/** The eight odd fields as an honest lead. */
export function leadFromOfficial(fields: OfficialFields): NewLead {
  const { name, company, title, product, language } = fields
  return {
    kind: 'official',
    language,
    page: '',
    person: { name, email: fields.phone, phone: fields.city, company, title },
    product,
    message: fields.type,
    answers: {},
    consent: { how: 'notice', policy: privacyPolicyVersion },
    attachments: [],
  }
}

/** Answers a visitor typed; all others are words of a list. */
const freeText = new Set(['message', 'place', 'area', 'opening', 'organisation', 'address', 'extension'])

function line(lead: Lead, name: string, value: string | readonly string[]): string[] {
  const { LeadFields, LeadChoices } = leadMessages[lead.language]
  const said = [value].flat().map((word) => (freeText.has(name) ? word : labelOf(LeadChoices, word)))
  const text = said.filter(Boolean).join(', ')
  return text ? [`${labelOf(LeadFields, name)}: ${text}`] : []
}

/** An honest lead as the eight odd fields; whatever has no field of its own goes into `type` as `label: value` lines. */
export function officialFromLead(lead: Lead): OfficialFields {
  const { person, language, kind } = lead
  const type =
    kind === 'official'
      ? lead.message
      : [
          leadMessages[language].LeadKinds[kind],
          ...Object.entries(lead.answers).flatMap(([name, value]) => line(lead, name, value)),
          ...line(lead, 'message', lead.message),
          ...lead.attachments.map(({ name }) => `${leadMessages[language].LeadFields.file}: ${name}`),
          ...(lead.page ? [`${leadMessages[language].LeadFields.page}: ${lead.page}`] : []),
        ].join('\n')
  return {
    name: person.name,
    phone: person.email,
    company: person.company,
    title: person.title,
    city: person.phone,
    product: lead.product || (kind === 'official' ? '' : fixedProduct),
    type,
    language,
  }
}
