import { extname } from 'node:path'
import { Refusal } from '#lib/api/failures'
import { attachmentField, attachmentTypes } from '#lib/leads/forms/application'
import type { FieldCode } from '#lib/leads/forms/field-codes'
import { limits } from '#lib/leads/forms/limits'
import type { Attachment } from '#lib/leads/lead'

/** How files of each type begin; the name's ending alone proves nothing. */
const beginnings: Record<keyof typeof attachmentTypes, readonly number[]> = {
  '.pdf': [0x25, 0x50, 0x44, 0x46, 0x2d],
  '.doc': [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1],
  '.docx': [0x50, 0x4b, 0x03, 0x04],
}

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
  throw new Refusal('wrong_fields', { fields: { [attachmentField]: code } })
}

/** A résumé as it is kept: its type is what its bytes and its name agree on, never what the sender claims. */
export async function attachmentOf(file: File): Promise<Attachment> {
  if (file.size > limits.file.bytes) refuse('file_size')
  const name = safeFileName(file.name)
  const ending = extname(name).toLowerCase()
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (!isKnown(ending) || !beginnings[ending].every((byte, index) => bytes[index] === byte)) return refuse('file_type')
  return { name, type: attachmentTypes[ending], bytes }
}
