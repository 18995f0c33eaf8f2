import type { OfficialFields } from '#lib/forms/official'
import { privacyPolicyVersion } from '#lib/forms/privacy-policy'
import { answerRows, fieldLabel, fileNames, productLabel } from '#lib/leads/labels'
import type { Lead, NewLead } from '#lib/leads/lead'
import { leadMessages } from '#lib/leads/messages'

/** The product that the company's system expects when no boat was named (READ-4). */
const fixedProduct = '无人环保船'

/** The eight fields of the company's own form, whose names do not say what they hold (READ-4), as a lead. */
export function leadFromOfficial(fields: OfficialFields): NewLead {
  const { name, company, title, product, language } = fields
  return {
    kind: 'official',
    language,
    page: '',
    person: { name, email: fields.phone, phone: fields.city, company, title },
    product,
    boats: [],
    message: fields.type,
    answers: {},
    consent: { how: 'notice', policy: privacyPolicyVersion },
    attachments: [],
  }
}

/** The long address of a tool stays out of one field among others: the tool's result ends with a link. */
function shortAnswers({ answers }: Lead): Lead['answers'] {
  const { toolAddress: _, ...others } = answers
  return others
}

/** A lead as those eight fields; whatever has no field of its own goes into `type` as `label: value` lines. */
export function officialFromLead(lead: Lead): OfficialFields {
  const { person, language, kind } = lead
  const type =
    kind === 'official'
      ? lead.message
      : [
          leadMessages[language].LeadKinds[kind],
          ...[
            ...answerRows({ answers: shortAnswers(lead) }, language),
            ...(lead.message ? [[fieldLabel('message', language), lead.message]] : []),
            ...fileNames(lead.attachments, language).map((name) => [fieldLabel('file', language), name]),
            ...(lead.page ? [[fieldLabel('page', language), lead.page]] : []),
          ].map(([label, value]) => `${label}: ${value}`),
        ].join('\n')
  return {
    name: person.name,
    phone: person.email,
    company: person.company,
    title: person.title,
    city: person.phone,
    product: productLabel(lead, language) || (kind === 'official' ? '' : fixedProduct),
    type,
    language,
  }
}
