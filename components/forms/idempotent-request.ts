'use client'
import type { FormBody } from '#components/forms/form-body.ts'
import { randomKey } from '#components/forms/random-key.ts'
import { elapsedField } from '#lib/forms/hidden-fields'

export interface IdempotentRequest {
  body: FormBody | FormData
  key: string
}

function fileMark(form: FormData): string {
  return Array.from(form.values())
    .map((value) => (typeof value === 'string' ? '' : `${value.name}/${value.size}/${value.lastModified}`))
    .join('|')
}

/**
 * Body and Idempotency-Key of a form. Both stay the same while its content does, so that a second press after a lost answer is the
 * same lead; any change gives a new key (docs/forms.md).
 */
export function idempotentRequests(appeared: number, now: () => number = () => performance.now()) {
  let last: (IdempotentRequest & { content: string }) | undefined
  return (body: FormBody, files?: FormData): IdempotentRequest => {
    const content = JSON.stringify(body) + (files ? fileMark(files) : '')
    if (last?.content === content) return last
    const elapsed = String(Math.round(now() - appeared))
    files?.set(elapsedField, elapsed)
    last = { content, key: randomKey(), body: files ?? { ...body, [elapsedField]: elapsed } }
    return last
  }
}
