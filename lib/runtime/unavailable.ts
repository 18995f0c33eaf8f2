/** What this server needs cannot be used now; nothing was promised to anybody: the caller answers 503. */
export class Unavailable extends Error {
  readonly isUnavailable = true
}

/** Whether an error is one. Next bundles modules more than once, so `instanceof` would not know another instance's. */
export const isUnavailable = (error: unknown): boolean => error instanceof Error && 'isUnavailable' in error
