'use client'
import { partWhenLive } from '#components/ui/part-when-live'

/** Its still picture is shown until the console has loaded, and without script. */
export const OperationConsoleLoader = partWhenLive(() =>
  import('#components/console/operation-console').then((part) => part.OperationConsole),
)
