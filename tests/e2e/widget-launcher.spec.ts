import { expect, type Page, test } from '@playwright/test'
import { holdRequests } from '../support/hold-requests.ts'
import { chat, launcher, openHost, openWindow, openWithDesk, ownSite, readHalf } from '../support/widget-host.ts'

const place = async (page: Page) => {
  const box = await chat(page, '.launcher').boundingBox()
  return { x: box?.x ?? 0, y: box?.y ?? 0 }
}
const storedNames = (page: Page) => page.evaluate(() => Object.keys(localStorage))

/** Presses on the launcher, moves by so much, and lets go. */
async function drag(page: Page, x: number, y: number): Promise<void> {
  const from = await place(page)
  await page.mouse.move(from.x + 24, from.y + 24)
  await page.mouse.down()
  await page.mouse.move(from.x + 24 + x / 2, from.y + 24 + y / 2)
  await page.mouse.move(from.x + 24 + x, from.y + 24 + y)
  await page.mouse.up()
}

test('dragged out of the way it stays there: after another size of page, and after a visit that used it', async ({
  page,
}) => {
  await openWithDesk(page)
  await launcher(page)
  await chat(page, '.rail').waitFor()
  const start = await place(page)
  await drag(page, -300, -100)
  await expect.poll(() => place(page)).toEqual({ x: start.x - 300, y: start.y - 100 })
  await expect(chat(page, '.frame'), 'a drag is no click').toBeHidden()
  expect(await storedNames(page), 'nothing is kept before the window was opened').toEqual([])

  await page.setViewportSize({ width: 320, height: 256 })
  const small = await place(page)
  expect(small.x).toBeGreaterThanOrEqual(0)
  expect(small.x + 48).toBeLessThanOrEqual(320)
  expect(small.y).toBeGreaterThanOrEqual(0)
  expect(small.y + 48).toBeLessThanOrEqual(256)
  await page.setViewportSize({ width: 1280, height: 720 })
  await expect.poll(() => place(page)).toEqual({ x: start.x - 300, y: start.y - 100 })

  await openWindow(page)
  await page.reload()
  await launcher(page)
  expect(await place(page), 'there from the first moment of the next visit').toEqual({
    x: start.x - 300,
    y: start.y - 100,
  })
})

test('dragged over a frame of the page, launcher and window do not lose the hand', async ({ page }) => {
  await openWithDesk(page, {
    body: '<iframe title="A map" style="position:fixed;inset:0;width:100%;height:100%" srcdoc="A map"></iframe>',
  })
  await launcher(page)
  await chat(page, '.rail').waitFor()
  const start = await place(page)
  await drag(page, -500, -200)
  await expect.poll(() => place(page)).toEqual({ x: start.x - 500, y: start.y - 200 })
  await openWindow(page)
  const [grip, frame] = [await chat(page, '.grip').boundingBox(), await chat(page, '.frame').boundingBox()]
  await page.mouse.move((grip?.x ?? 0) + 30, (grip?.y ?? 0) + 20)
  await page.mouse.down()
  await page.mouse.move((grip?.x ?? 0) + 280, (grip?.y ?? 0) + 60)
  await page.mouse.move((grip?.x ?? 0) + 530, (grip?.y ?? 0) + 60)
  await page.mouse.up()
  expect((await chat(page, '.frame').boundingBox())?.x).toBe((frame?.x ?? 0) + 500)
})

test('a press that moves three pixels is a click; more is a drag', async ({ page }) => {
  await openWithDesk(page)
  await launcher(page)
  await chat(page, '.rail').waitFor()
  const start = await place(page)
  await drag(page, 4, 0)
  await expect(chat(page, '.frame')).toBeHidden()
  await drag(page, -4, 0)
  await expect.poll(() => place(page)).toEqual(start)
  await drag(page, 2, 2)
  await expect(chat(page, '.composer textarea')).toBeFocused()
})

test('a drag before the code for it has come is no click, and is made up for', async ({ page }) => {
  const release = await holdRequests(page, '**/actions-*.js')
  await openWithDesk(page)
  await launcher(page)
  await chat(page, '.rail').waitFor()
  const start = await place(page)
  await drag(page, -60, -40)
  await expect(chat(page, '.card.wait'), 'nothing is opening').toHaveCount(0)
  release()
  await expect.poll(() => place(page)).toEqual({ x: start.x - 60, y: start.y - 40 })
  await expect(chat(page, '.frame')).toBeHidden()
})

