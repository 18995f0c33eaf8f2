import { boatSlugs } from '#lib/content/fleet'
import { envelopeForm, minimumFillMs } from '#lib/forms/envelope'
import { fieldsOf } from '#lib/forms/forms'
import { elapsedField, honeypotField } from '#lib/forms/hidden-fields'
import type { FormKind } from '#lib/forms/kinds'
import { privacyPolicyVersion } from '#lib/forms/privacy-policy'
import type { FormFields } from '#lib/forms/schema'
import type { Attachment, NewLead, Person, Suspicion } from '#lib/leads/lead'
import { readToolAddress } from '#lib/tool-address/read-tool-address'

type Envelope = ReturnType<typeof envelopeForm.parse>

function suspicionOf({ [honeypotField]: honeypot, [elapsedField]: elapsed }: Envelope): Suspicion | undefined {
  if (honeypot !== '') return 'honeypot'
  return elapsed !== '' && Number(elapsed) < minimumFillMs ? 'fast' : undefined
}

/** A checked form as a lead: each field becomes the part that its definition names, else an answer. */
export function leadFromForm(kind: FormKind, fields: FormFields, attachments: readonly Attachment[]): NewLead {
  const envelope = envelopeForm.parse(fields)
  const person: Person = { name: '', email: '', phone: '', company: '', title: '' }
  const lead: NewLead = {
    kind,
    language: envelope.language,
    page: envelope.page,
    person,
    product: '',
    boats: [],
    message: '',
    answers: {},
    consent: { how: 'ticked', policy: privacyPolicyVersion },
    suspicion: suspicionOf(envelope),
    attachments,
  }
  for (const { name, part } of fieldsOf(kind)) {
    const value = fields[name] ?? ''
    if (part === 'boats') lead.boats = boatSlugs.filter((slug) => [value].flat().includes(slug))
    else if (part === 'message') lead.message = String(value)
    else if (part) person[part] = String(value)
    else lead.answers[name] = name === 'toolAddress' ? (readToolAddress(String(value)) ?? '') : value
  }
  return lead
}
