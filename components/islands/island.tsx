import type { ReactNode } from 'react'

interface IslandProps {
  /** Tells the islands of a page apart. */
  name: string
  /**
   * `near`: it starts as it comes near the window; `seen`: on a fast desk when it is seen; `at-once`: with the page, where
   * following the link was the act; else when it is touched.
   */
  starts?: 'near' | 'seen' | 'at-once' | 'touched'
  /** One client component. */
  children: ReactNode
}

/**
 * Around each client component of a page: an element that React owns alone, so that nothing outside of it is rendered anew
 * (docs/decisions/001). `scripts/build/islands.ts` finds it in the build by its name.
 */
export function Island({ name, starts = 'touched', children }: IslandProps) {
  return (
    <div data-island={name} data-starts={starts === 'touched' ? undefined : starts}>
      {children}
    </div>
  )
}
