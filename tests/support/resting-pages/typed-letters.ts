import type { Page } from '@playwright/test'
import { everywhere, type Look } from './look.ts'

const pages = [
  '/quote',
  '/en/advisory',
  '/en/partner',
  '/joinus',
  '/en/privacy',
  '/en/product',
  '/datasets/request',
  '/en/tools/finder',
  '/components/pagination',
]

/** Boxes to type in whose letters are smaller than 16 px: Safari on an iPhone zooms into them. */
export const smallLetters = (page: Page): Promise<string[]> =>
  page.locator('input, select, textarea').evaluateAll((boxes) => {
    const typed = boxes.filter(
      (box) => !['checkbox', 'radio', 'range', 'hidden', 'file'].includes(box.getAttribute('type') ?? ''),
    )
    if (typed.length === 0) return ['nothing to type in']
    return typed.flatMap((box) => {
      const { fontSize } = getComputedStyle(box)
      return Number.parseFloat(fontSize) < 16 ? [`${box.getAttribute('name') ?? box.id} ${fontSize}`] : []
    })
  })

export const typedLetters: Look = {
  promise: 'on a telephone letters that are typed are 16 px at least',
  places: everywhere(pages, [360]),
  broken: smallLetters,
}