test('by arrow keys it moves ten pixels, never out of the page, and window and panels come along', async ({ page }) => {
  await openWithDesk(page)
  const button = await launcher(page)
  await chat(page, '.rail').waitFor()
  const start = await place(page)
  await button.focus()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowLeft')
  await expect.poll(() => place(page)).toEqual({ x: start.x - 10, y: start.y - 10 })
  for (let press = 0; press < 5; press += 1) await page.keyboard.press('ArrowDown')
  expect((await place(page)).y).toBe(720 - 48)
  await drag(page, -1200, -640)
  await openWindow(page)
  const [own, frame] = [await place(page), await chat(page, '.frame').boundingBox()]
  expect(frame?.x, 'to the right of a launcher on the left').toBeGreaterThan(own.x + 50)
  expect(frame?.y).toBeGreaterThanOrEqual(0)
})

test('a button moves everything to the other side, for whoever can neither drag nor type', async ({ page }) => {
  await openWithDesk(page)
  await openWindow(page)
  const [before, frame] = [await place(page), await chat(page, '.frame').boundingBox()]
  await chat(page, '[aria-label="Move to the other side"]').click()
  await expect.poll(() => place(page)).toEqual({ x: 1280 - 48 - before.x, y: before.y })
  const after = await chat(page, '.frame').boundingBox()
  expect(after?.x).toBe(1280 - (frame?.x ?? 0) - (frame?.width ?? 0))
})

test('on a page that reads from the right it hangs in the mirrored corner, from its first moment on', async ({
  page,
}) => {
  await openHost(page, { html: 'lang="ar" dir="rtl"', attributes: 'data-offset-x="30"' })
  await launcher(page)
  expect((await place(page)).x).toBe(30)
  await page.evaluate(() => Reflect.get(window, 'OrcaChat').setPosition('left-top'))
  await expect.poll(() => place(page)).toEqual({ x: 1280 - 48 - 30, y: 20 })
})

test('each corner is right at once: nothing jumps when the rest has loaded', async ({ page }) => {
  await page.addInitScript(() => {
    // Each corner is another visit: one is greeted once.
    if (window === window.top) sessionStorage.clear()
    Reflect.set(window, 'shift', 0)
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Reflect.set(window, 'shift', Number(Reflect.get(window, 'shift')) + Number(Reflect.get(entry, 'value')))
    }).observe({ type: 'layout-shift', buffered: true })
  })
  for (const [corner, x, y] of [
    ['left-top', 20, 20],
    ['right-bottom', 1280 - 68, 720 - 68],
  ] as const) {
    await openWithDesk(page, { attributes: `data-position="${corner}"` })
    await readHalf(page)
    await chat(page, '.tip').waitFor()
    await expect.poll(() => place(page)).toEqual({ x, y })
    expect(await page.evaluate(() => Reflect.get(window, 'shift'))).toBe(0)
  }
})

test('a visit is greeted once, after a while, and for six seconds', async ({ page }) => {
  await page.clock.install()
  await openWithDesk(page)
  await page.clock.runFor(3500)
  // Said again in another language it is said once, not twice.
  await page.evaluate(() => Reflect.get(window, 'OrcaChat').setLocale('en'))
  const tip = chat(page, '.tip')
  await page.clock.runFor(11_000)
  await expect(tip).toHaveCount(0)
  await page.clock.runFor(1600)
  await expect(async () => {
    await page.clock.runFor(700)
    await expect(tip).toHaveCount(1, { timeout: 100 })
  }).toPass()
  await expect(tip).toContainText('Ask us about boats.')
  expect(await tip.boundingBox()).toMatchObject({ width: 280, height: 76 })
  await page.clock.runFor(6500)
  await expect(tip).toHaveCount(0)
  await expect(chat(page, '.hot')).toHaveCount(0)
  await page.reload()
  await launcher(page)
  await page.clock.runFor(15_000)
  await expect(tip).toHaveCount(0)
})

test('no greeting comes while the window is open', async ({ page }) => {
  await page.clock.install()
  await openWithDesk(page)
  await page.clock.runFor(3500)
  await openWindow(page)
  await page.clock.runFor(14_000)
  await expect(chat(page, '.card')).toHaveCount(0)
})

test('half a page brings the greeting, the first scroll folds it, closing it is kept for the visit', async ({
  page,
}) => {
  await openWithDesk(page)
  await readHalf(page)
  const tip = chat(page, '.tip')
  await expect(tip).toBeVisible()
  await page.mouse.wheel(0, 120)
  await expect(tip).toHaveCount(0)
  await page.evaluate(() => sessionStorage.clear())
  await page.reload()
  await readHalf(page)
  await chat(page, '.tip [aria-label="Dismiss"]').click()
  await page.reload()
  await readHalf(page)
  await page.waitForTimeout(1500)
  await expect(tip).toHaveCount(0)
})

