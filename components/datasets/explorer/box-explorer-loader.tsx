'use client'

import type { ReactNode } from 'react'
import type { BoxExplorerProps } from './box-explorer'
import { useLoaded } from './use-loaded'

const load = () => import('./box-explorer').then(({ BoxExplorer }) => BoxExplorer)

/** Shows the still picture until the explorer has come: the page itself stays as light as any other. */
export function BoxExplorerLoader({ still, ...props }: BoxExplorerProps & { still: ReactNode }) {
  const Explorer = useLoaded(load)
  return Explorer ? <Explorer {...props} /> : still
}
