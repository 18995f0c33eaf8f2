'use client'

/** Facts about a form's fields for the browser, by name; the server derives them from lib/forms/fields.ts. */
export interface FieldTraits {
  /** Fields that may hold several values. */
  lists: string
  /** Fields that are never kept in the browser. */
  personal: string
  /** Facts that an address may say in advance. */
  facts: string
}

/** Names of the fields that are so, as the form's own attributes say. */
export function traitOf(form: HTMLFormElement, trait: keyof FieldTraits): ReadonlySet<string> {
  return new Set(form.dataset[trait]?.split(' '))
}
