import type { FinderJob } from '#lib/content/finder'
import type { BoatSlug } from '#lib/content/fleet'

/** A boat that a fleet may begin with; `boat` is the quote form's word for it. */
export interface CoveragePreset {
  id: string
  label: string
  boat: BoatSlug
  job: FinderJob
}
