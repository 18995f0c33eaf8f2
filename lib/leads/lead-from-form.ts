import type { output } from 'zod/mini'
import { boatSlugs } from '#lib/content/fleet'
import { envelopeFields, minimumFillMs } from '#lib/forms/envelope'
import { elapsedField, honeypotField } from '#lib/forms/hidden-fields'
import type { FormKind } from '#lib/forms/kinds'
import { privacyPolicyVersion } from '#lib/forms/privacy-policy'
import type { formSchemas } from '#lib/forms/schemas'
import type { Locale } from '#lib/i18n/locales'
import type { Attachment, NewLead, Person, Suspicion } from '#lib/leads/lead'
import en from '#messages/en/boats.json' with { type: 'json' }
import zh from '#messages/zh/boats.json' with { type: 'json' }

export type FormFields = output<(typeof formSchemas)[FormKind]>

/** Which field of a form becomes which part of the person; all others are answers. */
const personFields: Readonly<Record<string, keyof Person>> = {
  name: 'name',
  email: 'email',
  phone: 'phone',
  company: 'company',
  organisation: 'company',
  title: 'title',
}
const messageFields = new Set(['message', 'content', 'purpose'])
const productFields = new Set(['boat', 'boats'])

function suspicionOf(fields: FormFields): Suspicion | undefined {
  if (fields[honeypotField] !== '') return 'honeypot'
  const elapsed = fields[elapsedField]
  return elapsed !== '' && Number(elapsed) < minimumFillMs ? 'fast' : undefined
}

const boatWords = { zh: zh.Boats, en: en.Boats }

function boatNames(chosen: string | readonly string[], language: Locale): string {
  const slugs = boatSlugs.filter((slug) => [chosen].flat().includes(slug))
  return slugs.map((slug) => boatWords[language][slug].name).join(', ')
}

/** A checked form as an honest lead. */
export function leadFromForm(kind: FormKind, fields: FormFields, attachments: readonly Attachment[]): NewLead {
  const person: Person = { name: '', email: '', phone: '', company: '', title: '' }
  const lead: NewLead = {
    kind,
    language: fields.language,
    page: fields.page,
    person,
    product: '',
    message: '',
    answers: {},
    consent: { how: 'ticked', policy: privacyPolicyVersion },
    suspicion: suspicionOf(fields),
    attachments,
  }
  for (const [name, value] of Object.entries(fields)) {
    if (envelopeFields.includes(name)) continue
    const part = personFields[name]
    if (part) person[part] = String(value)
    else if (messageFields.has(name)) lead.message = String(value)
    else if (productFields.has(name)) lead.product = boatNames(value, fields.language)
    else lead.answers[name] = value
  }
  return lead
}
