'use client'

import type { ReactNode } from 'react'
import { useLoaded } from '#components/ui/use-loaded.ts'
import type { StereoExplorerProps } from './stereo-explorer'

const load = () => import('./stereo-explorer').then(({ StereoExplorer }) => StereoExplorer)

/** Shows the still picture until the explorer has come: the page itself stays as light as any other. */
export function StereoExplorerLoader({ still, ...props }: StereoExplorerProps & { still: ReactNode }) {
  const Explorer = useLoaded(load)
  return Explorer ? <Explorer {...props} /> : still
}
