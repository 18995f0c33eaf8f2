import { expect, type Page, test } from '@playwright/test'
import { areaFigure, areaMeasureNames, areaMeasures, areaOf } from '#lib/content/area-units'
import { boats } from '#lib/content/boats/catalogue'
import { isConfirmed } from '#lib/content/boats/figure'
import { printArea, printFigure } from '#lib/content/boats/print'
import { type Figure, type FigureKey, figureUnits } from '#lib/content/boats/types'
import { boatSlugs } from '#lib/content/fleet'
import { type Locale, locales } from '#lib/i18n/locales'
import { address } from '#lib/routes/address'
import { untilAtRest } from '../support/start-page.ts'

/** The value beside a label of the plate. */
const sheetCell = (page: Page, label: string) =>
  page.locator('#specification tr', { has: page.getByRole('rowheader', { name: label, exact: true }) }).locator('td')

function figuresOf(slug: (typeof boatSlugs)[number]): [FigureKey, Figure][] {
  return boats[slug].variants.flatMap(({ figures }) => Object.entries(figures) as [FigureKey, Figure][])
}

/** An area stands in its language's unit, whatever unit it was given in. */
function printFigureOrArea(slug: (typeof boatSlugs)[number], key: FigureKey, figure: Figure, locale: Locale) {
  const measure = areaMeasureNames.find((name) => areaMeasures[name].some((each) => each === key))
  const variant = boats[slug].variants.find(({ figures }) => figures[key] === figure)
  const area = measure && variant && areaOf(variant.figures, measure)
  return area ? printArea(areaFigure(area), locale) : printFigure(key, figure, locale)
}

async function structuredData(page: Page, type: string): Promise<Record<string, unknown>> {
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents()
  const found = blocks.map((block) => JSON.parse(block)).find((block) => block['@type'] === type)
  expect(found, `${type} data on ${page.url()}`).toBeTruthy()
  return found
}

// As the pages come, before anybody acts: one page for all of a language's boats.
for (const locale of locales)
  test(`${locale}: each boat’s figures are those of docs/facts.md; its page answers what a buyer asks, or leads there with one click`, async ({
    page,
  }) => {
    for (const slug of boatSlugs) {
      const path = address(`/product/${slug}`, locale)
      await page.goto(path)
      await test.step(`${path}: the figures of docs/facts.md and no others as confirmed`, () =>
        hasItsFigures(page, slug, locale))
      await test.step(`${path}: the answers`, () => answersABuyer(page, slug, locale))
    }
  })

for (const [width, layout, path] of [
  [1440, 'wide', '/product/yang'],
  [390, 'tall', '/en/product/smurf'],
] as const)
  test(`at ${width} px ${path} shows its boat in lines from three sides, ${layout}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(path)
    await untilAtRest(page)
    const drawing = page.locator('#specification picture img')
    await drawing.scrollIntoViewIfNeeded()
    await expect(drawing).toHaveAttribute('alt', /YANG|SMURF/)
    await expect.poll(() => drawing.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth)).toBeTruthy()
    expect(await drawing.evaluate((img: HTMLImageElement) => img.currentSrc)).toContain(`-${layout}.svg`)
    const box = await drawing.boundingBox()
    expect((box?.width ?? 0) > (box?.height ?? 0)).toBe(layout === 'wide')
  })

async function hasItsFigures(page: Page, slug: (typeof boatSlugs)[number], locale: Locale) {
  const sheet = await page.locator('#specification table').first().textContent()
  const elsewhere = await page.locator('main').textContent()
  for (const [key, figure] of figuresOf(slug)) {
    const { number } = printFigureOrArea(slug, key, figure, locale)
    // Payback and revenue stand in their own chapter, each with its condition, and never on the plate.
    const place = key === 'paybackYears' || key === 'revenueTimes' ? elsewhere : sheet
    expect(place, `${slug} ${key}`).toContain(number)
  }
  const marked = page.locator('#specification table a[href^="#note-"]')
  for (const href of await marked.evaluateAll((marks) => marks.map((mark) => mark.getAttribute('href')))) {
    await expect(page.locator(`#specification ${href}`)).toBeVisible()
  }

  const product = await structuredData(page, 'Product')
  const properties = (product.additionalProperty ?? []) as object[]
  // An area is given to machines once, in square metres; people read it in their own unit.
  const confirmed = figuresOf(slug).filter(([key, figure]) => isConfirmed(figure) && !figureUnits[key].startsWith('mu'))
  const quantities = confirmed.map(([, { quantity }]) => Object.values(quantity).filter(Number.isFinite))
  expect(properties.map((each) => Object.values(each).filter(Number.isFinite))).toEqual(quantities)
}

