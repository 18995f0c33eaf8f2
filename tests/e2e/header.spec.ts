import { expect, type Page, test } from '@playwright/test'
import { address } from '#lib/routes/address'
import { menuFor } from '#lib/routes/menu'
import { holdRequests } from '../support/hold-requests.ts'
import { openStarted } from '../support/started.ts'

const header = (page: Page) => page.locator('#site-header')
const cleaning = (page: Page) => header(page).getByRole('button', { name: 'Surface Cleaning Robots' })
const leisure = (page: Page) => header(page).getByRole('button', { name: 'Autonomous Leisure Boats' })
const cleaningPanel = (page: Page) => page.locator('#menu-cleaning')
const leisurePanel = (page: Page) => page.locator('#menu-leisure')

const ink = 'rgb(6, 20, 26)'
const foam = 'rgb(245, 249, 249)'
const white = 'rgb(255, 255, 255)'
const nothing = 'rgba(0, 0, 0, 0)'

/** A group of the menu as a language has it: `lib/routes/menu.test.ts` holds it to the specification. */
const pagesOf = (group: 'cleaning' | 'leisure', locale: 'zh' | 'en') =>
  menuFor(locale).flatMap((entry) =>
    entry.kind === 'group' && entry.name === group ? entry.pages.map((path) => address(path, locale)) : [],
  )

async function hrefs(page: Page, panel: string) {
  return page.locator(`#menu-${panel} a`).evaluateAll((links) => links.map((link) => link.getAttribute('href')))
}

test('is 60 px high and leads home', async ({ page }) => {
  await page.goto('/en/privacy')
  expect((await header(page).boundingBox())?.height).toBe(60)
  await header(page).getByRole('link', { name: 'ORCA home' }).click()
  await expect(page).toHaveURL(/\/en$/)
})

test('every letter of the wordmark stands inside its frame', async ({ page }) => {
  await page.goto('/en')
  for (const place of ['#site-header', 'footer']) {
    const letters = page.locator(`${place} svg[viewBox="0 0 106 24"] path`).first()
    const edges = await letters.evaluate((path: SVGPathElement) => {
      const { x, y, width, height } = path.getBBox()
      return [x, y, x + width, y + height].map(Math.round)
    })
    expect(edges, place).toEqual([3, 2, 102, 23])
  }
})

test('the dropdowns hold their pages; feichi is in the Chinese one only', async ({ page }) => {
  await openStarted(page, '/privacy')
  expect(await hrefs(page, 'cleaning')).toEqual(pagesOf('cleaning', 'zh'))
  expect(await hrefs(page, 'cleaning')).toContain('/product/feichi')
  await openStarted(page, '/en/privacy')
  expect(await hrefs(page, 'cleaning')).toEqual(pagesOf('cleaning', 'en'))
  expect(await hrefs(page, 'cleaning')).not.toContain('/en/product/feichi')
  expect(await hrefs(page, 'leisure')).toEqual(pagesOf('leisure', 'en'))
  expect(await hrefs(page, 'solutions')).toEqual(['/en/solution/robot', '/en/solution/uboat'])
  expect(await hrefs(page, 'about')).toEqual(['/en/news', '/en/datasets', '/en/aboutus', '/en/contact', '/en/joinus'])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a dropdown opens under the pointer, and by the keyboard', async ({ page }) => {
    await page.goto('/en/privacy')
    await cleaning(page).hover()
    await expect(cleaningPanel(page)).toBeVisible()
    await page.mouse.move(5, 700)
    await expect(cleaningPanel(page)).toBeHidden()

    await cleaning(page).press('Enter')
    await expect(cleaningPanel(page)).toBeVisible()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/en\/product\/smurf$/)
  })

  test('the small menu opens and leads on', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/privacy')
    await page.getByRole('button', { name: '菜单', exact: true }).click()
    const menu = page.getByRole('dialog', { name: '菜单' })
    await expect(menu).toBeVisible()
    // By its element: the test's driver finds no text inside `noscript`.
    await menu.locator('summary').first().click()
    await menu.getByRole('link', { name: 'SMURF' }).click()
    await expect(page).toHaveURL(/\/product\/smurf$/)
  })

  test('white letters never stand on white: the header turns with the page', async ({ page }) => {
    await page.goto('/en/product')
    await expect(header(page)).toHaveCSS('color', foam)
    await page.mouse.wheel(0, 3000)
    await expect(header(page)).toHaveCSS('color', ink)
    await expect(header(page)).toHaveCSS('background-color', white)
  })
})

