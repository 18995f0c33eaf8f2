'use client'

import type { ReactNode } from 'react'
import { useLoaded } from '#components/ui/use-loaded.ts'
import type { RadarExplorerProps } from './radar-explorer'

const load = () => import('./radar-explorer').then(({ RadarExplorer }) => RadarExplorer)

/** Shows the still picture until the explorer has come: the page itself stays as light as any other. */
export function RadarExplorerLoader({ still, ...props }: RadarExplorerProps & { still: ReactNode }) {
  const Explorer = useLoaded(load)
  return Explorer ? <Explorer {...props} /> : still
}
