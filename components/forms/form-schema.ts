'use client'
import type { FormKind } from '#lib/forms/kinds'

/** Kinds of forms on pages of this site; the others are the widget's. */
export type SiteFormKind = Exclude<FormKind, 'board' | 'callback'>

/** The server's own rules for a form, loaded when the form is touched. */
export async function loadSchema(kind: SiteFormKind) {
  return (await import('#lib/forms/schema')).formSchema(kind)
}
