'use client'
import { listFields } from '#lib/forms/fields'

export type FormBody = Record<string, string | string[]>

/** What a form says, shaped as its JSON interface takes it. Files are left to the multipart body. */
export function formBody(form: HTMLFormElement): FormBody {
  const body: FormBody = {}
  for (const [name, value] of new FormData(form)) {
    if (typeof value !== 'string') continue
    if (!listFields.has(name)) body[name] = value
    else body[name] = [...(body[name] ?? []), value]
  }
  return body
}
