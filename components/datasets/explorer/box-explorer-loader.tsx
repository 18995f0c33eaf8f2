'use client'

import type { ReactNode } from 'react'
import { useLoaded } from '#components/ui/use-loaded.ts'
import type { BoxExplorerProps } from './box-explorer'

const load = () => import('./box-explorer').then(({ BoxExplorer }) => BoxExplorer)

/** Shows the still picture until the explorer has come: the page itself stays as light as any other. */
export function BoxExplorerLoader({ still, ...props }: BoxExplorerProps & { still: ReactNode }) {
  const Explorer = useLoaded(load)
  return Explorer ? <Explorer {...props} /> : still
}
