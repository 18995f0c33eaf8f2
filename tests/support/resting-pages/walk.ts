import type { Page } from '@playwright/test'
import { refuseRequests } from '../refuse-requests.ts'
import { accessible, oneHeadline } from './accessible.ts'
import { headlineEnds, headlineParts } from './headlines.ts'
import { lastLines, windowEdge } from './last-lines.ts'
import { listChoices } from './list-choices.ts'
import type { Look } from './look.ts'
import { marginLane } from './margin-lane.ts'
import { figuresInPlace, numberRanges } from './number-ranges.ts'
import { pageLength, pageWidth } from './page-size.ts'
import { phoneHeroes } from './phone-heroes.ts'
import { typedLetters } from './typed-letters.ts'

const looks: readonly Look[] = [
  marginLane,
  lastLines,
  windowEdge,
  headlineEnds,
  headlineParts,
  pageLength,
  pageWidth,
  listChoices,
  typedLetters,
  phoneHeroes,
  oneHeadline,
  accessible,
  figuresInPlace,
  numberRanges,
]

/** Every page that something is promised of, once. */
export const restingPages = [...new Set(looks.flatMap(({ places }) => places.map(({ at }) => at)))]

const heightAt = (width: number) => (width < 768 ? 844 : 900)

const widthsAt = ({ places }: Look, at: string) =>
  places.filter((place) => place.at === at).flatMap(({ widths }) => widths)

/** All of the page is laid out, at once, and its faces have come. */
async function untilWhole(page: Page): Promise<void> {
  await page.evaluate(() => delete document.documentElement.dataset.restWaits)
  await page.waitForFunction(() => {
    const faces = [...document.fonts].map(({ status }) => status)
    return faces.includes('loaded') && !faces.includes('loading')
  })
}

/**
 * Opens each page once and looks at it in every width that something is promised for: all of it is laid out, its faces have
 * come, nobody has acted and no script file runs. What breaks each promise, by page and width.
 */
export async function walk(page: Page, pages: readonly string[]): Promise<Map<string, string[]>> {
  await refuseRequests(page, '*.js')
  const touch = await page.context().newCDPSession(page)
  const broken = new Map(looks.map(({ promise }) => [promise, [] as string[]]))
  async function lookAt(at: string, own: readonly Look[]) {
    const widths = new Set(own.flatMap((look) => widthsAt(look, at)))
    for (const width of widths) {
      await touch.send('Emulation.setTouchEmulationEnabled', { enabled: width < 768 })
      await page.setViewportSize({ width, height: heightAt(width) })
      for (const look of own.filter((one) => widthsAt(one, at).includes(width)))
        for (const fault of await look.broken(page, { at, width }))
          broken.get(look.promise)?.push(`${at}, ${width} px: ${fault}`)
    }
  }
  for (const at of pages) {
    await page.goto(at)
    await untilWhole(page)
    const [last, first] = [looks.filter(({ changesPage }) => changesPage), looks.filter((look) => !look.changesPage)]
    for (const own of [first, last]) await lookAt(at, own)
  }
  return broken
}
