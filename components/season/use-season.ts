'use client'
import { useEffect, useState } from 'react'
import { waterName, wordOf } from '#components/tools/thread/address-words.ts'
import { rememberedUnit, rememberUnit } from '#lib/browser/area-unit'
import type { AreaUnit } from '#lib/content/area-units'
import { entryInParameters, entryOnWater, entryParameters, moneyFields } from '#lib/planning/season-address'
import { readSeason, type SeasonEntry, seasonFields, seasonInUnit, startingEntry } from '#lib/planning/season-entry'
import type { SeasonInputs } from '#lib/planning/season-inputs'
import { startingSeason } from '#lib/planning/starting-season'

/** The state of the season form: from the address, else the sample; writes what is typed into the address. */
export function useSeason(units: readonly [AreaUnit, ...AreaUnit[]]) {
  const [{ entry, inputs }, setSeason] = useState<{ entry: SeasonEntry; inputs: SeasonInputs }>(() => ({
    entry: startingEntry(units[0]),
    inputs: startingSeason,
  }))

  useEffect(() => {
    const parameters = addressParameters()
    const unit = rememberedUnit(units) ?? units[0]
    // What was typed before hydration stays.
    setSeason((season) => {
      const before = season.entry
      const typed = seasonFields.filter((field) => before[field] !== startingEntry(units[0])[field])
      const begun = entryInParameters(parameters, parameters.has('area') ? units[0] : unit)
      return withEntry(season, { ...begun, ...Object.fromEntries(typed.map((field) => [field, before[field]])) })
    })
    const word = wordOf(location.hash, waterName)
    if (parameters.has('area') || word === null) return
    // Without an area in the link, the drawn water's area and place are used.
    void import('#components/season/drawn-water.ts').then(({ drawnWater }) => {
      const water = drawnWater(word)
      if (!water) return
      setSeason((season) => withEntry(season, entryOnWater(season.entry, water)))
    })
  }, [units])

  /** Keeps the entry and writes it into the address. A typed area is another water than the drawn one, which is dropped. */
  function keep(next: SeasonEntry, hasOtherWater: boolean) {
    setSeason((season) => withEntry(season, next))
    const query = entryParameters(next)
    const hash = new URLSearchParams(location.hash.slice(1))
    if (hasOtherWater) hash.delete(waterName)
    for (const field of moneyFields) {
      hash.delete(field)
      const text = query.get(field)
      if (text !== null) hash.set(field, text)
      query.delete(field)
    }
    const behind = hash.size > 0 ? `#${hash}` : ''
    history.replaceState(history.state, '', `${location.pathname}?${query}${behind}`)
  }

  const read = readSeason(entry)
  const unit = units.find((each) => each === entry.unit) ?? units[0]
  const start = startingEntry(unit)
  return {
    entry,
    unit,
    /** The last valid inputs, shown while a number is half typed. */
    inputs,
    wrong: 'wrong' in read ? read.wrong : [],
    /** Whether nothing was entered yet. */
    isSample: seasonFields.every((field) => entry[field] === start[field]),
    change: (next: Partial<SeasonEntry>) => keep({ ...entry, ...next }, next.area !== undefined),
    changeUnit(next: AreaUnit) {
      keep(seasonInUnit(entry, next), false)
      rememberUnit(next)
    },
  }
}

/** The entry with its inputs, or the last valid ones while it is half typed. */
function withEntry(before: { inputs: SeasonInputs }, entry: SeasonEntry) {
  const read = readSeason(entry)
  return { entry, inputs: 'inputs' in read ? read.inputs : before.inputs }
}

/** The address's parameters; money is behind `#`, where no server sees it. */
function addressParameters(): URLSearchParams {
  const parameters = new URLSearchParams(location.search)
  const behind = new URLSearchParams(location.hash.slice(1))
  for (const field of moneyFields) {
    const text = behind.get(field)
    if (text !== null) parameters.set(field, text)
  }
  return parameters
}
