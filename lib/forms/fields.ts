import { boatSlugs } from '#lib/content/fleet'
import { boardTopics, datasetFamilies, jobKinds, waterKinds } from '#lib/forms/choices'
import { limits } from '#lib/forms/limits'

/** How a field is asked for: its control on a page, in the page without script and in the widget. */
export type Control = 'text' | 'email' | 'tel' | 'area' | 'quantity' | 'choice' | 'boxes'

/** The part of a lead that a field becomes. Without one it is an answer, stored under its own name. */
export type LeadPart = 'name' | 'email' | 'phone' | 'company' | 'title' | 'message' | 'boats'

export interface Field {
  control: Control
  /** Longest value in characters. */
  max?: number
  /** The values it offers, and the messages that label them. */
  offers?: { values: readonly string[]; labels: 'LeadChoices' | 'Boats' }
  part?: LeadPart
  /** What a browser may fill in. */
  autoComplete?: string
  /** Personal data of the sender: never in a draft or an address (READ-11). */
  personal?: boolean
  /** A fact about water, boats or a website, which an address may say in advance (READ-11). */
  inAddress?: boolean
  /** Comes along from a tool; nobody is asked for it. */
  brought?: boolean
}

/** A fact whose value is one word of a list. */
const fact = (values: readonly string[]): Field => ({
  control: 'choice',
  offers: { values, labels: 'LeadChoices' },
  inAddress: true,
})

const boatNames = { values: boatSlugs, labels: 'Boats' } as const

/**
 * Every field of every form, once. Rules, controls, emails, exports, drafts, the widget and docs/forms.md follow from it; labels are
 * `LeadFields` of `messages/<language>/leads.json`.
 */
export const fields = {
  name: { control: 'text', max: limits.name, part: 'name', autoComplete: 'name', personal: true },
  email: { control: 'email', max: limits.email, part: 'email', autoComplete: 'email', personal: true },
  phone: { control: 'tel', max: limits.phone, part: 'phone', autoComplete: 'tel', personal: true },
  company: { control: 'text', max: limits.company, part: 'company', autoComplete: 'organization' },
  organisation: { control: 'text', max: limits.company, part: 'company', autoComplete: 'organization' },
  title: { control: 'text', max: limits.title, part: 'title', autoComplete: 'organization-title' },
  message: { control: 'area', max: limits.message, part: 'message' },
  purpose: { control: 'area', max: limits.message, part: 'message' },
  content: { control: 'area', max: limits.board.content, part: 'message' },
  place: { control: 'text', max: limits.place, autoComplete: 'off' },
  /** The number on a boat's plate. */
  serial: { control: 'text', max: limits.title, autoComplete: 'off' },
  water: fact(waterKinds),
  job: fact(jobKinds),
  /** In mu, as the boats' own figures are. */
  area: { control: 'quantity', inAddress: true },
  boat: { control: 'choice', offers: boatNames, part: 'boats', inAddress: true },
  boats: { control: 'boxes', offers: boatNames, part: 'boats', inAddress: true },
  /** What a tool of the site worked out, brought along to the request for a price. */
  toolResult: { control: 'area', max: limits.toolResult, brought: true },
  /** The address of the tool with all that was typed: it opens exactly this. */
  toolAddress: { control: 'text', max: limits.toolAddress, brought: true },
  opening: { control: 'text', max: limits.title },
  dataset: { control: 'choice', offers: { values: datasetFamilies, labels: 'LeadChoices' } },
  /** A website that is to show the widget, and the key it has, if it has one. */
  origin: { control: 'text', max: limits.place, autoComplete: 'url', inAddress: true },
  siteKey: { control: 'text', max: limits.board.extension, autoComplete: 'off', inAddress: true },
  address: { control: 'text', max: limits.board.address },
  extension: { control: 'text', max: limits.board.extension },
  topic: { control: 'choice', offers: { values: boardTopics, labels: 'LeadChoices' } },
} as const satisfies Record<string, Field>

export type FieldName = keyof typeof fields

/** A field by a name from outside; nothing when no form has it. */
export function fieldOf(name: string): Field | undefined {
  return Object.hasOwn(fields, name) ? fields[name as FieldName] : undefined
}

/** Fields that may hold several values; every other field of every form is one string. */
export const listFields: ReadonlySet<string> = new Set(
  Object.entries<Field>(fields).flatMap(([name, { control }]) => (control === 'boxes' ? [name] : [])),
)
