import { extname } from 'node:path'
import { attachmentField } from '#lib/forms/attachment'
import type { Attachment } from '#lib/leads/lead'
import { safeFileName } from '#lib/leads/safe-file-name'
import { typeOfBytes } from '#lib/leads/type-of-bytes'
import { ApiError } from '#lib/protocol/api-errors'
import { type ChatFileType, chatFileTypes, largestChatFile } from '#lib/protocol/chat-files'
import type { FieldCode } from '#lib/protocol/field-codes'

export interface NewChatFile extends Attachment {
  type: ChatFileType
}

const isTaken = (type: string | undefined): type is ChatFileType =>
  type !== undefined && Object.hasOwn(chatFileTypes, type)

function refuse(code: FieldCode): never {
  throw new ApiError('wrong_fields', { fields: { [attachmentField]: code } })
}

/** The name with the ending of what the file is: a telephone gives pictures names without one, and a liar another's. */
function nameOfType(given: string, type: ChatFileType): string {
  const name = safeFileName(given)
  const ending = extname(name).toLowerCase()
  const isRight = ending === chatFileTypes[type] || (type === 'image/jpeg' && ending === '.jpeg')
  return isRight ? name : safeFileName(`${name}${chatFileTypes[type]}`)
}

/** A picture or PDF for storage, checked by its bytes; throws `wrong_fields` with `file_empty`, `file_size` or `file_type`. */
export async function checkedFile(file: File): Promise<NewChatFile> {
  if (file.size === 0) refuse('file_empty')
  if (file.size > largestChatFile) refuse('file_size')
  const bytes = new Uint8Array(await file.arrayBuffer())
  const type = await typeOfBytes(bytes)
  return isTaken(type) ? { name: nameOfType(file.name, type), type, bytes, scan: 'none' } : refuse('file_type')
}
