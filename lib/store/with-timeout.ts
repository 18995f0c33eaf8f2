import { StoreUnavailable } from '#lib/store/engine'

/** How long a visitor waits for the store before the honest answer is "not now". */
const storeSeconds = 2.5

/** The promise, or StoreUnavailable when the store takes too long. A repeated send with the same key finds what was kept late. */
export async function withTimeout<Result>(work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new StoreUnavailable('The store did not answer in time.')), storeSeconds * 1000)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
    // A later failure is logged by the store itself.
    work.catch(() => {})
  }
}
