import { type RefObject, useEffect, useState } from 'react'

/** Whether an element has been on the screen: what it shows is not loaded before. */
export function useSeen(element: RefObject<Element | null>): boolean {
  const [seen, setSeen] = useState(false)
  useEffect(() => {
    if (!element.current) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setSeen(true))
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return seen
}

/** Loads `address` once `wanted` and gives what `read` makes of its bytes, or `failed`. `read` must keep its identity between renders. */
export function useFetched<Value>(
  address: string,
  read: (bytes: Uint8Array) => Value | Promise<Value>,
  wanted: boolean,
): { value: Value | undefined; failed: boolean } {
  const [answer, setAnswer] = useState<{ address: string; value?: Value; failed: boolean }>()
  useEffect(() => {
    if (!wanted) return
    const stop = new AbortController()
    load(address, stop.signal)
      .then(read)
      .then((value) => !stop.signal.aborted && setAnswer({ address, value, failed: false }))
      .catch(() => !stop.signal.aborted && setAnswer({ address, failed: true }))
    return () => stop.abort()
  }, [address, read, wanted])
  const current = answer?.address === address ? answer : undefined
  return { value: current?.value, failed: current?.failed ?? false }
}

async function load(address: string, signal: AbortSignal): Promise<Uint8Array> {
  const response = await fetch(address, { signal })
  if (!response.ok) throw new Error(`${address}: ${response.status}`)
  return new Uint8Array(await response.arrayBuffer())
}
