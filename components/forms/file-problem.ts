'use client'
import { limits } from '#lib/forms/limits'
import type { FieldCode } from '#lib/protocol/field-codes'

/** Checks a chosen file's size and ending to spare an upload that would be refused. The server checks the bytes. */
export function fileProblem(form: HTMLFormElement): Readonly<Record<string, FieldCode>> | undefined {
  const input = form.querySelector<HTMLInputElement>('input[type="file"]')
  const file = input?.files?.[0]
  if (!input || !file) return undefined
  if (file.size === 0) return { [input.name]: 'file_empty' }
  if (file.size > limits.file.bytes) return { [input.name]: 'file_size' }
  const endings = input.accept.split(',').map((ending) => ending.trim().toLowerCase())
  return endings.some((ending) => file.name.toLowerCase().endsWith(ending)) ? undefined : { [input.name]: 'file_type' }
}
