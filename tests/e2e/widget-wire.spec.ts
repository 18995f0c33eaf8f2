import { expect, type Page, test } from '@playwright/test'
import { holdRequests } from '../support/hold-requests.ts'
import { chat, launcher, openWindow, openWithDesk } from '../support/widget-host.ts'

const texts = (page: Page) => chat(page, '.row[data-seq] .bubble').allTextContents()

/** Numbers of the messages that the host was told of, in the order it was told. */
async function listen(page: Page): Promise<() => Promise<number[]>> {
  await page.evaluate(() => {
    const told: number[] = []
    Reflect.set(window, 'told', told)
    Reflect.get(window, 'OrcaChat').on('message', ({ id }: { id: number }) => told.push(id))
  })
  return () => page.evaluate(() => Reflect.get(window, 'told') as number[])
}

test('fifty streams break off while five hundred messages flow: each is there once, in its order', async ({ page }) => {
  // Waits between two tries are drawn by lot; here the lot is always a short one.
  await page.addInitScript(() => {
    Math.random = () => 0.01
  })
  const desk = await openWithDesk(page)
  await openWindow(page)
  const told = await listen(page)
  await page.evaluate(() => Reflect.get(window, 'OrcaChat').send('Begin.'))
  for (let round = 0; round < 50; round += 1) {
    for (let message = 0; message < 10; message += 1) desk.say('operator', `Word ${desk.messages.length + 1}`)
    // What the network may do: the same again, and an old one late.
    desk.tell('message', desk.messages.at(-1))
    desk.tell('message', desk.messages[Math.floor(desk.messages.length / 2)])
    await expect.poll(() => desk.cut(), { intervals: [5] }).toBeGreaterThan(0)
  }
  expect(desk.streams).toBeGreaterThanOrEqual(50)
  await expect(chat(page, '.row.operator').last()).toContainText('Word 501')
  expect(await told()).toEqual(Array.from({ length: 501 }, (_, at) => at + 1))
  const shown = await texts(page)
  expect(shown).toEqual(Array.from({ length: shown.length }, (_, at) => `Word ${502 - shown.length + at}`))
})

test('a message that leaves a gap waits for what is between', async ({ page }) => {
  const desk = await openWithDesk(page)
  await openWindow(page)
  await page.evaluate(() => Reflect.get(window, 'OrcaChat').send('Begin.'))
  await expect.poll(() => desk.streams).toBeGreaterThan(0)
  const tell = desk.tell.bind(desk)
  desk.tell = () => {}
  desk.say('operator', 'Second')
  desk.say('operator', 'Third')
  desk.tell = tell
  desk.say('operator', 'Fourth')
  await expect(chat(page, '.row.operator')).toHaveCount(3)
  expect(await texts(page)).toEqual(['Begin.', 'Second', 'Third', 'Fourth'])
})

test('three tabs are in step over one stream, and ring once', async ({ page: first, context }) => {
  await context.addInitScript(() => {
    Reflect.set(window, 'rings', 0)
    const make = AudioContext.prototype.createOscillator
    AudioContext.prototype.createOscillator = function () {
      Reflect.set(window, 'rings', Number(Reflect.get(window, 'rings')) + 1)
      return Reflect.apply(make, this, [])
    }
  })
  const desk = await openWithDesk(first)
  const [second, third] = [await context.newPage(), await context.newPage()]
  // The second tab is there before anything was said, and is not opened; the third comes later.
  await second.goto(first.url())
  await chat(second, '.rail').waitFor()
  await openWindow(first)
  await first.evaluate(() => Reflect.get(window, 'OrcaChat').send('Begin.'))
  await first.keyboard.press('Escape')
  for (const page of [third]) {
    await page.goto(first.url())
    await openWindow(page)
    await expect(chat(page, '.row.visitor .bubble')).toHaveText('Begin.')
    await page.keyboard.press('Escape')
    await expect(chat(page, '.frame')).toBeHidden()
  }
  const pages = [first, second, third]
  await expect.poll(() => desk.streams).toBe(1)
  desk.say('operator', 'Good morning.')
  for (const page of pages) await expect(chat(page, '.badge')).toHaveText('1')
  for (const page of pages) await expect(chat(page, '.tip')).toContainText('Good morning.')
  const rings = await Promise.all(pages.map((page) => page.evaluate(() => Reflect.get(window, 'rings') as number)))
  expect(rings, 'the tab looked at last rings').toEqual([0, 0, 1])

  await openWindow(second)
  for (const page of pages) await expect(chat(page, '.badge')).toBeHidden()
  await second.keyboard.type('In the second.')
  await second.keyboard.press('Enter')
  for (const page of [first, third]) {
    await openWindow(page)
    await expect(chat(page, '.row.visitor .bubble').last()).toHaveText('In the second.')
  }
  // The tab with the line goes: another takes it up.
  await first.close()
  await expect.poll(() => desk.streams).toBe(2)
  desk.say('operator', 'Still here?')
  for (const page of [second, third]) await expect(chat(page, '.row.operator').last()).toContainText('Still here?')
  expect(desk.messages.map(({ text }) => text)).toEqual(['Begin.', 'Good morning.', 'In the second.', 'Still here?'])
})

