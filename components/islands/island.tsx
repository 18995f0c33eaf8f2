import type { ReactNode } from 'react'

interface IslandProps {
  /** Tells the islands of a page apart. */
  name: string
  /** `near`: starts close to the viewport; `seen`: when visible, on a fast desktop; `at-once`: with the page; else when it is touched. */
  starts?: 'near' | 'seen' | 'at-once' | 'touched'
  children: ReactNode
}

/** Wraps each client component of a page, so that React owns only this element (docs/decisions/001). `scripts/build/islands.ts` finds it. */
export function Island({ name, starts = 'touched', children }: IslandProps) {
  return (
    <div data-island={name} data-starts={starts === 'touched' ? undefined : starts}>
      {children}
    </div>
  )
}
