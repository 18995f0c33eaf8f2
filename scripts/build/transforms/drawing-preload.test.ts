import { expect, test } from 'vitest'
import { changedPage } from '../../../tests/support/changed-page.ts'
import { withDrawingPreload } from './drawing-preload.ts'

const start = '<html><head><meta name="viewport" content="width=device-width"/>'

test('the drawing behind the first words is asked for at the head: found by the layout, it was the last thing painted', () => {
  const style = '<style>.a:before{background:url(/drawings/contours-lake.svg) 50%/cover}</style>'
  expect(changedPage(`${start}${style}</head></html>`, withDrawingPreload)).toBe(
    `${start}<link rel="preload" as="image" href="/drawings/contours-lake.svg" fetchpriority="high"/>${style}</head></html>`,
  )
})

test('a phone asks for what it shows of the drawing, every other window for the whole', () => {
  const [whole, narrow] = ['/drawings/contours-lake.svg', '/drawings/contours-lake-narrow.svg']
  const phone = `@media (max-width:479px){.a:before{background-image:url(${narrow})}}`
  const changed = changedPage(
    `${start}<style>.a:before{background:url(${whole})}${phone}</style></head></html>`,
    withDrawingPreload,
  )
  expect(changed).toContain(`href="${whole}" media="(min-width:480px)"`)
  expect(changed).toContain(`href="${narrow}" media="(max-width:479px)"`)
})

test('a page without such a drawing stays as it is', () => {
  const html = `${start}<style>.a{color:red}</style></head></html>`
  expect(changedPage(html, withDrawingPreload)).toBe(html)
})