async function answersABuyer(page: Page, slug: (typeof boatSlugs)[number], locale: Locale) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  // What it looks like, what is known of it, where it works, what is asked, what next.
  for (const id of ['model', 'specification', 'waters', 'questions', 'quote']) {
    await expect(page.locator(`#${id} h2`)).toHaveCount(1)
    await expect(page.locator(`#${id} h2`)).not.toBeEmpty()
  }
  expect(await page.locator('#specification tr').count()).toBeLessThanOrEqual(13)
  await expect(page.locator('#specification')).not.toContainText(/询价时提供|In your quote/)
  await expect(page.locator('#questions details')).toHaveCount(6)
  const service = address('/service', locale)
  await expect(page.locator(`#specification a[href="${service}#${slug}"]`)).toBeVisible()
  await expect(page.locator(`#specification a[href^="${address('/product/compare', locale)}?boats="]`)).toBeVisible()
  await expect(page.locator(`#questions a[href^="${service}#"]`)).toBeVisible()
  const quote = page.locator('#quote a').first()
  await expect(quote).toHaveAttribute('href', `${address('/quote', locale)}?boats=${slug}`)

  const machines = await page.locator('script[type="application/ld+json"]').allTextContents()
  expect(machines.join()).not.toMatch(/参考值|indicative/)
  const crumbs = await structuredData(page, 'BreadcrumbList')
  expect((crumbs.itemListElement as { item: string }[]).at(-1)?.item).toMatch(
    new RegExp(`${address(`/product/${slug}`, locale)}$`),
  )
}

test('no main picture stands on two product pages', async ({ request }) => {
  const owners = new Map<string, string>()
  for (const slug of boatSlugs) {
    const html = await (await request.get(`/product/${slug}`)).text()
    const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
    const names = [...main.matchAll(/data-picture="([^"]+)"/g)].map(([, name = '']) => name)
    expect(names.length, slug).toBeGreaterThanOrEqual(3)
    for (const name of new Set(names)) {
      expect(owners.get(name), `${name} on ${slug}`).toBeUndefined()
      owners.set(name, slug)
    }
  }
})

test('the number of APAS vessels never stands beside the number of boats shipped', async ({ page }) => {
  await page.goto('/en/product/apas')
  await expect(page.locator('main')).toContainText('over 1,000')
  await expect(page.locator('main')).not.toContainText(/nearly 1,?000/i)
})

test('YANG ends with its call: the page has no footer', async ({ page }) => {
  await page.goto('/product/yang')
  await expect(page.locator('#quote')).toBeVisible()
  await expect(page.locator('body > footer')).toBeHidden()
  await page.goto('/product/xi')
  await expect(page.locator('body > footer')).toBeVisible()
})

test('a reader switches the unit of every area by keyboard, and this device keeps it', async ({ page }) => {
  await page.goto('/product/smurf')
  const area = sheetCell(page, '适用水域面积')
  const promised = page.locator('main dl').first()
  await expect(area.getByText('50–100')).toBeVisible()
  await expect(area.getByText('33,333–66,667')).toBeHidden()
  await page.getByRole('radio', { name: '亩', exact: true }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: '平方米' })).toBeChecked()
  await expect(area.getByText('33,333–66,667')).toBeVisible()
  await expect(area.getByText('50–100')).toBeHidden()
  await expect(promised.getByText('33,333–66,667')).toBeVisible()

  await expect.poll(() => page.evaluate(() => localStorage.getItem('orca-units'))).toBe('m2')
  await page.goto('/product/moshark')
  await expect(page.getByRole('radio', { name: '平方米' })).toBeChecked()
  await expect(sheetCell(page, '适用水域面积').first()).toContainText('平方米')
  await expect(sheetCell(page, '适用水域面积').first()).toBeVisible()
  await expect(page.locator('html')).not.toHaveAttribute('data-unit-waits')
})

test('figures do not wait for ever for a script that hangs', async ({ page }) => {
  await page.goto('/product/smurf')
  await page.evaluate(() => localStorage.setItem('orca-units', 'm2'))
  await page.route('**/_next/static/page/*.js', () => {})
  await page.goto('/product/moshark', { waitUntil: 'commit' })
  const area = sheetCell(page, '适用水域面积').first()
  await expect(area).toBeHidden()
  await expect(page.locator('html')).toHaveAttribute('data-unit-waits', '')
  await expect(area).toBeVisible()
})

test('the unit chosen before the boat viewer comes alive stays', async ({ page }) => {
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(error.message))
  await page.goto('/en/product/smurf')
  await page.getByRole('radio', { name: 'acres', exact: true }).check()
  const area = sheetCell(page, 'Recommended site area')
  await expect(area).toHaveText('8.2–16.5 acres')
  await page.locator('#model').scrollIntoViewIfNeeded() // makes the viewer live
  await expect(page.locator('html')).toHaveAttribute('data-hydrated')
  await expect(area).toHaveText('8.2–16.5 acres')
  expect(faults).toEqual([])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('areas stand in the language’s unit, and the answers open', async ({ page }) => {
    await page.goto('/en/product/efficiency')
    const rate = sheetCell(page, 'Work rate')
    await expect(rate.getByText('2.7', { exact: true })).toBeVisible()
    await expect(page.locator('main').getByText('ha/h').first()).toBeVisible()
    await expect(page.getByRole('radio', { name: 'mu', exact: true })).toBeHidden()

    const [question] = await page.locator('#questions details').all()
    await question?.locator('summary').click()
    const [whole, asked] = [await question?.boundingBox(), await question?.locator('summary').boundingBox()]
    expect(whole?.height).toBeGreaterThan((asked?.height ?? 0) + 40)
  })
})

