'use client'
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** Whether the page is being printed: said before the browser lays the sheets out, so that what is drawn for them is there. */
export function usePrinted(): boolean {
  const [isPrinted, setPrinted] = useState(false)
  useEffect(() => {
    const stop = new AbortController()
    addEventListener('beforeprint', () => flushSync(() => setPrinted(true)), { signal: stop.signal })
    addEventListener('afterprint', () => setPrinted(false), { signal: stop.signal })
    return () => stop.abort()
  }, [])
  return isPrinted
}
