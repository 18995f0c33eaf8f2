'use client'
import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'

/** A component that is fetched once it is wanted; `onFail` hears that it did not come. */
export function useLoaded<Props>(load: () => Promise<ComponentType<Props>>, isWanted: boolean, onFail: () => void) {
  const [Part, setPart] = useState<ComponentType<Props>>()
  const fail = useEffectEvent(onFail)
  useEffect(() => {
    if (!isWanted) return
    load().then(
      (part) => setPart(() => part),
      () => fail(),
    )
  }, [load, isWanted])
  return Part
}