for (const locale of locales) {
  test(`on a phone the boat’s name and its price stay at hand below the first screen (${locale})`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(address('/product/smurf', locale))
    const call = page.locator(`main > div a[href="${address('/quote', locale)}?boats=smurf"]`).last()
    await expect(call).not.toBeInViewport()
    for (const id of ['specification', 'questions']) {
      await page.locator(`#${id}`).evaluate((section) => section.scrollIntoView({ behavior: 'instant' }))
      await page.mouse.wheel(0, 200)
      await expect(call).toBeInViewport()
      expect((await call.boundingBox())?.y).toBeLessThan(60)
    }
    // Room of its own: nothing of the page lies under it where it begins.
    const bar = call.locator('..')
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    const under = await bar.evaluate((element) => {
      const next = element.nextElementSibling?.getBoundingClientRect().top ?? 0
      return next - element.getBoundingClientRect().bottom
    })
    expect(under).toBeGreaterThanOrEqual(0)
  })
}

test('a buyer takes the datasheet of this boat along, in the language being read', async ({ page }) => {
  await page.goto('/en/product/titan')
  const datasheet = page.locator('#specification').getByRole('link', { name: 'Datasheet' })
  await expect(datasheet).toHaveAttribute('href', '/downloads/orca-titan-datasheet-en.pdf')
  const answer = await page.request.get('/downloads/orca-titan-datasheet-en.pdf')
  expect(answer.status()).toBe(200)
  expect(answer.headers()['content-type']).toBe('application/pdf')
})

test.describe('on paper', () => {
  test.use({ deviceScaleFactor: 0.25 }) // the smallest of each picture's sizes

  test('printed, a boat has its picture, dark figures and no controls, on at most ten pages', async ({ page }) => {
    await page.goto('/product/smurf')
    const pdf = (
      await page.pdf({ format: 'A4', margin: { top: '14mm', bottom: '14mm', left: '12mm', right: '12mm' } })
    ).toString('latin1')
    expect(pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0).toBeLessThanOrEqual(10)
    await page.emulateMedia({ media: 'print' })
    const stage = await page
      .locator('main h1')
      .evaluate(
        (title) =>
          title.closest('section, header, div[data-side]')?.querySelector('img')?.getBoundingClientRect().height ?? 0,
      )
    expect(stage).toBeGreaterThan(150)
    await expect(page.getByText('拿在手里看')).toBeHidden()
    for (const control of await page.locator('main [data-screen-only]').all()) await expect(control).toBeHidden()
    // Dark on white, also where the screen has light on dark.
    const pale = await page.locator('main :is(h1, h2, h3, p, dd, td)').evaluateAll((all) =>
      all.flatMap((one) => {
        const [red = 0, green = 0, blue = 0] =
          getComputedStyle(one)
            .color.match(/[\d.]+/g)
            ?.map(Number) ?? []
        return one.checkVisibility() && one.textContent?.trim() && (red + green + blue) / 3 > 130
          ? [one.textContent.trim().slice(0, 40)]
          : []
      }),
    )
    expect(pale).toEqual([])
  })
})

test('no cell of the comparison defers to a quote: a dash, and one sentence that says what it means', async ({
  page,
}) => {
  for (const path of ['/product/compare', '/en/product/compare']) {
    await page.goto(path)
    await expect(page.locator('main table')).not.toContainText(/询价时提供|In your quote/)
    await expect(page.locator('main')).toContainText(/“—”表示|A dash marks/)
  }
})

test('on a phone the comparison keeps its boats and its rows’ names in view', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/product/compare')
  const table = page.locator('main section:has(> table)')
  await table.scrollIntoViewIfNeeded()
  await table.evaluate((scroller) => scroller.scrollTo({ left: 160, top: 220, behavior: 'instant' }))
  // All at one moment: the page may still be on its way to the table.
  const [held, head, name] = await table.evaluate((scroller) =>
    [scroller, scroller.querySelectorAll('thead th')[2], scroller.querySelectorAll('tbody th')[5]].map((element) =>
      element?.getBoundingClientRect().toJSON(),
    ),
  )
  expect(head.y).toBeCloseTo(held.y, 0)
  expect(name.x).toBeCloseTo(held.x, 0)
})
