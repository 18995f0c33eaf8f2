'use client'
import { waterInAddress } from '#components/tools/use-drawing.ts'
import { addressIn, readToolAddress, threadHash, threadOf } from '#lib/tool-address/tool-address'
import { isPlainLake } from '#lib/water-drawing/plain-lake'

/**
 * The address of another tool with all that this page's address says.
 * @param hash in place of the address's own
 */
export function onToolPage(page: string, hash = location.hash): string {
  const { pathname, search } = location
  const thread = threadOf({ pathname, search, hash })
  const water = waterInAddress(hash)
  // A drawn water brings its own area to finder and season; of a plain lake the area that was typed is the exact one.
  if (water && !isPlainLake(water.shape)) {
    for (const key of ['f', 's']) {
      const answers = new URLSearchParams(thread.words.get(key) ?? '')
      answers.delete('area')
      if (answers.size > 0) thread.words.set(key, answers.toString())
    }
  }
  return addressIn(page, thread)
}

/** The part behind `#` that takes all of it to the quote page, or to a tool that is told more in its query. */
export const hashAlong = () => threadHash(threadOf(location))

/** The address of the quote page with all of it. */
export const onQuotePage = (page: string) => page + hashAlong()

/** This tool's address as a lead and a short link keep it; null where it says nothing yet. */
export function keptAddress(): string | null {
  const { pathname, search, hash } = location
  return search.length > 1 || hash.length > 1 ? readToolAddress(pathname + search + hash) : null
}
