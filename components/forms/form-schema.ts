'use client'
import type { ZodMiniObject } from 'zod/mini'
import type { FormKind } from '#lib/forms/kinds'

/** Kinds whose forms stand on pages of this site; the others are the widget's. */
export type SiteFormKind = Exclude<FormKind, 'board' | 'callback'>

/** The server's own rules for each form, loaded when the form is touched. */
export const loadSchema = {
  advisory: async () => (await import('#lib/forms/advisory')).advisoryForm,
  quote: async () => (await import('#lib/forms/quote')).quoteForm,
  partner: async () => (await import('#lib/forms/partner')).partnerForm,
  application: async () => (await import('#lib/forms/application')).applicationForm,
  dataset: async () => (await import('#lib/forms/dataset')).datasetForm,
} satisfies Record<SiteFormKind, () => Promise<ZodMiniObject>>
