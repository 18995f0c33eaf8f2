'use client'
import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import type { OperationConsoleProps } from '#components/console/operation-console'

/** Brings the console once somebody comes near; until then, and without script, its still picture stands here. */
export function OperationConsoleLoader({ children, ...props }: OperationConsoleProps & { children: ReactNode }) {
  const [Console, setConsole] = useState<ComponentType<OperationConsoleProps> | null>(null)
  useEffect(() => {
    void import('#components/console/operation-console').then(({ OperationConsole }) =>
      setConsole(() => OperationConsole),
    )
  }, [])
  return Console ? <Console {...props} /> : children
}
