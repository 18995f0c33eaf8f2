import { z } from 'zod'
import type { Point } from '#lib/coverage-planning/geometry'
import { mostCorners, waterShapeSchema } from '#lib/coverage-planning/water-shape'
import { type AddressedWater, placesPerDegree, stepsPerMetre, version } from '#lib/water-address/encode-water'

const place = z.object({ longitude: z.number().min(-180).max(180), latitude: z.number().min(-85).max(85) })

/** No drawing within the limits takes more: two numbers of at most four bytes a corner, in base64. */
const longestWord = 60_000

/** What an address holds; null for anything that is no whole drawing. Never throws. */
export function decodeWater(word: string): AddressedWater | null {
  if (word.length > longestWord) return null
  try {
    const text = atob(word.replaceAll('-', '+').replaceAll('_', '/'))
    const reader = numbersIn(Array.from(text, (letter) => letter.charCodeAt(0)))
    if (reader.next() !== version) return null
    const [outline] = readRings(reader)
    const islands = readRings(reader)
    const shallows = readRings(reader)
    const dock = readRings(reader)[0]?.[0] ?? null
    const shape = waterShapeSchema.parse({ outline, islands, shallows, dock })
    if (reader.done()) return { shape, origin: null }
    const origin = place.parse({
      longitude: reader.next() / placesPerDegree,
      latitude: reader.next() / placesPerDegree,
    })
    return { shape, origin }
  } catch {
    return null
  }
}

function readRings(reader: NumberReader): Point[][] {
  return Array.from({ length: bounded(reader.next()) }, () => {
    let here = { x: 0, y: 0 }
    return Array.from({ length: bounded(reader.next()) }, () => {
      here = { x: here.x + reader.next(), y: here.y + reader.next() }
      return { x: here.x / stepsPerMetre, y: here.y / stepsPerMetre }
    })
  })
}

/** A count that a hostile link cannot turn into a wait. */
function bounded(count: number): number {
  if (count < 0 || count > mostCorners) throw new RangeError('a drawing of too many corners')
  return count
}

interface NumberReader {
  next(): number
  done(): boolean
}

function numbersIn(bytes: readonly number[]): NumberReader {
  let place = 0
  return {
    done: () => place >= bytes.length,
    next() {
      let value = 0
      for (let factor = 1; ; factor *= 128) {
        const byte = bytes[place++]
        if (byte === undefined || factor > 2 ** 42) throw new RangeError('a drawing cut short')
        value += (byte % 128) * factor
        if (byte < 128) break
      }
      return value % 2 === 1 ? -(value + 1) / 2 : value / 2
    },
  }
}
