import { type ComponentType, useEffect, useState } from 'react'

/** A part that is brought once its page is live; undefined before. `load` must keep its identity between drawings. */
export function useLoaded<Props>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> | undefined {
  const [Part, setPart] = useState<ComponentType<Props>>()
  useEffect(() => {
    void load().then((part) => setPart(() => part))
  }, [load])
  return Part
}
