import { useEffect, useState } from 'react'

type Parts = typeof import('./later-parts.ts')

let known: Parts | undefined

/** The rarer parts of a message, once they are needed and have come; until then the message's text stands alone. */
export function useLaterParts(areNeeded: boolean): Partial<Parts> {
  const [, setCame] = useState(false)
  useEffect(() => {
    if (!areNeeded || known) return
    import('./later-parts.ts').then(
      (parts) => {
        known = parts
        setCame(true)
      },
      () => {},
    )
  }, [areNeeded])
  return known ?? {}
}
