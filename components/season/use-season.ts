'use client'
import { useEffect, useState } from 'react'
import { waterName, wordOf } from '#components/tools/thread/address-words.ts'
import { rememberedUnit, rememberUnit } from '#lib/browser/area-unit'
import type { AreaUnit } from '#lib/content/area-units'
import { entryInParameters, entryOnWater, entryParameters, moneyFields } from '#lib/planning/season-address'
import { readSeason, type SeasonEntry, seasonFields, seasonInUnit, startingEntry } from '#lib/planning/season-entry'
import type { SeasonInputs } from '#lib/planning/season-inputs'
import { startingSeason } from '#lib/planning/starting-season'

/** A season that begins with the address's, else with the sample, and keeps the address true to what is typed. */
export function useSeason(units: readonly [AreaUnit, ...AreaUnit[]]) {
  const [{ entry, inputs }, setSeason] = useState<{ entry: SeasonEntry; inputs: SeasonInputs }>(() => ({
    entry: startingEntry(units[0]),
    inputs: startingSeason,
  }))

  useEffect(() => {
    const said = saidInAddress()
    const unit = rememberedUnit(units) ?? units[0]
    // What was typed before this was alive stays.
    setSeason((season) => {
      const before = season.entry
      const typed = seasonFields.filter((field) => before[field] !== startingEntry(units[0])[field])
      const begun = said.has('area') ? entryInParameters(said, units[0]) : entryInParameters(said, unit)
      return withEntry(season, { ...begun, ...Object.fromEntries(typed.map((field) => [field, before[field]])) })
    })
    const word = wordOf(location.hash, waterName)
    if (said.has('area') || word === null) return
    // A water behind `#` brings its area and its place, where the link itself says no area.
    void import('#components/season/drawn-water.ts').then(({ drawnWater }) => {
      const water = drawnWater(word)
      if (!water) return
      setSeason((season) => withEntry(season, entryOnWater(season.entry, water)))
    })
  }, [units])

  /** A typed area is another water than the drawn one. */
  function keep(next: SeasonEntry, hasOtherWater: boolean) {
    setSeason((season) => withEntry(season, next))
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
  const unit = units.find((each) => each === entry.unit) ?? units[0]
  const start = startingEntry(unit)
  return {
    entry,
    unit,
    /** The last whole ones: what the answer is for while a number is half typed. */
    inputs,
    wrong: 'wrong' in read ? read.wrong : [],
    /** Nothing was said yet: the sample stands there. */
    isSample: seasonFields.every((field) => entry[field] === start[field]),
    change: (next: Partial<SeasonEntry>) => keep({ ...entry, ...next }, next.area !== undefined),
    changeUnit(next: AreaUnit) {
      keep(seasonInUnit(entry, next), false)
      rememberUnit(next)
    },
  }
}

/** What is typed, and the inputs of it, or the last whole ones while it is half typed. */
function withEntry(before: { inputs: SeasonInputs }, entry: SeasonEntry) {
  const read = readSeason(entry)
  return { entry, inputs: 'inputs' in read ? read.inputs : before.inputs }
}

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
