/** What `POST /api/short-links` answers: `/s/<id>` opens what was kept until then, and the secret deletes it. */
export interface ShortLink {
  readonly id: string
  readonly secret: string
  /** Milliseconds of the epoch. */
  readonly until: number
}

/** Whether something from outside is such an answer. By hand: what a link is made with is loaded beside every tool. */
export function isShortLink(value: unknown): value is ShortLink {
  if (typeof value !== 'object' || value === null) return false
  if (!('id' in value) || !('secret' in value) || !('until' in value)) return false
  return typeof value.id === 'string' && typeof value.secret === 'string' && typeof value.until === 'number'
}
