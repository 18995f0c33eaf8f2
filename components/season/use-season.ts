'use client'
import { useEffect, useRef, useState } from 'react'
import { waterInAddress, waterName } from '#components/tools/use-drawing.ts'
import { useWaterCheck } from '#components/tools/use-water-check.ts'
import { rememberedUnit, rememberUnit } from '#lib/browser/area-unit'
import type { AreaUnit } from '#lib/content/area-units'
import type { WaterShape } from '#lib/coverage-planning/water-shape'
import { entryInParameters, entryParameters, moneyFields } from '#lib/planning/season-address'
import {
  readSeason,
  type SeasonEntry,
  type SeasonField,
  seasonFields,
  seasonInUnit,
  startingEntry,
  typedNumber,
} from '#lib/planning/season-entry'
import type { SeasonInputs } from '#lib/planning/season-inputs'
import { startingSeason } from '#lib/planning/starting-season'

interface Season {
  entry: SeasonEntry
  /** The last whole inputs: what the answer is for while a number is half typed. */
  inputs: SeasonInputs
  wrong: readonly SeasonField[]
  /** Nothing was said yet: the sample stands there. */
  isSample: boolean
  change(next: Partial<SeasonEntry>): void
  changeUnit(unit: AreaUnit): void
}

/** A season that begins with the address's, else with the sample, and keeps the address true to what is typed. */
export function useSeason(units: readonly [AreaUnit, ...AreaUnit[]]): Season {
  const [entry, setEntry] = useState<SeasonEntry>(() => startingEntry(units[0]))
  const [drawn, setDrawn] = useState<WaterShape | null>(null)
  const last = useRef<SeasonInputs>(startingSeason)

  useEffect(() => {
    const said = saidInAddress()
    const unit = rememberedUnit(units) ?? units[0]
    // What was typed before this was alive stays.
    setEntry((before) => {
      const typed = seasonFields.filter((field) => before[field] !== startingEntry(units[0])[field])
      const begun = said.has('area') ? entryInParameters(said, units[0]) : entryInParameters(said, unit)
      return { ...begun, ...Object.fromEntries(typed.map((field) => [field, before[field]])) }
    })
    if (!said.has('area')) setDrawn(waterInAddress(location.hash)?.shape ?? null)
  }, [units])

  // A water behind `#` brings its area, where the link itself says none.
  const water = useWaterCheck(drawn)
  useEffect(() => {
    if (!water || 'fault' in water) return
    setEntry((before) => ({ ...before, area: typedNumber('area', water.areaM2, unitIn(before, units)) }))
  }, [water, units])

  /** A typed area is another water than the drawn one. */
  function keep(next: SeasonEntry, hasOtherWater: boolean) {
    setEntry(next)
    const said = entryParameters(next)
    const hash = new URLSearchParams(location.hash.slice(1))
    if (hasOtherWater) hash.delete(waterName)
    for (const field of moneyFields) {
      hash.delete(field)
      const text = said.get(field)
      if (text !== null) hash.set(field, text)
      said.delete(field)
    }
    const behind = hash.size > 0 ? `#${hash}` : ''
    history.replaceState(history.state, '', `${location.pathname}?${said}${behind}`)
  }

  const read = readSeason(entry)
  if ('inputs' in read) last.current = read.inputs
  const start = startingEntry(unitIn(entry, units))
  return {
    entry,
    inputs: last.current,
    wrong: 'wrong' in read ? read.wrong : [],
    isSample: seasonFields.every((field) => entry[field] === start[field]),
    change: (next) => keep({ ...entry, ...next }, next.area !== undefined),
    changeUnit(unit) {
      keep(seasonInUnit(entry, unit), false)
      rememberUnit(unit)
    },
  }
}

const unitIn = ({ unit }: SeasonEntry, units: readonly [AreaUnit, ...AreaUnit[]]) =>
  units.find((each) => each === unit) ?? units[0]

/** What the address says before and behind `#`; money stands behind it, where no server sees it. */
function saidInAddress(): URLSearchParams {
  const said = new URLSearchParams(location.search)
  const behind = new URLSearchParams(location.hash.slice(1))
  for (const field of moneyFields) {
    const text = behind.get(field)
    if (text !== null) said.set(field, text)
  }
  return said
}
