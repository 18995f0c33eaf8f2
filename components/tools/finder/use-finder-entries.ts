import { useEffect, useRef, useState } from 'react'
import { waterInAddress } from '#components/tools/board/use-drawing.ts'
import { type CheckedWater, useWaterCheck } from '#components/tools/board/use-water-check.ts'
import { type Entries, entriesInAddress, queryOf } from '#components/tools/finder/finder-entries.ts'
import { rememberedUnit, rememberUnit } from '#lib/browser/area-unit'
import { type AreaUnit, squareMetresPer } from '#lib/content/area-units'
import type { WaterShape } from '#lib/coverage-planning/water-shape'
import { readNumber } from '#lib/i18n/read-number'

/** The area (m²) that is answered until somebody enters one: 120 mu, 8 hectares, a lake in a town's park. */
const exampleM2 = 120 * squareMetresPer.mu

const exampleArea = (unit: AreaUnit) => areaText(exampleM2, unit)

function areaText(areaM2: number, unit: AreaUnit): string {
  return String(Number((areaM2 / squareMetresPer[unit]).toPrecision(6)))
}

/** Whether a drawn water has the area that is asked about, or is still being measured. */
function isAbout(water: CheckedWater | null, areaM2: number): boolean {
  return !water || 'fault' in water || Math.abs(water.areaM2 - areaM2) < areaM2 * 0.005
}

/** The answers of the finder: an example at first, then what the address asks or its drawn water brings, then what is typed. */
export function useFinderEntries(units: readonly [AreaUnit, ...AreaUnit[]]) {
  const [entries, setEntries] = useState<Entries>({
    job: 'litter',
    area: exampleArea(units[0]),
    unit: units[0],
    weedDepthCm: '',
    shorePower: 'unknown',
    accessWidthM: '',
    visitorsPerDay: '',
    passengers: '',
    litterKgPerDay: '',
  })
  const [drawn, setDrawn] = useState<WaterShape | null>(null)
  const wasChanged = useRef(false)

  useEffect(() => {
    // An area in the address without its unit is in the language's own, not in the one this device remembers.
    const unit = new URLSearchParams(location.search).has('area') ? undefined : rememberedUnit(units)
    const said = { ...(unit && { unit }), ...entriesInAddress(units) }
    const shape = waterInAddress(location.hash)?.shape ?? null
    // The example is in the unit that is shown, and makes way for a drawn water; what was typed early stays.
    setEntries((before) => {
      if (before.area !== exampleArea(units[0])) return { ...before, ...said }
      return { ...before, area: shape ? '' : exampleArea(said.unit ?? before.unit), ...said }
    })
    setDrawn(shape)
  }, [units])

  // A water behind `#` brings its area, where the link itself asks for none.
  const water = useWaterCheck(drawn)
  useEffect(() => {
    if (!water || 'fault' in water) return
    const area = areaText(water.areaM2, units[0])
    setEntries((before) => (before.area ? before : { ...before, unit: units[0], area }))
  }, [water, units])

  // Words typed before this was live are told again one right after the other: each change counts on the one before it.
  function change(next: Partial<Entries>) {
    setEntries((before) => ({ ...before, ...next }))
    wasChanged.current = true
  }

  useEffect(() => {
    if (wasChanged.current)
      history.replaceState(history.state, '', location.pathname + queryOf(entries) + location.hash)
  }, [entries])

  function changeUnit(unit: AreaUnit) {
    const value = readNumber(entries.area)
    const same = value === null ? entries.area : areaText(value * squareMetresPer[entries.unit], unit)
    change({ unit, area: same })
    rememberUnit(unit)
  }

  return {
    entries,
    change,
    changeUnit,
    /** Whether that area (m²) is the drawn water's. */
    isDrawn: (areaM2: number) => drawn !== null && isAbout(water, areaM2),
  }
}
