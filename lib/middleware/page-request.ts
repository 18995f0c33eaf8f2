import type { Locale } from '#lib/i18n/locales'
import type { answeredFromBuild, ErrorAnswer } from '#lib/routes/error-answer'

export type Refusal = (typeof answeredFromBuild)[number]

/** A request for a page, made by the middleware and by the server from their own requests. */
export interface PageRequest {
  method: string
  /** As the URL standard writes it, percent-encoding left as it was sent. */
  pathname: string
  /** As it was sent, with its question mark; empty without one. */
  query: string
  headers: Pick<Headers, 'get'>
}

/** Cacheability of an answer: by everybody, privately with revalidation, or not at all. */
export type Keeping = 'page' | 'missing' | 'redirect' | 'private' | 'nobody'

export type PageAnswer =
  /** A file of `public/`, or one that the build made. */
  | { kind: 'file'; path: string }
  | {
      kind: 'page'
      path: string
      locale: Locale
      status: 200 | 404 | Refusal
      keeping: Keeping
      vary: 'address' | 'visitor'
      allow?: string
      /** For who has a link: see `Route`. */
      secret?: boolean
    }
  | { kind: 'redirect'; location: string; status: 307 | 308; keeping: Keeping; cookie?: string }
  | { kind: 'error'; locale: Locale; errorAnswer: ErrorAnswer }
