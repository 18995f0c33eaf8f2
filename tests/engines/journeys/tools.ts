import { expect, test } from 'vitest'
import { waitUntil } from '../../support/wait-until.ts'
import { laptop, type Open, phone } from '../visit.ts'

/** Empties the page's first box of a number, as who types another one does: tools open with an example in it. */
function emptyFirstNumber(): void {
  const box = document.querySelector<HTMLInputElement>('main input[inputmode="decimal"]')
  if (!box) return
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(box, '')
  box.dispatchEvent(new Event('input', { bubbles: true }))
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
    // The sample lake's answer brings a button: it stands there before anybody presses near it.
    await visitor.sees('main [data-answered] tr', 'Surface covered')
    await visitor.run(emptyFirstNumber)
    await visitor.fill('main input[inputmode="decimal"]', '2')
    await visitor.click('main button', 'Use this area')
    await visitor.misses('main tr', 'Surface covered')
    await visitor.click('main button', 'Run the simulation')
    await visitor.sees('main tr', 'Surface covered')
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
