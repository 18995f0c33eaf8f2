import type { NewChatFile } from '#lib/chat/files/checked-file'
import { fileMessages } from '#lib/chat/files/messages'
import type { MessageBody } from '#lib/chat/message'
import { environment } from '#lib/config/environment'
import { formatMessage } from '#lib/i18n/format-message'
import type { Locale } from '#lib/i18n/locales'
import { type ChatFile, sizeText } from '#lib/protocol/chat-files'
import { rowId } from '#lib/store/row-id'

/** A file that is being sent, with the message that names it. */
export interface SentFile {
  id: string
  file: NewChatFile
  body: MessageBody & { type: 'file' }
  /** What all files of all conversations may take, in MB. */
  mostMb: number
}

/** The message of a file. Its words stand for it where words alone are shown: in mail, in lists, in older widgets. */
export function sentFile(file: NewChatFile, language: Locale, now: number): SentFile {
  const id = rowId(now)
  const { name, type, bytes, scan } = file
  const { picture, document } = fileMessages[language].ChatFiles
  const size = bytes.byteLength
  const text = formatMessage(type.startsWith('image/') ? picture : document, { name, size: sizeText(size) })
  const shown: ChatFile = { id, name, type, size, ...(scan === 'unscanned' ? { unscanned: true } : {}) }
  return { id, file, body: { type: 'file', text, file: shown }, mostMb: environment().CHAT_FILES_MB }
}