test('a chunk that fails twice comes the third time; one that never comes leaves telephone and email', async ({
  page,
}) => {
  let refused = 0
  await page.route('**/window-*.js*', (route) => (refused++ < 2 ? route.abort() : route.continue()))
  await openWithDesk(page)
  await openWindow(page)
  expect(refused).toBeGreaterThan(2)

  await page.unroute('**/window-*.js*')
  await page.route('**/window-*.js*', (route) => route.abort())
  await page.reload()
  await (await launcher(page)).click()
  await chat(page, '.rail').waitFor()
  await expect(chat(page, '.frame a')).toHaveText(['400 000 0000', 'desk@lake.example'])
  const code = await page.evaluate(() =>
    Reflect.get(window, 'OrcaChat')
      .prefill('x')
      .catch((error: { code: string }) => error.code),
  )
  expect(code).toBe('chunk_failed')
  await page.unroute('**/window-*.js*')
  await chat(page, '.frame > p button').click()
  await expect(chat(page, '.composer textarea')).toBeVisible()
})

test('a shared part that fails is no dead end either', async ({ page }) => {
  const broken = new Set<string>()
  await page.route('**/widget/v1/shared-*.js', (route) => {
    const known = broken.has(route.request().url())
    broken.add(route.request().url())
    return known ? route.continue() : route.abort()
  })
  await openWithDesk(page)
  await openWindow(page)
})

test('an interface that is down: the message waits, says so, shows another way, and goes when it is back', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Math.random = () => 0.2
  })
  const desk = await openWithDesk(page)
  const box = await openWindow(page)
  desk.hinder = (path) => (/messages|conversations|visitors/.test(path) ? { status: 503 } : undefined)
  await box.fill('Are you there?')
  await box.press('Enter')
  await expect(chat(page, '.row.visitor .meta')).toHaveText('Waiting to be sent')
  await expect(box).toHaveValue('')
  await expect(chat(page, '.other-way')).toContainText('will be sent again')
  await expect(chat(page, '.other-way a')).toHaveText('400 000 0000')
  desk.hinder = undefined
  await expect(chat(page, '.row.visitor[data-seq]')).toHaveCount(1)
  expect(desk.messages).toHaveLength(1)

  // Refused for good: said at once, kept, and sent again on request.
  desk.hinder = (path, method) => (path.endsWith('/messages') && method === 'POST' ? { status: 422 } : undefined)
  await box.fill('And now?')
  await box.press('Enter')
  await expect(chat(page, '.fault')).toContainText('This message was not accepted.')
  await expect(chat(page, '.fault')).toHaveAttribute('role', 'alert')
  desk.hinder = undefined
  await chat(page, '.fault button').first().click()
  await expect(chat(page, '.row.visitor[data-seq]')).toHaveCount(2)
})

test('a desk that takes no token at all gets one visitor more, and then no more calls', async ({ page }) => {
  const desk = await openWithDesk(page)
  const box = await openWindow(page)
  desk.hinder = (path) => (path.startsWith('conversations') ? { status: 401 } : undefined)
  await box.fill('Is anybody there?')
  await box.press('Enter')
  await expect(chat(page, '.fault')).toContainText('The session has ended')
  await page.waitForTimeout(3000)
  expect(desk.asked.filter(({ path }) => path === 'visitors').length).toBeLessThanOrEqual(2)
  expect(desk.asked.filter(({ path }) => path === 'conversations').length).toBeLessThanOrEqual(2)
})

