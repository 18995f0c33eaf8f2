'use client'
import { traitOf } from '#components/forms/field-traits.ts'
import { keepForVisit, recallJsonForVisit } from '#lib/browser/visit-memory'

/** Fields of a draft by name; ticks and choices of many hold several values. */
type Draft = Record<string, string[]>

const keyOf = (form: string) => `orca-draft-${form}`

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

function isControl(element: Element): element is Control {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement
  )
}

/** Controls whose content may be kept: not personal, not a file, not hidden (a hidden one is never the visitor's). */
function keepable(form: HTMLFormElement): Control[] {
  const personal = traitOf(form, 'personal')
  return Array.from(form.elements)
    .filter(isControl)
    .filter((control) => control.name && control.name !== 'consent' && !personal.has(control.name))
    .filter((control) => control.type !== 'file' && control.type !== 'hidden' && control.tabIndex >= 0)
}

const isTick = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio')

/** Keeps what was written for this visit; storage that is full or forbidden is no reason to disturb anyone. */
export function saveDraft(name: string, form: HTMLFormElement): void {
  const draft: Draft = {}
  for (const control of keepable(form)) {
    if (isTick(control) ? !control.checked : !control.value) continue
    draft[control.name] = [...(draft[control.name] ?? []), control.value]
  }
  keepForVisit(keyOf(name), JSON.stringify(draft))
}

function readDraft(name: string): Draft {
  const draft = Object.entries(Object(recallJsonForVisit(keyOf(name))))
  return Object.fromEntries(draft.filter((entry): entry is [string, string[]] => Array.isArray(entry[1])))
}

/** Puts a kept draft back, but never over what the visitor has written since. */
export function restoreDraft(name: string, form: HTMLFormElement): void {
  const draft = readDraft(name)
  for (const control of keepable(form)) {
    const values = draft[control.name]
    if (!values) continue
    if (isTick(control)) control.checked ||= values.includes(control.value)
    else control.value ||= values[0] ?? ''
  }
}

/** A sent form leaves nothing behind. */
export const dropDraft = (name: string): void => keepForVisit(keyOf(name), null)
