import { extname } from 'node:path'
import { attachmentField, attachmentTypes } from '#lib/forms/attachment'
import { limits } from '#lib/forms/limits'
import type { Attachment } from '#lib/leads/lead'
import { ApiError } from '#lib/protocol/api-errors'
import type { FieldCode } from '#lib/protocol/field-codes'

const isKnown = (ending: string): ending is keyof typeof attachmentTypes => Object.hasOwn(attachmentTypes, ending)

/** A name that is safe to show and to save: no folders, no control or direction characters, not too long. */
export function safeFileName(name: string): string {
  const base = name.normalize('NFC').split(/[\\/]/).at(-1) ?? ''
  const clean = base.replace(/[\p{Cc}\p{Cf}\p{Surrogate}<>:"|?*]/gu, '').replace(/^[.\s]+|[.\s]+$/g, '')
  const ending = extname(clean)
  const stem = [...clean.slice(0, clean.length - ending.length)].slice(0, limits.file.name - ending.length).join('')
  return `${stem || 'file'}${ending}`
}

function refuse(code: FieldCode): never {
  throw new ApiError('wrong_fields', { fields: { [attachmentField]: code } })
}

/** What a file is by its bytes: of an archive its list of contents is unpacked and read. */
async function typeOfBytes(bytes: Uint8Array): Promise<string | undefined> {
  // Loaded by those only who send a file.
  const { fileTypeFromBuffer } = await import('file-type')
  // A broken archive is no document.
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined)
  return found?.mime
}

/** A résumé as it is kept: its type is what its bytes and its name agree on, never what the sender claims. */
export async function attachmentOf(file: File): Promise<Attachment> {
  if (file.size > limits.file.bytes) refuse('file_size')
  const name = safeFileName(file.name)
  const ending = extname(name).toLowerCase()
  if (!isKnown(ending)) return refuse('file_type')
  const bytes = new Uint8Array(await file.arrayBuffer())
  const type = attachmentTypes[ending]
  return (await typeOfBytes(bytes)) === type ? { name, type, bytes, scan: 'none' } : refuse('file_type')
}
