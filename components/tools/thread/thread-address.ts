'use client'
import { isAreaUnit, squareMetresPer } from '#lib/content/area-units'
import { readNumber } from '#lib/i18n/read-number'
import { addressIn, type Thread, threadHash, threadOf } from '#lib/tool-address/thread'
import { encodeWater } from '#lib/water-address/encode-water'
import { lakeOfArea } from '#lib/water-drawing/drawing'

/** The words that hold the queries of tools that ask for an area. */
const asking = ['f', 's'] as const

/** An area that was typed in the finder or for the season, with its unit; of this page's tool first. */
function typedArea({ tool, words }: Thread): { area: string; unit: string; m2: number } | null {
  for (const key of tool === 'season' ? asking.toReversed() : asking) {
    const said = new URLSearchParams(words.get(key) ?? '')
    const [area, unit] = [said.get('area') ?? '', said.get('unit')]
    const value = readNumber(area)
    if (value && isAreaUnit(unit)) return { area, unit, m2: value * squareMetresPer[unit] }
  }
  return null
}

/** A plain lake of an area (m²), encoded for an address. */
const plainWord = (areaM2: number) => encodeWater({ shape: lakeOfArea(areaM2), origin: null })

/** The same with one water for all tools: a drawn one with its own area, else the area that was typed, as a plain lake. */
function withOneWater(thread: Thread): Thread {
  const words = new URLSearchParams(thread.words)
  const typed = typedArea(thread)
  const plain = typed && plainWord(typed.m2)
  const water = words.get('w')
  for (const key of asking) {
    const said = new URLSearchParams(words.get(key) ?? '')
    if (water !== null && water !== plain) said.delete('area')
    else if (typed) {
      // A season's other numbers go by the unit they were typed in: its area is written in that.
      const own = said.get('unit')
      const isSame = !isAreaUnit(own) || own === typed.unit
      said.set('area', isSame ? typed.area : String(Number((typed.m2 / squareMetresPer[own]).toPrecision(7))))
      said.set('unit', isSame ? typed.unit : own)
    }
    if (said.size > 0) words.set(key, said.toString())
  }
  if (water === null && plain) words.set('w', plain)
  return { ...thread, words }
}

/** The address of another tool with all that this page's says; `hash` in place of its own. */
export function onToolPage(page: string, hash = location.hash): string {
  const { pathname, search } = location
  return addressIn(page, withOneWater(threadOf({ pathname, search, hash })))
}

/** The part behind `#` that takes what was typed here to a tool that is told more in words of its own. */
export function hashAlong(): string {
  const text = threadOf(location).words.toString()
  return text && `#${text}`
}

/** The part behind `#` that takes all of it to the quote page, which knows by it the tool that was left. */
export const hashToQuote = () => threadHash(threadOf(location))

/** The address of the quote page with all of it. */
export const onQuotePage = (page: string) => page + threadHash(withOneWater(threadOf(location)))

/** This tool's address as a short link keeps it; null where it says nothing yet. */
export function keptAddress(): string | null {
  const { pathname, search, hash } = location
  return search.length > 1 || hash.length > 1 ? pathname + search + hash : null
}
