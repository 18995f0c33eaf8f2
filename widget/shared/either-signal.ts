/** A signal that ends with the first of several. Browsers before 2024 have no `AbortSignal.any`, iPhones among them. */
export function eitherSignal(...signals: readonly AbortSignal[]): AbortSignal {
  const ending = new AbortController()
  const end = () => ending.abort()
  for (const signal of signals) {
    if (signal.aborted) end()
    else signal.addEventListener('abort', end, { signal: ending.signal })
  }
  return ending.signal
}
