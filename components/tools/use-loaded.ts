'use client'
import { type ComponentType, useEffect, useState } from 'react'

/**
 * A tool that comes once its page is live, so that the page itself stays as light as any other.
 * @param load defined outside the component, or it would load again at every drawing
 */
export function useLoaded<Props>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> | null {
  const [Loaded, setLoaded] = useState<ComponentType<Props> | null>(null)
  useEffect(() => {
    void load().then((component) => setLoaded(() => component))
  }, [load])
  return Loaded
}
