'use client'
import type { ZodMiniObject } from 'zod/mini'
import type { FormKind } from '#lib/leads/kinds'

/** Kinds whose forms stand on pages of this site; the others are the widget's. */
export type SiteFormKind = Exclude<FormKind, 'board' | 'callback'>

/** The server's own rules for each form, loaded when the form is touched. */
export const loadSchema = {
  advisory: async () => (await import('#lib/leads/forms/advisory')).advisoryForm,
  quote: async () => (await import('#lib/leads/forms/quote')).quoteForm,
  partner: async () => (await import('#lib/leads/forms/partner')).partnerForm,
  application: async () => (await import('#lib/leads/forms/application')).applicationForm,
  dataset: async () => (await import('#lib/leads/forms/dataset')).datasetForm,
} satisfies Record<SiteFormKind, () => Promise<ZodMiniObject>>
