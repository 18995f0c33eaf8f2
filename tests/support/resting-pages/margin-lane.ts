import { metIn } from '../fixed-boxes.ts'
import { pagesInLanguages } from '../pages-in-languages.ts'
import type { Look } from './look.ts'

/** What the margin keeps free at the window's edge, where the boxes stand at rest (`styles/_story.scss`), by the window's width. */
export const lanes = new Map([
  [1280, 52],
  [1440, 56],
  [1920, 184],
  [2560, 200],
])

const widths = [...lanes.keys()]

/** The other language has the same layout: each is looked at in two of the widths. */
export const marginLane: Look = {
  promise: 'no words and no control stand in the margin’s lane, from end to end',
  places: pagesInLanguages.map(({ at, locale }) => ({
    at,
    widths: widths.filter((_, index) => index % 2 === (locale === 'zh' ? 0 : 1)),
  })),
  broken(page, { width }) {
    const left = width - (lanes.get(width) ?? 0)
    return page.evaluate(metIn, { left, right: width, top: -1e6, bottom: 1e6 })
  },
}
