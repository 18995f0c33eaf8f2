import { extname } from 'node:path'
import { attachmentField, attachmentTypes } from '#lib/forms/attachment'
import { limits } from '#lib/forms/limits'
import type { Attachment } from '#lib/leads/lead'
import { safeFileName } from '#lib/leads/safe-file-name'
import { typeOfBytes } from '#lib/leads/type-of-bytes'
import { ApiError } from '#lib/protocol/api-errors'
import type { FieldCode } from '#lib/protocol/field-codes'

const isKnown = (ending: string): ending is keyof typeof attachmentTypes => Object.hasOwn(attachmentTypes, ending)

function refuse(code: FieldCode): never {
  throw new ApiError('wrong_fields', { fields: { [attachmentField]: code } })
}

/** A résumé for storage; its type is what bytes and name agree on, not what the sender claims. */
export async function attachmentOf(file: File): Promise<Attachment> {
  if (file.size === 0) refuse('file_empty')
  if (file.size > limits.file.bytes) refuse('file_size')
  const name = safeFileName(file.name)
  const ending = extname(name).toLowerCase()
  if (!isKnown(ending)) return refuse('file_type')
  const bytes = new Uint8Array(await file.arrayBuffer())
  const type = attachmentTypes[ending]
  return (await typeOfBytes(bytes)) === type ? { name, type, bytes, scan: 'none' } : refuse('file_type')
}
