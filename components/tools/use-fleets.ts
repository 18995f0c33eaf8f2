'use client'
import { useCallback, useEffect, useRef, useState } from 'react'
import { decodeFleet, encodeFleet, entryOf, type FleetEntry } from '#lib/fleet-advice/fleet-address'

const keys = ['a', 'b'] as const

/** The same address with other fleets, other words behind `#` kept. */
export function hashWithFleets(hash: string, fleets: readonly FleetEntry[]): string {
  const said = new URLSearchParams(hash.replace(/^#/, ''))
  for (const [index, key] of keys.entries()) {
    const fleet = fleets[index]
    if (fleet) said.set(key, encodeFleet(fleet))
    else said.delete(key)
  }
  return `#${said}`
}

interface Fleets {
  fleets: readonly FleetEntry[]
  change(next: readonly FleetEntry[]): void
  /** Begins with another fleet, as long as neither the address nor the visitor said one. */
  suggest(fleet: FleetEntry): void
  isSuggested: boolean
}

/** One or two fleets, begun with those of the address, which is kept true to them. */
export function useFleets(preset: string): Fleets {
  const [fleets, setFleets] = useState<readonly FleetEntry[]>([entryOf(preset)])
  const [isSuggested, setSuggested] = useState(false)
  const isChosen = useRef(false)

  useEffect(() => {
    const said = new URLSearchParams(location.hash.slice(1))
    const given = keys.flatMap((key) => decodeFleet(said.get(key)) ?? [])
    if (given.length === 0) return
    isChosen.current = true
    setFleets(given)
  }, [])

  const suggest = useCallback((fleet: FleetEntry) => {
    if (isChosen.current) return
    setFleets([fleet])
    setSuggested(true)
  }, [])

  function change(next: readonly FleetEntry[]) {
    isChosen.current = true
    setSuggested(false)
    setFleets(next)
    const hash = hashWithFleets(location.hash, next)
    history.replaceState(history.state, '', location.pathname + location.search + hash)
  }

  return { fleets, change, suggest, isSuggested }
}
