import { type ReactNode, ViewTransition } from 'react'
import type { BoatSlug } from '#lib/content/fleet'

/** Lets a boat's picture travel from a list to its own page. Browsers without view transitions change pages at once. */
export function BoatTransition({ slug, children }: { slug: BoatSlug; children: ReactNode }) {
  return (
    <ViewTransition name={`boat-${slug}`} share="boat" default="none">
      {children}
    </ViewTransition>
  )
}
