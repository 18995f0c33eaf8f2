import { boatSlugs } from '#lib/content/fleet'
import { attachmentField } from '#lib/forms/application'
import { boardTopics, datasetFamilies, jobKinds, waterKinds } from '#lib/forms/choices'
import { envelopeFields } from '#lib/forms/envelope'
import type { FormKind } from '#lib/forms/kinds'
import { formSchemas } from '#lib/forms/schemas'

/** How a field is asked for without script. */
export type Control = 'text' | 'email' | 'tel' | 'area' | 'choice' | 'boxes' | 'file'

const controls: Readonly<Record<string, Control>> = {
  email: 'email',
  phone: 'tel',
  message: 'area',
  content: 'area',
  purpose: 'area',
  water: 'choice',
  job: 'choice',
  boat: 'choice',
  dataset: 'choice',
  topic: 'choice',
  boats: 'boxes',
  [attachmentField]: 'file',
}

/** The words that a field offers. */
export const offered: Readonly<Record<string, readonly string[]>> = {
  water: waterKinds,
  job: jobKinds,
  boat: boatSlugs,
  boats: boatSlugs,
  dataset: datasetFamilies,
  topic: boardTopics,
}

/** A form's own fields in its order, each with its control. */
export function fieldsOf(kind: FormKind): { name: string; control: Control }[] {
  const names = Object.keys(formSchemas[kind].shape).filter((name) => !envelopeFields.includes(name))
  if (kind === 'application') names.push(attachmentField)
  return names.map((name) => ({ name, control: controls[name] ?? 'text' }))
}
