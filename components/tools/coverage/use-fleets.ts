'use client'
import { useCallback, useEffect, useRef, useState } from 'react'
import { hashWith, writeHash } from '#components/tools/thread/address-words.ts'
import { decodeFleet, encodeFleet, entryOf, type FleetEntry } from '#lib/fleet-advice/fleet-address'

const keys = ['a', 'b'] as const

/** The same address with other fleets, other words behind `#` kept. */
export function hashWithFleets(hash: string, fleets: readonly FleetEntry[]): string {
  return keys.reduce(
    (before, key, index) => hashWith(before, key, fleets[index] ? encodeFleet(fleets[index]) : null),
    hash,
  )
}

/** One or two fleets, begun with those of the address, which is kept true to them. */
export function useFleets(preset: string) {
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

  /** Begins with another fleet, as long as neither the address nor the visitor said one. */
  const suggest = useCallback((fleet: FleetEntry) => {
    if (isChosen.current) return
    setFleets([fleet])
    setSuggested(true)
  }, [])

  function change(next: readonly FleetEntry[]) {
    isChosen.current = true
    setSuggested(false)
    setFleets(next)
    writeHash(hashWithFleets(location.hash, next))
  }

  return { fleets, change, suggest, isSuggested }
}
