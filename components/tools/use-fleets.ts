'use client'
import { useEffect, useState } from 'react'
import { decodeFleet, encodeFleet, entryOf, type FleetEntry } from '#lib/fleet-advice/fleet-address'

/** Keys of the two fleets behind `#` in the address. */
const keys = ['a', 'b'] as const

/** One or two fleets, begun with those of the address, which is kept true to them. */
export function useFleets(preset: string): [readonly FleetEntry[], (next: readonly FleetEntry[]) => void] {
  const [fleets, setFleets] = useState<readonly FleetEntry[]>([entryOf(preset)])

  useEffect(() => {
    const said = new URLSearchParams(location.hash.slice(1))
    const given = keys.flatMap((key) => decodeFleet(said.get(key)) ?? [])
    if (given.length > 0) setFleets(given)
  }, [])

  function change(next: readonly FleetEntry[]) {
    setFleets(next)
    const said = new URLSearchParams(location.hash.slice(1))
    for (const [index, key] of keys.entries()) {
      const fleet = next[index]
      if (fleet) said.set(key, encodeFleet(fleet))
      else said.delete(key)
    }
    history.replaceState(history.state, '', `${location.pathname}${location.search}#${said}`)
  }

  return [fleets, change]
}