test.describe('with the pointer', () => {
  test('a panel that opened before the script came stays open when it comes', async ({ page }) => {
    const release = await holdRequests(page, '**/_next/static/page/*.js')
    await page.goto('/en/privacy')
    await cleaning(page).hover()
    await expect(cleaningPanel(page)).toBeVisible()
    release()
    await expect(page.locator('html')).toHaveAttribute('data-live')
    await page.waitForTimeout(400)
    await expect(cleaningPanel(page)).toBeVisible()
    await expect(cleaning(page)).toHaveAttribute('aria-expanded', 'true')
    await page.mouse.move(5, 700)
    await expect(cleaningPanel(page)).toBeHidden()
  })

  test('opens under the pointer, closes when it leaves and with Escape; a press keeps it open', async ({ page }) => {
    await openStarted(page, '/en/privacy')

    await test.step('it stays open on a slanting way to the panel', async () => {
      await cleaning(page).hover()
      await expect(cleaningPanel(page)).toBeVisible()
      await expect(cleaning(page)).toHaveAttribute('aria-expanded', 'true')

      const neighbour = await leisure(page).boundingBox()
      if (!neighbour) throw new Error('the neighbour is not drawn')
      await page.mouse.move(neighbour.x + neighbour.width / 2, 50)
      await page.mouse.move(neighbour.x + neighbour.width, 120)
      await page.waitForTimeout(500)
      await expect(cleaningPanel(page)).toBeVisible()
      await expect(leisurePanel(page)).toBeHidden()
    })

    await test.step('it closes when the pointer leaves, and with Escape', async () => {
      await cleaning(page).hover()
      await expect(cleaningPanel(page)).toBeVisible()
      await page.mouse.move(5, 700)
      await expect(cleaningPanel(page)).toBeHidden()
      await expect(cleaning(page)).toHaveAttribute('aria-expanded', 'false')

      await cleaning(page).hover()
      await expect(cleaningPanel(page)).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(cleaningPanel(page)).toBeHidden()
    })

    await test.step('a press keeps it open after the pointer left; a second press closes it', async () => {
      await cleaning(page).click()
      await page.mouse.move(5, 700)
      await page.waitForTimeout(500)
      await expect(cleaningPanel(page)).toBeVisible()
      await cleaning(page).click()
      await expect(cleaningPanel(page)).toBeHidden()
    })
  })

  test('no dropdown opens for one second after a click in one', async ({ page }) => {
    await page.clock.install()
    await openStarted(page, '/en/privacy')
    await page.clock.pauseAt(Date.now() + 60_000)
    await cleaning(page).hover()
    await page.clock.runFor(200)
    await expect(cleaningPanel(page)).toBeVisible()
    await cleaningPanel(page).getByRole('link', { name: 'SMURF' }).click()
    await expect(cleaningPanel(page)).toBeHidden()

    await page.mouse.move(5, 700)
    await page.clock.runFor(300)
    await leisure(page).hover()
    await page.clock.runFor(600)
    await expect(leisurePanel(page)).toBeHidden()

    await page.mouse.move(5, 700)
    await page.clock.runFor(200)
    await leisure(page).hover()
    await page.clock.runFor(200)
    await expect(leisurePanel(page)).toBeVisible()
  })

  test('a click beside the links of one rests them as well', async ({ page }) => {
    await page.clock.install()
    await openStarted(page, '/en/privacy')
    await page.clock.pauseAt(Date.now() + 60_000)
    await cleaning(page).hover()
    await page.clock.runFor(200)
    await cleaningPanel(page).click({ position: { x: 8, y: 8 } })
    await expect(cleaningPanel(page)).toBeVisible()
    await leisure(page).hover()
    await page.clock.runFor(600)
    await expect(leisurePanel(page)).toBeHidden()
  })

  test('the small menu goes when the window grows wide enough for the whole one', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 })
    await openStarted(page, '/en/privacy')
    await header(page).getByRole('button', { name: 'Menu', exact: true }).click()
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
    await page.setViewportSize({ width: 1600, height: 900 })
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden()
    await cleaning(page).hover()
    await expect(cleaningPanel(page)).toBeVisible()
  })
})

