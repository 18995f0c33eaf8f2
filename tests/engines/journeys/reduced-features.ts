import { expect, test } from 'vitest'
import { desktop, type Open } from '../visit.ts'

/** What a visitor gets who wishes for less motion or whose browser lacks something. */
export function reducedFeatureJourneys(open: Open) {
  test('who wishes for less motion gets a page that stands still, and all of it', async () => {
    const visitor = await open({ ...desktop, calm: true })
    for (const [path, story] of [
      ['/', '#workflow'],
      ['/product/efficiency', '#sweep'],
    ] as const) {
      await visitor.open(path)
      await visitor.start()
      expect(
        await visitor.run(() =>
          document.getAnimations().flatMap((animation) => {
            const { effect, playState } = animation
            const lasts = Number(effect?.getComputedTiming().duration)
            return playState === 'running' && lasts > 10 ? [`${lasts} ms`] : []
          }),
        ),
        path,
      ).toEqual([])
      // A story that scrolls by itself nowhere is a list: with its part, every step's words stand in the page.
      await visitor.sees(story)
      expect(
        await visitor.run((selector) => {
          const words = [...document.querySelectorAll(`${selector} :is(h2, h3, p)`)]
          const shown = words.filter((one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
          return words.length > 2 && shown.length === words.length
        }, story),
        path,
      ).toBe(true)
    }
    expect(visitor.faults).toEqual([])
  })
}
