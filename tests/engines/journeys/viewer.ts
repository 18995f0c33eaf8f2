import { expect, test } from 'vitest'
import words from '../../../messages/zh/viewer.json' with { type: 'json' }
import { waitUntil } from '../../support/wait-until.ts'
import type { Open } from '../visit.ts'

/** The boat that can be turned. */
export function viewerJourneys(open: Open) {
  test('a boat whose model the processor would have to draw is turned as pictures, and its model opens if one insists', async () => {
    // Each pixel of the boat is drawn by the processor here.
    const visitor = await open({ width: 480, height: 420 })
    await visitor.open('/product/smurf')
    await visitor.click('#model button', words.BoatViewer.open)
    await visitor.sees('#model [data-turntable="0"] svg')
    await visitor.press('ArrowRight')
    await visitor.sees('#model [data-turntable="1"] svg')
    await visitor.click('#model button', words.BoatViewer.turning.full)
    await waitUntil(
      'the boat shows, or the sentence',
      () =>
        visitor.run((sentence) => {
          const model = document.getElementById('model')
          const said = [...(model?.querySelectorAll('p, [role]') ?? [])].some((part) =>
            part.textContent?.includes(sentence),
          )
          return said || model?.querySelector('[data-state="open"]') !== null
        }, words.BoatViewer.failed),
      40_000,
    )
    const isOpen = await visitor.run(() => document.querySelector('#model [data-state="open"] canvas') !== null)
    if (!isOpen) await visitor.sees('#model picture')
    else {
      await visitor.press('Escape')
      await waitUntil('the boat is put back', () => visitor.run(() => document.querySelector('#model canvas') === null))
      expect(visitor.faults).toEqual([])
    }
  })
}
