'use client'
import { partWhenLive } from '#components/ui/part-when-live'

/** Until the console is there, and without script, its still picture stands in its place. */
export const OperationConsoleLoader = partWhenLive(() =>
  import('#components/console/operation-console').then((part) => part.OperationConsole),
)
