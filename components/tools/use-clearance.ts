'use client'
import { useEffect, useState } from 'react'
import { wordOf, writeWord } from '#components/tools/address-words.ts'

const key = 'c'

/** The distance from shore as it is typed, begun with that of the address, which is kept true to it. */
export function useClearance(initial: string): [string, (next: string) => void] {
  const [clearance, setClearance] = useState(initial)

  useEffect(() => {
    const said = wordOf(location.hash, key)
    if (said !== null) setClearance(said.slice(0, 5))
  }, [])

  function change(next: string) {
    setClearance(next)
    writeWord(key, next)
  }

  return [clearance, change]
}
