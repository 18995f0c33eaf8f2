'use client'
import { waterName } from '#components/tools/thread/address-words.ts'
import { type AreaUnit, isAreaUnit, squareMetresPer } from '#lib/content/area-units'
import type { SeasonField } from '#lib/planning/season-entry'
import { addressIn, threadOf } from '#lib/tool-address/thread'

/** What another tool says of a season. */
export interface SeasonSaid {
  areaM2: number
  /** Square metres an hour. */
  rate?: number
  fields: Partial<Record<Exclude<SeasonField, 'area' | 'rate' | 'unit'>, string>>
}

/** What is said of a season as the fields of its form, areas in a unit. */
export function saidFields({ areaM2, rate, fields }: SeasonSaid, unit: AreaUnit): Record<string, string> {
  const inUnit = (squareMetres: number) => String(Number((squareMetres / squareMetresPer[unit]).toPrecision(7)))
  return { ...fields, unit, area: inUnit(areaM2), ...(rate !== undefined && { rate: inUnit(rate) }) }
}

/**
 * The season page's address with everything in this page's address and this tool's result, in the unit of a season typed before.
 * @param isDrawn whether the drawn water behind `#` is the one whose area is given; another is left behind
 * @param unit if no season was typed yet
 */
export function onSeasonPage(page: string, said: SeasonSaid, isDrawn: boolean, unit: AreaUnit): string {
  const thread = threadOf(location)
  const season = new URLSearchParams(thread.words.get('s') ?? '')
  const before = season.get('unit')
  for (const [field, text] of Object.entries(saidFields(said, isAreaUnit(before) ? before : unit)))
    season.set(field, text)
  thread.words.set('s', season.toString())
  if (!isDrawn) thread.words.delete(waterName)
  return addressIn(page, thread)
}
