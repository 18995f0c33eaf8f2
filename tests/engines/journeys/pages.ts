import { expect, test } from 'vitest'
import { blurredPictures, missingPictures, partedRanges, sidewaysScroll, wrongBreaks } from '../page-measures.ts'
import { desktop, laptop, type Open, phone, type Visitor } from '../visit.ts'

/** One page of each type; the first two open with nothing in the browser's memory. */
const pages = [
  '/en',
  '/',
  '/product',
  '/product/smurf',
  '/en/product/xi',
  '/product/apas',
  '/solution/robot',
  '/solution/uboat',
  '/case',
  '/caseDetail/sightseeing-loop',
  '/news',
  '/newsDetail/mmwave-small-objects',
  '/datasets',
  '/datasets/USVInland/SLAM',
  '/aboutus',
  '/contact',
  '/advisory',
  '/joinus',
  '/download',
  '/privacy',
  '/index2',
  '/widget',
  '/components/applDialog',
  '/sent?form=quote',
]

/** Most pictures that any page may fetch before anyone scrolls: its opening one, and what stands a screen or two below. */
const mostPictures = 13

const picturesShow = (visitor: Visitor, where: string) =>
  expect.poll(() => visitor.run(missingPictures), { message: where }).toEqual([])

const windows = [
  ['a desktop', desktop],
  ['a phone', phone],
] as const

/** Keeps the first moment at which a page's footer could be seen: behind what the sheet holds back. */
const noteFooter = `{ const look = setInterval(() => {
  if (!document.querySelector('footer')?.checkVisibility({ visibilityProperty: true })) return
  clearInterval(look); self.footerSeen = performance.now()
}, 10) }`

/** When a page's first words were painted, its sheet had come and its footer could be seen, in ms since the visit began. */
function momentsInPage() {
  const sheets = performance.getEntriesByType('resource').filter(({ name }) => name.includes('/_next/static/styles/'))
  return {
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    sheetCame: Math.max(...sheets.map((sheet) => ('responseEnd' in sheet ? Number(sheet.responseEnd) : Number.NaN))),
    footerSeen: 'footerSeen' in self ? Number(self.footerSeen) : Number.NaN,
  }
}

/** How every type of page looks: pictures, line breaks, width. */
export function pageJourneys(open: Open) {
  test.each(windows)(
    'on %s every page type shows: pictures sharp and few, lines broken well, nothing beside the window',
    async (_, look) => {
      const visitor = await open(look)
      for (const path of pages) {
        const before = visitor.asked.length
        await visitor.open(path)
        await picturesShow(visitor, path)
        const found = {
          blurred: await visitor.run(blurredPictures),
          breaks: await visitor.run(wrongBreaks),
          beside: await visitor.run(sidewaysScroll),
        }
        expect.soft(found, path).toEqual({ blurred: [], breaks: [], beside: 0 })
        const pictures = visitor.asked.slice(before).filter((address) => address.includes('/pictures/'))
        expect.soft(pictures.length, `${path}: ${pictures.join(' ')}`).toBeLessThanOrEqual(mostPictures)
        // Last, because it opens what is closed.
        expect.soft(await visitor.run(partedRanges), path).toEqual([])
      }
      expect(visitor.faults).toEqual([])
    },
  )

  test.each([
    ['a laptop', laptop, ['/en', '/case', '/aboutus']],
    ['a phone', phone, ['/']],
  ])('on %s what is scrolled past has come, and sharp', async (_, look, paths) => {
    const visitor = await open(look)
    for (const path of paths) {
      await visitor.open(path)
      const height = await visitor.run(() => document.documentElement.scrollHeight)
      for (let top = 0; top < height; top += look.height * 0.8) {
        await visitor.run((to) => scrollTo({ top: to, behavior: 'instant' }), top)
        await picturesShow(visitor, `${path} at ${top} px`)
        // A part that was just scrolled to is laid out with the next frame.
        await expect.poll(() => visitor.run(blurredPictures), { message: `${path} at ${top} px` }).toEqual([])
      }
    }
    expect(visitor.faults).toEqual([])
  })
}

/** How a page comes. */
export function firstScreenJourneys(open: Open) {
  test('the first screen shows while the sheet is on its way, and nothing unstyled behind it', async () => {
    const visitor = await open(phone, { sheetsWaitMs: 2000, script: noteFooter })
    for (const path of ['/en', '/en/advisory', '/privacy']) {
      await visitor.open(path)
      await expect
        .poll(() => visitor.run(momentsInPage).then(({ footerSeen }) => footerSeen), { message: path })
        .toBeGreaterThan(0)
      const { painted, sheetCame, footerSeen } = await visitor.run(momentsInPage)
      expect.soft(painted, path).toBeLessThan(sheetCame - 500)
      expect.soft(footerSeen, path).toBeGreaterThan(sheetCame - 50)
    }
  })

  test('at rest every part of a page is laid out, wherever the visitor began', async () => {
    const visitor = await open(phone)
    for (const path of ['/en/product/smurf', '/en/product/smurf#specification', '/']) {
      await visitor.open(path)
      await expect
        .poll(() => visitor.run(() => document.documentElement.hasAttribute('data-rest-waits')), { message: path })
        .toBe(false)
      const hidden = () =>
        [...document.querySelectorAll('main section')].filter(
          (part) => getComputedStyle(part).getPropertyValue('content-visibility') === 'auto',
        ).length
      expect(await visitor.run(hidden), path).toBe(0)
    }
    expect(visitor.faults).toEqual([])
  })
}
