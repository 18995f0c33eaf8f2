import { extname } from 'node:path'
import { attachmentField, attachmentTypes } from '#lib/forms/attachment'
import { limits } from '#lib/forms/limits'
import type { Attachment } from '#lib/leads/lead'
import { ApiError } from '#lib/protocol/api-errors'
import type { FieldCode } from '#lib/protocol/field-codes'

/** How files of each type begin and what they must hold; the name's ending alone proves nothing. */
const marks: Record<keyof typeof attachmentTypes, { beginning: string; within: readonly string[] }> = {
  '.pdf': { beginning: '%PDF-', within: [] },
  // An archive: only these entries, whose names stand in it unpacked, make it a Word document.
  '.docx': { beginning: 'PK\x03\x04', within: ['[Content_Types].xml', 'word/document.xml'] },
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
  throw new ApiError('wrong_fields', { fields: { [attachmentField]: code } })
}

/** A résumé as it is kept: its type is what its bytes and its name agree on, never what the sender claims. */
export async function attachmentOf(file: File): Promise<Attachment> {
  if (file.size > limits.file.bytes) refuse('file_size')
  const name = safeFileName(file.name)
  const ending = extname(name).toLowerCase()
  if (!isKnown(ending)) return refuse('file_type')
  const content = Buffer.from(await file.arrayBuffer())
  const { beginning, within } = marks[ending]
  const isSo = content.indexOf(beginning, 0, 'latin1') === 0 && within.every((entry) => content.includes(entry))
  return isSo ? { name, type: attachmentTypes[ending], bytes: new Uint8Array(content) } : refuse('file_type')
}
