/**
 * What whoever asks for a dataset is told and agrees to; the words are `RequestTerms` of the messages. A change of meaning
 * needs a new version, because each request keeps the one it was sent under.
 */
export const requestTermsVersion = '2026-11-22'

/** The clauses, in order. */
export const requestTerms = ['use', 'links', 'citation', 'kept', 'withdrawal'] as const
