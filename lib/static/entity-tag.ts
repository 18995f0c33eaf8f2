import type { StoredFile } from '#lib/static/manifest'
import type { Encoding } from '#lib/static/static-store'

/** A strong tag: each form has bytes, and so a tag, of its own. */
export function entityTag({ hash, quick }: StoredFile, encoding: Encoding): string {
  return encoding === 'identity' ? `"${hash}"` : `"${hash}-${encoding}${quick ? '-quick' : ''}"`
}

/** Whether `If-None-Match` names what would be sent. A proxy that compressed it made the tag weak. */
export function isCurrent(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false
  if (ifNoneMatch.trim() === '*') return true
  return ifNoneMatch.split(',').some((part) => part.trim().replace(/^W\//, '') === tag)
}

/** Whether `If-Match` names what would be sent. Its comparison is the strong one: a weak tag names nothing. */
export function isMatched(ifMatch: string, tag: string): boolean {
  return ifMatch.trim() === '*' || ifMatch.split(',').some((part) => part.trim() === tag)
}
