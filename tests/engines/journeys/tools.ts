import { expect, test } from 'vitest'
import { phone } from '../visit.ts'
import type { Open } from './journeys.ts'

export function toolJourneys(open: Open) {
  test('a buyer’s tools answer on a phone: the finder at once, the simulator with a track', async () => {
    const visitor = await open(phone)
    await visitor.open('/en/tools/finder')
    await visitor.start()
    await visitor.sees('main input[inputmode="decimal"]')
    await visitor.fill('main input[inputmode="decimal"]', '6.5333')
    await visitor.sees('main h2', '1–2 × SMURF')
    await visitor.open('/en/tools/coverage')
    await visitor.start()
    await visitor.sees('main input[inputmode="decimal"]')
    await visitor.fill('main input[inputmode="decimal"]', '2')
    await visitor.click('main button', 'Use this area')
    await visitor.click('main button', 'Run the simulation')
    await visitor.sees('main tr', 'Surface covered')
    expect(visitor.faults).toEqual([])
  })
}
