'use client'

import type { ReactNode } from 'react'
import { useLoaded } from '#components/ui/use-loaded.ts'
import type { DriveExplorerProps } from './drive-explorer'

const load = () => import('./drive-explorer').then(({ DriveExplorer }) => DriveExplorer)

/** Shows the still picture until the explorer has come: the page itself stays as light as any other. */
export function DriveExplorerLoader({ still, ...props }: DriveExplorerProps & { still: ReactNode }) {
  const Explorer = useLoaded(load)
  return Explorer ? <Explorer {...props} /> : still
}
