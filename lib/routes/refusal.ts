import { z } from 'zod'

/** Carries a refusal to the error page; whatever a visitor sends under this name is dropped (decision 13). */
export const errorHeader = 'x-orca-error'

const refusal = z.object({
  status: z.number().int().min(400).max(599),
  /** Exact words to show; without them the page's own words for the status. */
  message: z.string().optional(),
})

/** What the error page answers with. */
export type Refusal = z.infer<typeof refusal>

export function writeRefusal(value: Refusal): string {
  return encodeURIComponent(JSON.stringify(value))
}

/** The refusal in the header; a missing or broken one is the default error. */
export function readRefusal(header: string | null): Refusal {
  try {
    return refusal.parse(JSON.parse(decodeURIComponent(header ?? '')))
  } catch {
    return { status: 500 }
  }
}
