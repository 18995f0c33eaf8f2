'use client'
import { keepForVisit, recallForVisit } from '#lib/browser/visit-memory'
import { limits } from '#lib/forms/limits'

/** Where a tool leaves its result for the quote form of the same tab: too long for an address, and nobody else's. */
const key = 'orca:quote-note'

/** What the form's field for it may hold. */
export const longestQuoteNote = limits.toolResult

/** Leaves a result of a tool for the form of the quote page, where storage is allowed. */
export const leaveQuoteNote = (text: string): void => keepForVisit(key, text.slice(0, longestQuoteNote))

/** Takes the note that a tool left, once. */
export function takeQuoteNote(): string | null {
  const note = recallForVisit(key)
  keepForVisit(key, null)
  return note
}
