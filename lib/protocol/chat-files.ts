/** What may be sent in a conversation, by the type that a file's bytes have, with the ending of its name. */
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

/** A file of a conversation as a message names it; its bytes are asked for by `id`. */
export interface ChatFile {
  id: string
  name: string
  type: ChatFileType
  /** In bytes. */
  size: number
  /** The malware scanner did not answer when it came. */
  unscanned?: true
}
