import { everywhere, type Look } from './look.ts'

/** Pages that ask, each with its lists. */
const pages = ['/advisory', '/quote', '/joinus', '/en/contact', '/en/partner', '/en/privacy']

/** Two lists are eighteen words to shape before the first frame: three in four of the page's questions for a face (ADR-006). */
export const listChoices: Look = {
  promise: 'no choice of a list is measured before the list opens',
  places: everywhere(pages, [1280]),
  async broken(page, { at }) {
    const lists = await page.locator('form select[name]').evaluateAll((boxes) =>
      boxes.map((box) => ({
        name: box.getAttribute('name'),
        sizing: getComputedStyle(box).getPropertyValue('field-sizing'),
      })),
    )
    if (at === '/advisory' && lists.length !== 2) return [`${lists.length} lists`]
    return lists.flatMap(({ name, sizing }) => (sizing === 'content' ? [] : [`${name}: ${sizing}`]))
  },
}