test.describe('with the keyboard', () => {
  test('arrows, Home and End go along the menu and through a panel, which closes with Escape and behind the focus', async ({
    page,
  }) => {
    await openStarted(page, '/en/privacy')

    await test.step('Escape gives focus back', async () => {
      await header(page).getByRole('link', { name: 'Frontpage' }).focus()
      await page.keyboard.press('ArrowRight')
      await page.keyboard.press('ArrowRight')
      await expect(cleaning(page)).toBeFocused()
      await page.keyboard.press('End')
      await expect(header(page).getByRole('button', { name: 'About' })).toBeFocused()
      await page.keyboard.press('Home')
      await expect(header(page).getByRole('link', { name: 'Frontpage' })).toBeFocused()

      await cleaning(page).focus()
      await page.keyboard.press('ArrowDown')
      const boats = cleaningPanel(page).getByRole('link')
      await expect(boats.first()).toBeFocused()
      await page.keyboard.press('ArrowRight')
      await expect(boats.nth(1)).toBeFocused()
      await page.keyboard.press('End')
      await expect(boats.last()).toBeFocused()
      await page.keyboard.press('ArrowDown')
      await expect(boats.first()).toBeFocused()

      await page.keyboard.press('Escape')
      await expect(cleaningPanel(page)).toBeHidden()
      await expect(cleaning(page)).toBeFocused()
    })

    await test.step('closed over a resting pointer it stays closed, also when the browser tells of that pointer late', async () => {
      await cleaning(page).focus()
      await page.keyboard.press('ArrowDown')
      await expect(cleaningPanel(page)).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(cleaningPanel(page)).toBeHidden()
      await cleaningPanel(page).evaluate((panel) =>
        panel.closest('[data-menu-group]')?.dispatchEvent(new PointerEvent('pointerenter', { pointerType: 'mouse' })),
      )
      await page.waitForTimeout(400)
      await expect(cleaningPanel(page)).toBeHidden()
    })

    await test.step('a panel closes when focus goes past it', async () => {
      await cleaning(page).focus()
      await page.keyboard.press('Enter')
      await expect(cleaningPanel(page)).toBeVisible()
      for (let step = 0; step <= pagesOf('cleaning', 'en').length; step += 1) await page.keyboard.press('Tab')
      await expect(leisure(page)).toBeFocused()
      await expect(cleaningPanel(page)).toBeHidden()
    })
  })
})

test.describe('on scroll', () => {
  test('is transparent over a dark hero and white past one viewport; hides on the way down, but not while focus is in it', async ({
    page,
  }) => {
    await openStarted(page, '/en/product')
    // The page has to see the top before it is left again: two frames.
    const toTop = () =>
      page.evaluate(async () => {
        scrollTo({ top: 0, behavior: 'instant' })
        for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
      })

    await test.step('it turns white past one viewport', async () => {
      await expect(header(page)).toHaveCSS('background-color', nothing)
      await expect(header(page)).toHaveCSS('color', foam)
      await page.mouse.wheel(0, 3000)
      await page.mouse.wheel(0, -200)
      await expect(header(page)).toHaveCSS('background-color', white)
      await expect(header(page)).toHaveCSS('color', ink)
    })

    await toTop()
    await test.step('it hides on the way down and comes back on the way up', async () => {
      await page.mouse.wheel(0, 1600)
      await expect(header(page)).toHaveAttribute('data-motion', 'hidden')
      await expect(header(page)).not.toBeInViewport()
      await page.mouse.wheel(0, -200)
      await expect(header(page)).toHaveAttribute('data-motion', 'shown')
      await expect(header(page)).toBeInViewport()
    })

    await toTop()
    await test.step('it is never hidden while focus is in it', async () => {
      await header(page).getByRole('link', { name: 'Applications' }).focus()
      await page.mouse.wheel(0, 1600)
      await page.waitForTimeout(700)
      await expect(header(page)).toBeInViewport()
    })
  })

  test('is white with dark text from the start where a page opens without a dark picture', async ({ page }) => {
    for (const path of ['/advisory', '/privacy', '/en/datasets', '/en/download']) {
      await page.goto(path)
      await expect(header(page), path).toHaveCSS('background-color', white)
      await expect(header(page), path).toHaveCSS('color', ink)
    }
  })
})

test('marks the page being read, also after a navigation', async ({ page }) => {
  await openStarted(page, '/en/privacy')
  await header(page).getByRole('link', { name: 'Applications' }).click()
  await expect(page).toHaveURL(/\/en\/case$/)
  await expect(header(page).getByRole('link', { name: 'Applications' })).toHaveAttribute('aria-current', 'page')
})

