'use client'
import { type ComponentType, useEffect, useState } from 'react'

/**
 * A part that comes once its page is live, so that the page itself stays as light as any other; undefined until then.
 * One that cannot be loaded is told as any other script that is missing (`lib/browser/navigation/failed-chunks.ts`).
 * @param load defined outside the component, or it would load again at every drawing
 */
export function useLoaded<Props>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> | undefined {
  const [Part, setPart] = useState<ComponentType<Props>>()
  useEffect(() => {
    void load().then((part) => setPart(() => part))
  }, [load])
  return Part
}
