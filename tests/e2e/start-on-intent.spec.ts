import { gzipSync } from 'node:zlib'
import { expect, type Page, test } from '@playwright/test'
import { untilAtRest, untilStarted } from '../support/start-page.ts'

const pages = ['/', '/en', '/product', '/en/product/smurf', '/advisory', '/en/privacy']

/** The hotline of Chinese pages comes by itself, after load and idle, with its own small scripts. */
const hotline = /\/(hotline-widget|widget\/v1\/loader)\.js$/

test('no page runs a script file before the visitor acts, but for the hotline of Chinese pages', async ({
  context,
}) => {
  // All at once: each has to lie still for the same five seconds.
  await Promise.all(
    pages.map(async (path) => {
      const page = await context.newPage()
      const scripts: string[] = []
      page.on('request', (request) => {
        if (request.resourceType() === 'script' || /\/_next\/static\/.*\.js$/.test(request.url()))
          scripts.push(request.url())
      })
      const answer = await page.goto(path)
      await page.waitForTimeout(5000)
      const hasHotline = !path.startsWith('/en')
      expect(
        scripts.filter((url) => !(hasHotline && hotline.test(url))),
        path,
      ).toEqual([])
      await expect(page.locator('html'), path).not.toHaveAttribute('data-live')

      const html = (await answer?.text()) ?? ''
      const programs = [...html.matchAll(/<script\b(?![^>]*\b(?:src|type)=)[^>]*>([\s\S]*?)<\/script>/g)]
      // The second does nothing: it makes the browser wait for the sheet before it.
      const program = programs.filter(([, text]) => text !== '//')
      expect(program.length, path).toBe(1)
      expect(gzipSync(program.map(([, text]) => text).join('')).length, path).toBeLessThan(2 * 1024)
    }),
  )
})

test('a page that begins at its top lays out its first frame, then the rest part by part; one that is come back to at once', async ({
  page,
}) => {
  const waits = page.locator('html[data-rest-waits]')
  const skipped = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('main h2')].map(
        (heading) => heading.checkVisibility({ contentVisibilityAuto: true }) || heading.textContent,
      ),
    )
  await page.addInitScript(() => {
    self.requestIdleCallback = () => 0 // a visitor's machine that has no time yet
  })
  await page.goto('/en/product/smurf')
  await expect(waits).toHaveCount(1)
  expect(await skipped()).toContain('SMURF specification')
  await page.locator('#specification').scrollIntoViewIfNeeded()
  await expect.poll(skipped).not.toContain('SMURF specification')
  await page.reload()
  await expect(waits).toHaveCount(0)
  expect(new Set(await skipped())).toEqual(new Set([true]))
})

test('at rest every part of a page is laid out', async ({ page }) => {
  await page.goto('/en/product/smurf')
  await expect(page.locator('html[data-rest-waits]')).toHaveCount(0)
  await expect(page.locator('main > section:not([data-laid-out])')).toHaveCount(0)
})

for (const path of ['/', '/en', '/product/smurf']) {
  test(`until ${path} has loaded, its first screen has the line to itself; then the pictures below come`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(path)
    const askedBeforeLoad = await page.evaluate(() => {
      const [{ loadEventStart } = { loadEventStart: 0 }] = performance
        .getEntriesByType('navigation')
        .map((entry) => entry.toJSON())
      return performance
        .getEntriesByType('resource')
        .filter(({ startTime }) => startTime < loadEventStart)
        .map(({ name }) => name.replace(/.*\./, ''))
    })
    expect(askedBeforeLoad.sort()).toEqual(['avif', 'css'])
    const below = page.locator('main section img[loading="lazy"]').first()
    await expect.poll(() => below.evaluate((picture: HTMLImageElement) => picture.naturalWidth)).toBeGreaterThan(0)
  })
}

test('who scrolls before the page has loaded need not wait for the pictures', async ({ page }) => {
  let letCome = () => {}
  const held = new Promise<void>((resolve) => {
    letCome = resolve
  })
  await page.route('**/*canal-cleaning*', async (route) => {
    await held
    await route.continue()
  })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/en', { waitUntil: 'commit' })
  await expect(page.locator('footer')).toBeAttached()
  const boat = page.locator('main section img[loading="lazy"]').first()
  const came = () => boat.evaluate((picture: HTMLImageElement) => picture.naturalWidth > 0)
  await page.waitForTimeout(500)
  expect(await came()).toBe(false)
  // A browser under load may lose a turn of the wheel; the page's part begins when it has scrolled.
  await expect(async () => {
    await page.mouse.wheel(0, 300)
    await expect.poll(() => page.evaluate(() => scrollY), { timeout: 2000 }).toBeGreaterThan(0)
  }).toPass()
  await expect.poll(came).toBe(true)
  letCome()
})

test('the first screen shows before the sheet has come, and nothing unstyled behind it', async ({ page }) => {
  let letCome = () => {}
  const held = new Promise<void>((resolve) => {
    letCome = resolve
  })
  await page.route('**/_next/static/styles/*.css', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/en/privacy', { waitUntil: 'commit' })
  const title = page.locator('h1')
  await expect(title).toBeVisible()
  expect(await title.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize))).toBeGreaterThan(30)
  await expect(page.locator('footer')).toHaveCount(0)
  letCome()
  await expect(page.locator('footer')).toBeVisible()
})