test('the small menu fills a phone, keeps focus, and closes after a choice', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openStarted(page, '/en/privacy')
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  expect(await menu.boundingBox()).toMatchObject({ x: 0, y: 0, width: 390, height: 844 })
  // A modal dialog would have the whole page styled anew before it shows: the tab key is kept by script.
  expect(await menu.evaluate((dialog) => dialog.matches(':modal'))).toBe(false)
  await menu.getByRole('link', { name: 'ORCA home' }).focus()
  await page.keyboard.press('Shift+Tab')
  await expect(menu.getByRole('button', { name: 'Language' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(menu.getByRole('link', { name: 'ORCA home' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeFocused()

  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await menu.getByRole('link', { name: 'Applications' }).click()
  await expect(page).toHaveURL(/\/en\/case$/)
  await expect(menu).toBeHidden()
})

test('in a window of 360 by 225 what stays in view takes at most a third of its height', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 225 })
  for (const path of ['/en/privacy', '/en/product/smurf']) {
    await page.goto(path)
    await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }))
    await page.waitForTimeout(300)
    const covered = await page.evaluate(() => {
      const rows = new Set<number>()
      for (const element of document.querySelectorAll('body *')) {
        const { position, visibility } = getComputedStyle(element)
        if ((position !== 'fixed' && position !== 'sticky') || visibility === 'hidden') continue
        if (element.closest('[popover], dialog:not([open]), [hidden]')) continue
        const { top, bottom, width } = element.getBoundingClientRect()
        if (width === 0 || position === 'sticky') continue
        for (let row = Math.max(0, Math.floor(top)); row < Math.min(innerHeight, bottom); row++) rows.add(row)
      }
      return rows.size
    })
    expect(covered, path).toBeLessThanOrEqual(75)
  }
})

test('with forced colours the mark of the page being read is seen', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await openStarted(page, '/en/case')
  const [mark, ground] = await header(page)
    .getByRole('link', { name: 'Applications' })
    .evaluate((link) => [
      getComputedStyle(link, '::after').backgroundColor,
      getComputedStyle(document.documentElement).backgroundColor,
    ])
  expect(mark).not.toBe(ground)
  expect(mark).not.toBe('rgba(0, 0, 0, 0)')
})

interface TraceEvent {
  name?: string
  ts?: number
  args?: { elementCount?: number }
}

/** The browser's own record of what it does meanwhile, in the order of time. */
async function traced(page: Page, act: () => Promise<void>) {
  const record = await page.context().newCDPSession(page)
  const events: TraceEvent[] = []
  record.on('Tracing.dataCollected', ({ value }) => events.push(...value))
  const complete = new Promise((resolve) => record.once('Tracing.tracingComplete', resolve))
  await record.send('Tracing.start', {
    traceConfig: { includedCategories: ['devtools.timeline', 'blink.user_timing'] },
    transferMode: 'ReportEvents',
  })
  await act()
  await record.send('Tracing.end')
  await complete
  return events.toSorted((one, other) => (one.ts ?? 0) - (other.ts ?? 0))
}

test('a dropdown that opens has itself styled, and not the header or the page', async ({ page }) => {
  await openStarted(page, '/en')
  const events = await traced(page, () =>
    cleaning(page).evaluate((trigger: HTMLElement) => {
      const panel = document.getElementById('menu-cleaning') ?? document.body
      // All in one task, between marks: what else the page styles is before or after it.
      const styled = () => panel.getBoundingClientRect()
      styled()
      performance.mark('opens')
      trigger.click()
      styled()
      performance.mark('is open')
    }),
  )
  await expect(cleaningPanel(page)).toBeVisible()
  const at = (mark: string) => events.findIndex(({ name }) => name === mark)
  const passes = events.slice(at('opens'), at('is open')).map(({ args }) => args?.elementCount ?? 0)
  const own = await page.locator('#menu-cleaning *').count()
  expect(Math.max(...passes)).toBeGreaterThanOrEqual(own)
  expect(Math.max(...passes)).toBeLessThan(own + 50)
})

for (const [language, path, name] of [
  ['Chinese', '', '询价'],
  ['English', '/en', 'Get a quote'],
] as const) {
  test(`a price is one click away in the header at every width, and in the small menu, in ${language}`, async ({
    page,
  }) => {
    await page.goto(`${path}/privacy`)
    for (const width of [360, 390, 768, 1024, 1181, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 800 })
      const quote = header(page).getByRole('link', { name, exact: true })
      await expect(quote, String(width)).toBeVisible()
      await expect(quote).toHaveAttribute('href', `${path}/quote`)
      // On one line with what stands beside it, inside the window, and no wider page for it.
      const [box, language] = await Promise.all([
        quote.boundingBox(),
        header(page).locator('button[commandfor^="language"]').first().boundingBox(),
      ])
      expect(box?.height, String(width)).toBeLessThan(44)
      expect((box?.x ?? 0) + (box?.width ?? 0), String(width)).toBeLessThanOrEqual(width)
      expect((language?.x ?? 0) + (language?.width ?? 0), String(width)).toBeLessThanOrEqual(box?.x ?? 0)
      expect(await page.evaluate(() => document.documentElement.scrollWidth), String(width)).toBe(width)
    }
    await page.setViewportSize({ width: 390, height: 844 })
    await page.locator('#site-header button[aria-haspopup="dialog"]').click()
    await expect(page.locator('#site-menu').getByRole('link', { name, exact: true })).toBeVisible()
  })
}
