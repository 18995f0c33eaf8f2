'use client'
import { useEffect, useState } from 'react'

/** Key of the distance from shore behind `#` in the address. */
const key = 'c'

/** The distance from shore as it is typed, begun with that of the address, which is kept true to it. */
export function useClearance(initial: string): [string, (next: string) => void] {
  const [clearance, setClearance] = useState(initial)

  useEffect(() => {
    const said = new URLSearchParams(location.hash.slice(1)).get(key)
    if (said !== null) setClearance(said.slice(0, 5))
  }, [])

  function change(next: string) {
    setClearance(next)
    const said = new URLSearchParams(location.hash.slice(1))
    said.set(key, next)
    history.replaceState(history.state, '', `${location.pathname}${location.search}#${said}`)
  }

  return [clearance, change]
}
