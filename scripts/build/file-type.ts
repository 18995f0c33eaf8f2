import { basename, extname } from 'node:path'
import { contentType } from 'mime-types'

/** Texts whose names do not say so; a browser would save them and not show them. */
const plainTexts = ['LICENSE', 'SHA256SUMS', 'VERSION', 'CITATION.cff']

/** The `Content-Type` of a file by its name, with its character set where it is text. */
export function fileType(file: string): string {
  if (plainTexts.includes(basename(file))) return 'text/plain; charset=utf-8'
  return contentType(extname(file)) || 'application/octet-stream'
}