/** Where all that stands before the sheet's link is drawn: lines by their ends, pictures and blocks by their boxes. */
function boxesOfFirstScreen(): string[] {
  const end = document.querySelector('body link[rel=stylesheet]')
  const range = document.createRange()
  return [...document.querySelectorAll('header *, main *')].flatMap((element) => {
    const isFirst = end && element.compareDocumentPosition(end) & Node.DOCUMENT_POSITION_FOLLOWING
    if (!isFirst || !element.checkVisibility() || element.closest('script, noscript')) return []
    const texts = [...element.childNodes].filter((node) => node instanceof Text)
    const lines = texts.flatMap((text) => {
      range.selectNodeContents(text)
      return [...range.getClientRects()]
    })
    return [element.getBoundingClientRect(), ...lines].map(
      ({ left, top, width, height }) =>
        `${element.tagName} ${[left, top, width, height].map(Math.round).join(' ')} ${element.textContent.slice(0, 30)}`,
    )
  })
}

test('at every width the first screen stands where the whole sheet leaves it, in both languages', async ({ page }) => {
  await page.route('**/*.woff2', (route) => route.abort())
  const boxes = async () => {
    const found: string[] = []
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 844 })
      found.push(`${width} px`, ...(await page.evaluate(boxesOfFirstScreen)))
    }
    return found
  }
  for (const path of [
    '/',
    '/en',
    '/product/smurf',
    '/en/product/xi',
    '/case',
    '/solution/robot',
    '/en/aboutus',
    '/service',
  ]) {
    await page.route('**/_next/static/styles/*.css', (route) => route.abort())
    await page.goto(path)
    const alone = await boxes()
    await page.unroute('**/_next/static/styles/*.css')
    await page.goto(path)
    expect(await boxes(), path).toEqual(alone)
    expect(alone.length, path).toBeGreaterThan(60)
  }
})

test('a page whose sheet never comes is read all the same', async ({ page }) => {
  await page.route('**/_next/static/styles/*.css', (route) => route.abort())
  await page.goto('/en')
  await expect(page.locator('footer')).toBeVisible({ timeout: 10_000 })
})

/** What the page complains of. */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(String(error)))
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  return complaints
}

const framework = /\/_next\/static\/(chunks|start)\/.*\.js$/

function frameworkOf(page: Page): string[] {
  const parts: string[] = []
  page.on('request', (request) => {
    if (framework.test(request.url())) parts.push(request.url())
  })
  return parts
}

const intents: [string, (page: Page) => Promise<void>][] = [
  ['a moved pointer', (page) => page.mouse.move(300, 300)],
  ['a key', (page) => page.keyboard.press('Tab')],
  [
    'scrolling',
    async (page) => {
      await expect(page.locator('html[data-rest-waits=true]')).toHaveCount(0) // until then there is nothing to scroll to
      await page.evaluate(() => window.scrollTo(0, 200))
    },
  ],
]
for (const [name, act] of intents) {
  test(`${name} makes the page live, without the framework`, async ({ page }) => {
    const complaints = complaintsOf(page)
    const parts = frameworkOf(page)
    await page.goto('/solution/robot')
    await act(page)
    await untilStarted(page)
    await page.waitForTimeout(500)
    expect(complaints).toEqual([])
    expect(parts).toEqual([])
  })
}

test('a page without anything for the framework never loads it, however it is used', async ({ page }) => {
  const parts = frameworkOf(page)
  await page.goto('/')
  await page.locator('#site-header').getByRole('button', { name: '水面清洁机器人' }).click()
  await page.keyboard.press('Escape')
  await page.mouse.wheel(0, 6000)
  await page
    .locator('#site-header')
    .getByRole('button', { name: /语言|Language/ })
    .click()
  await page.waitForTimeout(1000)
  expect(parts).toEqual([])
})

test('a form starts the framework when it is near, the contact panel when it is touched', async ({ page }) => {
  const complaints = complaintsOf(page)
  await page.goto('/en/advisory')
  await page.mouse.move(300, 300)
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '')

  const parts = frameworkOf(page)
  await page.goto('/en/privacy')
  await page.mouse.move(300, 300)
  await untilStarted(page)
  await page.waitForTimeout(500)
  expect(parts).toEqual([])
  await page.getByRole('complementary', { name: 'Contact Us' }).locator('summary').hover()
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '')
  expect(complaints).toEqual([])
})

