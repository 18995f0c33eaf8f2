'use client'
import { type ComponentType, type ReactNode, useEffect, useState } from 'react'

/** Shown until the part has loaded. */
interface Still {
  still?: ReactNode
}

interface PartProps<Props extends object> {
  load: () => Promise<ComponentType<Props>>
  given: Props & Still
}

function LoadedPart<Props extends object>({ load, given }: PartProps<Props>) {
  const [Part, setPart] = useState<ComponentType<Props>>()
  useEffect(() => {
    void load().then((part) => setPart(() => part))
  }, [load])
  return Part ? <Part {...given} /> : given.still
}

/** A component that loads after its page is live. If it cannot be loaded, the visitor is told (`lib/browser/navigation/failed-chunks.ts`). */
export function partWhenLive<Props extends object>(load: PartProps<Props>['load']) {
  return (props: Props & Still) => <LoadedPart load={load} given={props} />
}