test('no greeting while what the page marks quiet is in view; it comes once that is out of sight', async ({ page }) => {
  await openWithDesk(page, { body: '<section data-quiet><h2>A story</h2></section>' })
  await page.addStyleTag({ content: '[data-quiet] { block-size: 170vh }' })
  await readHalf(page)
  const tip = chat(page, '.tip')
  await page.waitForTimeout(1500)
  await expect(tip).toHaveCount(0)
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  await expect(tip).toBeVisible()
})

test('whoever is at the tip is asked the questions asked most, which rotate and can be held', async ({ page }) => {
  await page.clock.install()
  const desk = await openWithDesk(page)
  await page.clock.runFor(3500)
  await page.evaluate(() => Reflect.get(window, 'OrcaChat').setLocale('en'))
  await launcher(page)
  await chat(page, '.launcher').hover()
  await expect(async () => {
    await page.clock.runFor(3000)
    await expect(chat(page, '.hot')).toHaveCount(1, { timeout: 100 })
  }).toPass()
  const question = chat(page, '.hot .ask:visible')
  await expect(question).toHaveText('How long does a charge last?')
  await page.clock.runFor(6500)
  await expect(question).toHaveText('Which boat fits a lake?')
  await chat(page, '[aria-label="Pause the questions"]').click()
  await page.mouse.move(10, 10)
  await page.clock.runFor(13_000)
  await expect(question).toHaveText('Which boat fits a lake?')
  await question.click()
  await page.clock.runFor(1000)
  await expect.poll(() => desk.messages.map(({ text }) => text)).toEqual(['Which boat fits a lake?'])
  await expect(chat(page, '.hot')).toHaveCount(0)

  // Minimised, it says how many are new in its own bar.
  await page.evaluate(() => Reflect.get(window, 'OrcaChat').minimize())
  await expect.poll(() => desk.streams).toBeGreaterThan(0)
  desk.say('operator', 'A lake needs the small one.')
  await expect(chat(page, '.grip')).toHaveText('Lake desk1')
  await expect(chat(page, '.tip')).toHaveCount(0)

  // Whoever has spoken here before is not greeted again.
  await page.reload()
  await page.clock.runFor(4000)
  await chat(page, '.rail').waitFor()
  await page.clock.runFor(12_000)
  await expect(chat(page, '.hot')).toHaveCount(0)
})

test('on a phone the greeting stands inside the window', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openWithDesk(page)
  await readHalf(page)
  const tip = chat(page, '.tip')
  await expect(tip).toBeVisible()
  const box = await tip.boundingBox()
  expect(box?.x).toBeGreaterThanOrEqual(0)
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(360)
})

test('Escape pressed at the instant of opening closes, even while the window is still on its way', async ({ page }) => {
  const letThrough = await holdRequests(page, '**/window-*.js')
  await openWithDesk(page, { body: '<button onclick="OrcaChat.open()">Chat</button>' })
  await launcher(page)
  // The host's own button: its focus has to be in the widget before the next key comes.
  await page.getByRole('button', { name: 'Chat', exact: true }).click()
  await page.keyboard.press('Escape')
  await expect(chat(page, '.frame')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Chat', exact: true }), 'back to what opened it').toBeFocused()
  letThrough()
  await page.evaluate(() => Reflect.get(window, 'OrcaChat').close())
  await expect(chat(page, '.frame'), 'it does not come back when its chunk arrives').toBeHidden()

  // And with everything there already, ten times in a row.
  await chat(page, '.launcher').focus()
  for (let round = 0; round < 10; round += 1) {
    await page.keyboard.press('Enter')
    await page.keyboard.press('Escape')
    await expect(chat(page, '.frame')).toBeHidden()
    await expect(chat(page, '.launcher')).toBeFocused()
  }
})

test('what is typed before the window has come is in its line, and Enter sends it', async ({ page }) => {
  const letThrough = await holdRequests(page, '**/window-*.js')
  const desk = await openWithDesk(page)
  await (await launcher(page)).click()
  await expect(chat(page, '.frame > textarea')).toBeFocused()
  await page.keyboard.type('Is anybody there?')
  await page.keyboard.press('Enter')
  letThrough()
  await expect(chat(page, '.row.visitor[data-seq] .bubble')).toHaveText('Is anybody there?')
  expect(desk.messages.map(({ text }) => text)).toEqual(['Is anybody there?'])
})

test('words that an input method is still composing are not cut off by the window’s arrival', async ({ page }) => {
  const letThrough = await holdRequests(page, '**/window-*.js')
  await openWithDesk(page)
  await (await launcher(page)).click()
  const line = chat(page, '.frame > textarea')
  await line.dispatchEvent('compositionstart')
  const came = page.waitForEvent('requestfinished', (request) => request.url().includes('/window-'))
  letThrough()
  await came
  await line.fill('多少钱')
  await line.dispatchEvent('compositionend')
  await expect(chat(page, '.composer textarea')).toHaveValue('多少钱')
})

test('on a phone with a slow network there is a way out of what is not there yet', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.route('**/window-*.js', () => {})
  await openWithDesk(page)
  await (await launcher(page)).click()
  await expect(chat(page, '.frame > p')).toHaveText('Opening…')
  await chat(page, '.frame [aria-label=Dismiss]').click()
  await expect(chat(page, '.frame')).toBeHidden()
})

