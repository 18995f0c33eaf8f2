import { z } from 'zod'

/** Carries what the error page says; whatever a visitor sends under this name is dropped (READ-13). */
export const errorHeader = 'x-orca-error'

/** Refusals that every program gets that looks around, without words of their own: their pages are made at the build. */
export const answeredFromBuild = [400, 405] as const

const errorAnswer = z.object({
  status: z.number().int().min(400).max(599),
  /** Exact words to show; without them the page's own words for the status. */
  message: z.string().optional(),
})

export type ErrorAnswer = z.infer<typeof errorAnswer>

/** The answer as the value of a header; `readErrorAnswer` reads it. */
export function writeErrorAnswer(value: ErrorAnswer): string {
  return encodeURIComponent(JSON.stringify(value))
}

/** The answer in the header; a missing or broken one is the default error. */
export function readErrorAnswer(header: string | null): ErrorAnswer {
  try {
    return errorAnswer.parse(JSON.parse(decodeURIComponent(header ?? '')))
  } catch {
    return { status: 500 }
  }
}
