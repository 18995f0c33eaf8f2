'use client'
import { useEffect, useRef, useState } from 'react'

/** So often, in milliseconds, a screen reader hears how far a playing mission has come. */
const everyMs = 10_000

/** What is said of the moment: now and then while the mission plays, at once where it stands. */
export function useSpokenMoment(moment: string, playing: boolean): string {
  const [spoken, setSpoken] = useState(moment)
  const current = useRef(moment)
  useEffect(() => {
    current.current = moment
    if (!playing) setSpoken(moment)
  }, [moment, playing])
  useEffect(() => {
    if (!playing) return
    const timer = setInterval(() => setSpoken(current.current), everyMs)
    return () => clearInterval(timer)
  }, [playing])
  return spoken
}