test('an island takes over the elements that stand in it: none is made anew, and none around it', async ({
  context,
}) => {
  await Promise.all(
    ['/en/privacy', '/joinus', '/en/partner', '/quote', '/en/product/smurf', '/tools/finder'].map(async (path) => {
      const page = await context.newPage()
      const complaints = complaintsOf(page)
      await page.goto(path)
      const main = await page.locator('main').elementHandle()
      await page.mouse.move(300, 300)
      await expect(page.locator('html'), path).toHaveAttribute('data-live')
      const island = page.locator('[data-island]').last()
      const part = await island.evaluateHandle((element) => element.firstElementChild)
      await island.evaluate((element) =>
        element.firstElementChild?.dispatchEvent(new Event('focusin', { bubbles: true })),
      )
      await expect(island, path).toHaveAttribute('data-hydrated')
      await expect(page.locator('[data-rendered-anew]'), path).toHaveCount(0)
      expect(await main?.evaluate((element) => element.isConnected), path).toBe(true)
      // Of a tool stands a sentence until it has come.
      if (!path.startsWith('/tools')) expect(await part.evaluate((element) => element?.isConnected), path).toBe(true)
      expect(complaints, path).toEqual([])
    }),
  )
})

test('a click that comes too early is kept, and done once when the page or its island can answer', async ({ page }) => {
  // Holds every script back, as a slow network does.
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\/_next\/static\/.*\.js$/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/quote')
  await page.evaluate(() => {
    const control = document.createElement('button')
    control.dataset.script = ''
    control.id = 'script'
    control.textContent = 'Early'
    control.style.cssText = 'position:fixed;inset:40% auto auto 40%;z-index:9999'
    document.documentElement.append(control)
    let clicks = 0
    control.addEventListener('click', () => {
      clicks += 1
      control.dataset.clicks = String(clicks)
    })
  })
  // The last early click counts: the page script's own control first, then one that an island answers.
  const own = page.locator('#script')
  await own.click()
  await expect(own).not.toHaveAttribute('data-clicks')
  const step = page.locator('main form ol button').nth(2)
  await step.click()
  await expect(step).not.toHaveAttribute('aria-current')
  release()
  await untilStarted(page)
  await expect(step).toHaveAttribute('aria-current', 'step')
  expect(await page.evaluate(() => history.length)).toBe(3)
  await own.click()
  await expect(own).toHaveAttribute('data-clicks', '1')
})

test('a start that fails reloads once, then says so and leaves the page to read', async ({ page }) => {
  let loads = 0
  page.on('load', () => {
    loads += 1
  })
  await page.route('**/_next/static/page/*.js', (route) => route.abort())
  await page.goto('/en')
  await page.mouse.move(300, 300)
  await expect.poll(() => loads).toBe(2)
  await page.mouse.move(400, 400)
  await expect(page.locator('#start-failed')).toBeVisible()
  await page.waitForTimeout(1000)
  expect(loads).toBe(2)
  await expect(page.locator('h1')).toBeVisible()
})

test('a start that fails while the site is down leaves the page to read and says so', async ({ page }) => {
  await page.goto('/en')
  await page.evaluate(() => Reflect.set(window, 'isTheSamePage', true))
  await page.route('**/*', (route) => route.abort('connectionrefused'))
  await page.mouse.move(300, 300)
  await expect(page.locator('#start-failed')).toBeVisible()
  expect(await page.evaluate(() => Reflect.get(window, 'isTheSamePage'))).toBe(true)
  await expect(page.locator('h1')).toBeVisible()
})

test('a start that fails where the browser refuses storage says so', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('refused', 'SecurityError')
      },
    })
  })
  await page.route('**/_next/static/page/*.js', (route) => route.abort())
  await page.goto('/en')
  await page.mouse.move(300, 300)
  await expect(page.locator('#start-failed')).toBeVisible()
})

test('a page that follows another says nothing of a storage that is switched off', async ({ page, baseURL }) => {
  const complaints = complaintsOf(page)
  await page.addInitScript(() => {
    for (const storage of ['sessionStorage', 'localStorage']) Object.defineProperty(window, storage, { value: null })
  })
  await page.goto('/en/product/smurf', { referer: `${baseURL}/en` })
  await untilAtRest(page)
  expect(complaints).toEqual([])
})

test('faces come when the page has loaded, and without script too', async ({ page, browser }) => {
  const faces: string[] = []
  const count = (from: typeof page) =>
    from.on('request', (request) => {
      if (/\.woff2$/.test(request.url())) faces.push(request.url())
    })
  let letCome = () => {}
  const held = new Promise<void>((resolve) => {
    letCome = resolve
  })
  count(page)
  await page.route('**/_next/static/pictures/*', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/en', { waitUntil: 'domcontentloaded' })
  await expect(page.locator('h1')).toBeVisible()
  await page.waitForTimeout(300)
  expect(faces).toEqual([])
  letCome()
  await expect.poll(() => faces.length).toBeGreaterThan(0)

  faces.length = 0
  const plain = await browser.newPage({ javaScriptEnabled: false })
  count(plain)
  await plain.goto('/en')
  await expect.poll(() => faces.length).toBeGreaterThan(0)
})

test('without JavaScript the page reads and leads on', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false })
  await page.goto('/en')
  await expect(page.locator('h1')).toBeVisible()
  await page.locator('main a[href^="/en/"]').first().click()
  await expect(page).not.toHaveURL(/\/en$/)
  await expect(page.locator('h1')).toBeVisible()
})
