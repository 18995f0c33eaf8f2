'use client'
import { limits } from '#lib/forms/limits'

/** Where a tool leaves its result for the quote form of the same tab: too long for an address, and nobody else's. */
const key = 'orca:quote-note'

/** What the form's field for it may hold. */
export const longestQuoteNote = limits.toolResult

/** Leaves a result of a tool for the form of the quote page, where storage is allowed. */
export function leaveQuoteNote(text: string): void {
  try {
    sessionStorage.setItem(key, text.slice(0, longestQuoteNote))
  } catch {
    // Storage is off: the form opens without the note.
  }
}

/** Takes the note that a tool left, once. */
export function takeQuoteNote(): string | null {
  try {
    const note = sessionStorage.getItem(key)
    sessionStorage.removeItem(key)
    return note
  } catch {
    return null
  }
}
