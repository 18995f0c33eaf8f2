'use client'
import { traitOf } from '#components/forms/field-traits.ts'

export type FormBody = Record<string, string | string[]>

/** A form's values in the shape of its JSON interface. Files go in the multipart body. */
export function formBody(form: HTMLFormElement): FormBody {
  const body: FormBody = {}
  const lists = traitOf(form, 'lists')
  for (const [name, value] of new FormData(form)) {
    if (typeof value !== 'string') continue
    if (!lists.has(name)) body[name] = value
    else body[name] = [...(body[name] ?? []), value]
  }
  return body
}
