/** The terms that a requester of a dataset agrees to (`RequestTerms`). Raise it when their meaning changes: requests keep their version. */
export const requestTermsVersion = '2026-11-22'

/** The clauses, in order. */
export const requestTerms = ['use', 'links', 'citation', 'kept', 'withdrawal'] as const
