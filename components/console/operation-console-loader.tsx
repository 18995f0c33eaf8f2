'use client'
import type { ReactNode } from 'react'
import type { OperationConsoleProps } from '#components/console/operation-console'
import { useLoaded } from '#components/ui/use-loaded.ts'

const load = () => import('#components/console/operation-console').then(({ OperationConsole }) => OperationConsole)

/** Until the console is there, and without script, its still picture stands in its place. */
export function OperationConsoleLoader({ children, ...props }: OperationConsoleProps & { children: ReactNode }) {
  const Console = useLoaded(load)
  return Console ? <Console {...props} /> : children
}
