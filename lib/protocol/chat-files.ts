/** File types allowed in a conversation, by the MIME type of their bytes, with the file extension. */
export const chatFileTypes = {
  'image/jpeg': '.jpg',
  'image/png': '.png',
  'image/webp': '.webp',
  'application/pdf': '.pdf',
} as const

export type ChatFileType = keyof typeof chatFileTypes

/** Largest file in bytes. */
export const largestChatFile = 5 * 1024 * 1024

/** A size in words: whole KB below one MB, then MB with one place. */
export function sizeText(bytes: number): string {
  const kb = Math.max(1, Math.round(bytes / 1024))
  return kb < 1024 ? `${kb} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`
}

/** A file in a message; its bytes are requested by `id`. */
export interface ChatFile {
  id: string
  name: string
  type: ChatFileType
  /** In bytes. */
  size: number
  /** The malware scanner did not answer. */
  unscanned?: true
}