test('a page of words or nothing where JSON belongs is a broken network, and the message waits', async ({ page }) => {
  await page.addInitScript(() => {
    Math.random = () => 0.05
  })
  const desk = await openWithDesk(page)
  const box = await openWindow(page)
  let answers = [
    { status: 200, body: '<html>Please log in</html>' },
    { status: 204, body: '' },
  ]
  await page.route('**/conversations/c1/messages', (route) => {
    const answer = answers.shift()
    return answer ? route.fulfill({ ...answer, contentType: 'text/html' }) : route.fallback()
  })
  await box.fill('Through a hotel.')
  await box.press('Enter')
  await expect(chat(page, '.row.visitor[data-seq]')).toHaveCount(1)
  expect(answers).toEqual([])
  expect(desk.messages).toHaveLength(1)

  // What is refused for good says why.
  answers = [{ status: 413, body: '{}' }]
  await box.fill('Too much.')
  await box.press('Enter')
  await expect(chat(page, '.fault')).toContainText('Too long')
})

test('refused for an hour, a visitor reads until when, and is shown the board and the telephone', async ({ page }) => {
  await openWithDesk(page)
  const box = await openWindow(page)
  await page.route('**/api/widget/v1/visitors', (route) =>
    route.fulfill({ status: 429, headers: { 'Retry-After': '3597' }, json: { code: 'too_many', retry_after: 3597 } }),
  )
  await box.fill('One of many.')
  await box.press('Enter')
  await expect(chat(page, '.other-way')).toContainText(/will be sent at about (\d+ \w+, )?\d\d:\d\d/)
  await expect(chat(page, '.other-way a')).toHaveText('400 000 0000')
  await expect(chat(page, '.send')).toHaveAccessibleName(/about 60 minutes/)
  await chat(page, '.other-way button').click()
  await expect(chat(page, '#oc-content')).toHaveValue('One of many.')
})

test('a slow interface holds nothing up: the window stands, and what was sent is shown at once', async ({ page }) => {
  const desk = await openWithDesk(page, {}, (one) => {
    one.hinder = (path) => (path === 'config' ? { wait: 2500 } : undefined)
  })
  const box = await openWindow(page)
  desk.hinder = (path) => (path.endsWith('/messages') ? { wait: 1500 } : undefined)
  await box.fill('Slowly.')
  await box.press('Enter')
  await expect(chat(page, '.row.visitor .meta')).toHaveText('Sending')
  await expect(chat(page, '.row.visitor[data-seq] .bubble')).toHaveText('Slowly.')
})

test('what was entered before the window came is shown as soon as it stands, however slow the interface is', async ({
  page,
}) => {
  const letThrough = await holdRequests(page, '**/window-*.js')
  await openWithDesk(page, {}, (one) => {
    one.hinder = (_, method) => (method === 'POST' ? { wait: 4000 } : undefined)
  })
  await (await launcher(page)).click()
  const early = chat(page, '.frame > textarea')
  await early.fill('Early words.')
  await early.press('Enter')
  letThrough()
  await expect(chat(page, '.composer textarea')).toBeVisible()
  await expect(chat(page, '.row.visitor .meta')).toHaveText('Sending', { timeout: 3000 })
  await expect(chat(page, '.row.visitor[data-seq] .bubble')).toHaveText('Early words.')
})

test('a line that opens as the network goes does not say that it is there', async ({ page }) => {
  const desk = await openWithDesk(page)
  const box = await openWindow(page)
  desk.hinder = (path) => (path.endsWith('/events') ? { wait: 1000 } : undefined)
  await box.fill('Hello.')
  await box.press('Enter')
  await expect.poll(() => desk.asked.some(({ path }) => path.endsWith('/events'))).toBe(true)
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false })
    dispatchEvent(new Event('offline'))
  })
  await expect(chat(page, '.notice')).toBeVisible()
  await expect.poll(() => desk.streams).toBe(1)
  desk.say('operator', 'Heard.')
  await expect(chat(page, '.row.operator')).toHaveCount(1)
  await expect(chat(page, '.notice')).toBeVisible()
})

test('a network that was away for a moment, and the stream with it not, is said to be back', async ({ page }) => {
  const desk = await openWithDesk(page)
  const box = await openWindow(page)
  await box.fill('Hello.')
  await box.press('Enter')
  await expect.poll(() => desk.streams).toBe(1)
  const network = (on: boolean) =>
    page.evaluate((isOn) => {
      Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => isOn })
      dispatchEvent(new Event(isOn ? 'online' : 'offline'))
    }, on)
  await expect(chat(page, '.notice'), 'a screen reader hears what comes into it later').toBeAttached()
  await network(false)
  await expect(chat(page, '.notice')).toBeVisible()
  await network(true)
  await expect(chat(page, '.notice')).toBeHidden()
  expect(desk.streams).toBe(1)
})
