import { expect, test } from 'vitest'
import words from '../../../messages/zh/viewer.json' with { type: 'json' }
import { waitUntil } from '../../support/wait-until.ts'
import type { Open } from '../visit.ts'

/** The boat that can be turned. */
export function viewerJourneys(open: Open) {
  test('the boat in the hand opens, or its pictures, or a sentence says why not and leaves the picture', async () => {
    // Each pixel of the boat is drawn by the processor here; not every engine says so.
    const visitor = await open({ width: 480, height: 420 })
    await visitor.open('/product/smurf')
    await visitor.click('#model button', words.BoatViewer.open)
    await waitUntil(
      'the boat shows, or its pictures, or the sentence',
      () =>
        visitor.run((sentence) => {
          const model = document.getElementById('model')
          const said = [...(model?.querySelectorAll('p, [role]') ?? [])].some((part) =>
            part.textContent?.includes(sentence),
          )
          return said || model?.querySelector('[data-state="open"], [data-turntable="0"]') !== null
        }, words.BoatViewer.failed),
      40_000,
    )
    const shown = await visitor.run(() => ({
      isOpen: document.querySelector('#model [data-state="open"] canvas') !== null,
      isTurned: document.querySelector('#model [data-turntable]') !== null,
    }))
    if (shown.isTurned) await visitor.sees('#model input:focus')
    if (!shown.isOpen && !shown.isTurned) await visitor.sees('#model picture')
    else {
      await visitor.press('Escape')
      await waitUntil('the boat is put back', () =>
        visitor.run(() => document.querySelector('#model :is(canvas, [data-turntable])') === null),
      )
      expect(visitor.faults).toEqual([])
    }
  })
}
