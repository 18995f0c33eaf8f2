'use client'
import { limits } from '#lib/forms/limits'
import type { FieldCode } from '#lib/protocol/field-codes'

/**
 * What is plainly wrong with a chosen file, before it is sent: its size, its ending. The server looks at the
 * bytes themselves; this only spares the visitor an upload that would be refused.
 */
export function fileProblem(form: HTMLFormElement): Readonly<Record<string, FieldCode>> | undefined {
  const input = form.querySelector<HTMLInputElement>('input[type="file"]')
  const file = input?.files?.[0]
  if (!input || !file) return undefined
  if (file.size > limits.file.bytes) return { [input.name]: 'file_size' }
  const endings = input.accept.split(',').map((ending) => ending.trim().toLowerCase())
  return endings.some((ending) => file.name.toLowerCase().endsWith(ending)) ? undefined : { [input.name]: 'file_type' }
}
