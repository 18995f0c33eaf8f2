import { expect, test } from 'vitest'
import { tourBoatDayRows } from '#components/tools/tour-boat-day-rows.ts'
import { messages } from '#lib/i18n/messages'
import { fleetLine } from '#lib/planning/report/fleet-line'
import { seasonPrint } from '#lib/planning/report/season-print'
import { seasonWords } from '#lib/planning/report/season-words'
import { yearTable } from '#lib/planning/report/year-rows'
import { seasonInParameters } from '#lib/planning/season-address'
import { planSeason } from '#lib/planning/season-plan'
import { planTourBoatDay } from '#lib/planning/tour-boat-day'
import { encodeTourBoatDay, readTourBoatDay, startingDayEntry } from '#lib/planning/tour-boat-day-entry'
import { waitUntil } from '../../support/wait-until.ts'
import { laptop, type Open, phone } from '../visit.ts'

/** Empties the page's first box of a number, as who types another one does: tools open with an example in it. */
function emptyFirstNumber(): void {
  const box = document.querySelector<HTMLInputElement>('main input[inputmode="decimal"]')
  if (!box) return
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(box, '')
  box.dispatchEvent(new Event('input', { bubbles: true }))
}

/** The cells of every table that the page shows, row by row. */
function tablesShown(): string[][][] {
  return [...document.querySelectorAll('main table')].map((table) =>
    [...table.querySelectorAll('tbody tr')].map((row) => [...row.children].map((cell) => cell.textContent ?? '')),
  )
}

const season =
  'unit=ha&area=37.5&latitude=-33.9&boatTwo=moshark-cleaning&boatsTwo=2&sweepsSummer=4.5&deadline=2&rest=6+7&ice=3'
const day = { ...startingDayEntry(8), visitors: '733', rideMin: '35', peakPercent: '27' }

/** What Node works out for the two links. */
function expectedFigures() {
  const inputs = seasonInParameters(new URLSearchParams(season))
  const read = readTourBoatDay(day)
  const plan = 'inputs' in read ? planTourBoatDay(read.inputs) : null
  if (!inputs || !plan || !('inputs' in read)) throw new Error('the links hold no plan')
  const print = seasonPrint(
    seasonWords('en', (slug) => slug),
    'en',
    'ha',
  )
  const year = planSeason(inputs)
  const number = (value: number, digits = 0) => value.toLocaleString('en', { maximumFractionDigits: digits })
  return {
    fleet: fleetLine(year, print, year.boats.needed),
    year: yearTable(year, print).slice(1),
    boats: `${plan.fleet.boats} boats`,
    day: tourBoatDayRows(plan, read.inputs, messages.en.TourBoatDay, number),
  }
}

/** The tools for buyers. */
export function toolJourneys(open: Open) {
  test('a buyer’s tools answer on a phone: the finder at once, the simulator with a track', async () => {
    const visitor = await open(phone)
    await visitor.open('/en/tools/finder')
    await visitor.start()
    await visitor.sees('main input[inputmode="decimal"]')
    await waitUntil('the finder is alive', () => visitor.run(() => 'hydrated' in document.documentElement.dataset))
    await visitor.run(emptyFirstNumber)
    await visitor.fill('main input[inputmode="decimal"]', '6.5333')
    await visitor.sees('main h2', '1–2 × SMURF')
    await visitor.open('/en/tools/coverage')
    await visitor.start()
    await visitor.sees('main input[inputmode="decimal"]')
    await visitor.run(emptyFirstNumber)
    await visitor.fill('main input[inputmode="decimal"]', '2')
    await visitor.click('main button', 'Use this area')
    await visitor.click('main button', 'Run the simulation')
    await visitor.sees('main tr', 'Surface covered')
    expect(visitor.faults).toEqual([])
  })

  test('one link, the same figures in every engine: a season of a mixed fleet and a day of tour boats', async () => {
    const expected = expectedFigures()
    const visitor = await open(laptop)
    await visitor.open(`/en/tools/season?${season}#wage=31`)
    await visitor.start()
    await visitor.sees('main h2', expected.fleet)
    expect(await visitor.run(tablesShown)).toContainEqual(expected.year)
    await visitor.open(`/en/tools/tour-boat#d=${encodeTourBoatDay(day)}`)
    await visitor.start()
    await visitor.sees('main h2', expected.boats)
    expect(await visitor.run(tablesShown)).toContainEqual(expected.day)
    expect(visitor.faults).toEqual([])
  })

  test('links bring their results at once: boats compared, a tour boat’s year, a broken one a sentence; the console is taken over', async () => {
    const visitor = await open(laptop)
    await visitor.open('/en/product/compare?boats=smurf,titan')
    await visitor.sees('main [role="status"]', '2 boats')
    await visitor.open('/en/tools/tour-boat#v=2_200_60_80__900000_350000__20')
    await visitor.sees('main h2', 'Yearly surplus')
    await visitor.open('/en/tools/season?unit=ha&area=16#wage=30')
    await visitor.sees('main h2', '1 × EFFICIENCY')
    await visitor.open('/en/tools/water#w=AgIC')
    await visitor.sees('main [role="alert"]', 'does not hold a complete drawing')
    await visitor.open('/en/solution/solution')
    await visitor.start()
    await visitor.run(() => document.getElementById('console')?.scrollIntoView())
    await visitor.click('#console button', 'Take over')
    await visitor.sees('#console li', 'Taken over')
    expect(visitor.faults).toEqual([])
  })
}
