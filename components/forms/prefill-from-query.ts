'use client'
import { traitOf } from '#components/forms/field-traits.ts'

/** Ticks, chooses or fills what the address names: facts about water and boats, never who is asking (READ-11). */
export function prefillFromQuery(form: HTMLFormElement, search: string): void {
  const said = new URLSearchParams(search)
  for (const name of traitOf(form, 'facts')) {
    const values = said.getAll(name).flatMap((value) => value.split(','))
    if (values.length === 0) continue
    for (const control of form.elements) {
      if (control instanceof HTMLSelectElement && control.name === name) {
        const offered = Array.from(control.options).find(({ value }) => value === values[0])
        if (offered && !control.value) offered.selected = true
      } else if (control instanceof HTMLInputElement && control.name === name) {
        if (control.type === 'checkbox' || control.type === 'radio') control.checked ||= values.includes(control.value)
        else control.value ||= values[0] ?? ''
      }
    }
  }
}
