import type { NewChatFile } from '#lib/chat/files/checked-file'
import { fileMessages } from '#lib/chat/files/messages'
import type { MessageBody } from '#lib/chat/message'
import { environment } from '#lib/config/environment'
import { formatMessage } from '#lib/i18n/format-message'
import type { Locale } from '#lib/i18n/locales'
import { type ChatFile, sizeText } from '#lib/protocol/chat-files'
import { rowId } from '#lib/store/row-id'

/** A file with its message, and its text for places that show only words; `mostMb`: room for all files. */
export function sentFile(file: NewChatFile, language: Locale, now: number) {
  const id = rowId(now)
  const { name, type, bytes, scan } = file
  const { picture, document } = fileMessages[language].ChatFiles
  const size = bytes.byteLength
  const text = formatMessage(type.startsWith('image/') ? picture : document, { name, size: sizeText(size) })
  const shown: ChatFile = { id, name, type, size, ...(scan === 'unscanned' ? { unscanned: true } : {}) }
  const body: MessageBody & { type: 'file' } = { type: 'file', text, file: shown }
  return { id, file, body, mostMb: environment().CHAT_FILES_MB }
}

export type SentFile = ReturnType<typeof sentFile>