test('once before open in the queue: both run, and nothing warns', async ({ page }) => {
  const said: string[] = []
  page.on('console', (message) => said.push(message.text()))
  await openWithDesk(page, {
    head: `<script>
      window.OrcaChat ??= new Proxy({ q: [] }, {
        get: (t, name) => name in t || name === 'then' ? t[name]
          : (...args) => new Promise((ok, no) => t.q.push([name, args, ok, no])),
      })
      OrcaChat.once('open').then(() => { document.title = 'opened' })
      OrcaChat.open()
    </script>`,
  })
  await expect.poll(() => page.title()).toBe('opened')
  expect(said.filter((line) => line.includes('OrcaChat'))).toEqual([])
})

test('the same tag twice is said once', async ({ page }) => {
  const said: string[] = []
  page.on('console', (message) => said.push(message.text()))
  await openWithDesk(page, {
    body: `<script async src="${ownSite()}/widget/v1/loader.js" data-site="pk_orca"></script>`,
  })
  await launcher(page)
  await expect(page.locator('orca-chat')).toHaveCount(1)
  expect(said.filter((line) => line.includes('"default" exists'))).toHaveLength(1)
})

test('taken away before it has begun, it never comes', async ({ page }) => {
  await openWithDesk(page, {
    body: `<script>addEventListener('load', () => {}); document.querySelector('script');
      const wait = setInterval(() => window.OrcaChat?.destroyAll && (clearInterval(wait), OrcaChat.destroyAll()), 1)</script>`,
  })
  await page.waitForTimeout(4000)
  await expect(page.locator('orca-chat')).toHaveCount(0)
})

test('a page that changes its language takes the widget along', async ({ page }) => {
  await openWithDesk(page)
  await expect(await launcher(page)).toHaveAccessibleName('Open customer service')
  await page.evaluate(() => {
    document.documentElement.lang = 'zh-CN'
  })
  await expect(await launcher(page)).toHaveAccessibleName('打开在线客服')
})

test('muted in one tab is muted in the other, and after a reload from the first moment', async ({ page, context }) => {
  await openWithDesk(page)
  const other = await context.newPage()
  await other.goto(page.url())
  await launcher(other)
  await openWindow(page)
  await chat(page, '[aria-label=Mute]').click()
  const muted = (tab: Page) => tab.evaluate(() => Reflect.get(window, 'OrcaChat').state().muted as boolean)
  await expect.poll(() => muted(other)).toBe(true)
  await page.reload()
  await launcher(page)
  expect(await muted(page)).toBe(true)
})

test('a book that is pasted stays out of the host’s storage', async ({ page }) => {
  await openWithDesk(page)
  const box = await openWindow(page)
  await box.fill('x'.repeat(1_000_000))
  const kept = await page.evaluate(() => JSON.stringify(localStorage).length)
  expect(kept).toBeLessThan(10_000)
  await box.fill('Short.')
  expect(await page.evaluate(() => localStorage.getItem('orcachat:default:draft'))).toBe('"Short."')
})

test('the window goes back to its place when the page is large again', async ({ page }) => {
  await openWithDesk(page)
  await openWindow(page)
  const grip = await chat(page, '.grip').boundingBox()
  await page.mouse.move((grip?.x ?? 0) + 60, (grip?.y ?? 0) + 20)
  await page.mouse.down()
  await page.mouse.move(400, 60, { steps: 4 })
  await page.mouse.up()
  const before = await chat(page, '.frame').boundingBox()
  await page.setViewportSize({ width: 640, height: 480 })
  await page.setViewportSize({ width: 1280, height: 720 })
  await expect.poll(async () => (await chat(page, '.frame').boundingBox())?.x).toBe(before?.x)
})

test('Escape on a board that the host opened gives the focus back to the host’s button', async ({ page }) => {
  await openWithDesk(page, { body: `<button onclick="OrcaChat.open({ view: 'board' })">Write</button>` })
  await launcher(page)
  await page.getByRole('button', { name: 'Write' }).click()
  await expect(chat(page, '#oc-name')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Write' })).toBeFocused()
})
