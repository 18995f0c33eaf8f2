'use client'

import type { ReactNode } from 'react'
import { useLoaded } from '#components/ui/use-loaded.ts'
import type { WaterExplorerProps } from './water-explorer'

const load = () => import('./water-explorer').then(({ WaterExplorer }) => WaterExplorer)

/** Shows the still picture until the explorer has come: the page itself stays as light as any other. */
export function WaterExplorerLoader({ still, ...props }: WaterExplorerProps & { still: ReactNode }) {
  const Explorer = useLoaded(load)
  return Explorer ? <Explorer {...props} /> : still
}
