import { expect, test } from '@playwright/test'
import { chat, launcher, openHost, openWindow, openWithDesk } from '../support/widget-host.ts'

test('a hundred times made and destroyed, nothing of it stays', async ({ page, context }) => {
  test.slow()
  await openWithDesk(page, { attributes: 'data-storage="memory"' })
  await launcher(page)
  const meter = await context.newCDPSession(page)
  await meter.send('Performance.enable')
  const cycles = (count: number) =>
    page.evaluate(async (times) => {
      Reflect.set(window, 'chat', Reflect.get(window, 'chat') ?? Reflect.get(window, 'OrcaChat'))
      const chat = Reflect.get(window, 'chat')
      for (let cycle = 0; cycle < times; cycle += 1) {
        const made = await chat.init({ instance: 'default' })
        await made.open()
        await made.destroy()
      }
    }, count)
  const measure = async () => {
    for (let round = 0; round < 3; round += 1) await meter.send('HeapProfiler.collectGarbage')
    const { metrics } = await meter.send('Performance.getMetrics')
    const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN
    return { nodes: of('Nodes'), listeners: of('JSEventListeners'), heap: of('JSHeapUsedSize') / 2 ** 20 }
  }
  // The engine compiles what runs often and keeps that code: 0.3 MB within the first fifty, 0.01 in any fifty after.
  await cycles(60)
  const before = await measure()
  await cycles(100)
  const after = await measure()
  expect(after.nodes - before.nodes).toBeLessThanOrEqual(0)
  expect(after.listeners - before.listeners).toBeLessThanOrEqual(0)
  expect(after.heap - before.heap).toBeLessThan(0.15)
  const left = await page.evaluate(() => ({
    children: [...document.documentElement.children].map(({ tagName }) => tagName),
    global: 'OrcaChat' in window,
    stored: localStorage.length + sessionStorage.length,
  }))
  expect(left).toEqual({ children: ['HEAD', 'BODY'], global: false, stored: 0 })
})

test('a host that changes routes, swaps its body and empties its root keeps the conversation', async ({ page }) => {
  const desk = await openWithDesk(page)
  await openWindow(page)
  await page.evaluate(() => Reflect.get(window, 'OrcaChat').send('Before.'))
  await page.evaluate(async () => {
    for (const path of ['/boats', '/lakes?secret=1#part']) {
      history.pushState({}, '', path)
      const body = document.createElement('body')
      body.textContent = path
      document.documentElement.replaceChild(body, document.body)
      await new Promise(requestAnimationFrame)
    }
    // What some routers do: take away all that they did not put there.
    document.querySelector('orca-chat')?.remove()
    await new Promise(requestAnimationFrame)
  })
  await expect(page.locator('orca-chat')).toHaveCount(1)
  await expect(chat(page, '.row.visitor .bubble')).toHaveText('Before.')
  await page.evaluate(() => Reflect.get(window, 'OrcaChat').send('After.'))
  const sent = desk.asked.filter(({ path, method }) => path.endsWith('/messages') && method === 'POST')
  expect(sent.at(-1)?.body.ctx, 'the page without what may be secret in its address').toEqual({ page: '/lakes' })
  expect(await page.evaluate(() => history.pushState.toString())).toContain('native code')
})

test('a host that writes its document anew, again and again, keeps the widget, its window and the conversation', async ({
  page,
}) => {
  await openWithDesk(page)
  await openWindow(page)
  const rewrite = (title: string) =>
    page.evaluate((text) => {
      document.open()
      document.write(`<!doctype html><html lang="en"><head><title>${text}</title></head><body>${text}</body></html>`)
      document.close()
    }, title)
  await page.evaluate(() => {
    const chat = Reflect.get(window, 'OrcaChat').get()
    Reflect.set(window, 'held', chat)
    return chat.send('Before.')
  })
  for (const title of ['One', 'Two', 'Three']) {
    await rewrite(title)
    await expect(page.locator('orca-chat')).toHaveCount(1)
    await expect(chat(page, '.row.visitor .bubble').first()).toHaveText('Before.')
    await chat(page, '.composer textarea').fill(title)
    await page.keyboard.press('Enter')
    await expect(chat(page, '.row.visitor .bubble').last()).toHaveText(title)
  }
  await page.evaluate(() => Reflect.get(window, 'held').send('By the host.'))
  await expect(chat(page, '.row.visitor .bubble').last()).toHaveText('By the host.')
  await page.evaluate(() => Reflect.get(window, 'held').close())
  await expect(chat(page, '.frame')).toBeHidden()
  await openWindow(page)
})

test('a host that writes its document anew piece by piece keeps the widget', async ({ page }) => {
  const faults: string[] = []
  page.on('pageerror', ({ message }) => faults.push(message))
  await openWithDesk(page)
  await openWindow(page)
  await page.evaluate(async () => {
    const pause = () => new Promise((resolve) => setTimeout(resolve, 200))
    document.open()
    await pause()
    document.write('<!doctype html><html lang="en"><head><title>Slowly</title></head><body>First')
    await pause()
    document.write(', then the rest</body></html>')
    document.close()
  })
  await chat(page, '.composer textarea').fill('After.')
  await page.keyboard.press('Enter')
  await expect(chat(page, '.row.visitor .bubble').last()).toHaveText('After.')
  expect(faults).toEqual([])
})

test('a page that will not have it is asked three times a second, and then left alone with one error', async ({
  page,
}) => {
  await openWithDesk(page)
  await launcher(page)
  const code = await page.evaluate(async () => {
    const failed = Reflect.get(window, 'OrcaChat').once('error', { timeout: 10_000 })
    const guard = setInterval(() => document.querySelector('orca-chat')?.remove(), 10)
    const { code: said } = await failed
    clearInterval(guard)
    return said
  })
  expect(code).toBe('destroyed')
  await expect(page.locator('orca-chat')).toHaveCount(0)
})

test('inside an element of the host it fills that element and no more, without a launcher', async ({ page }) => {
  await openWithDesk(page, {
    body: '<div id="desk" style="width:420px;height:480px;border:1px solid"></div>',
    attributes: 'data-container="#desk"',
  })
  await expect(chat(page, '.composer textarea')).toBeVisible()
  const [outer, inner] = [await page.locator('#desk').boundingBox(), await chat(page, '.frame').boundingBox()]
  expect(inner?.width).toBe((outer?.width ?? 0) - 2)
  expect(inner?.height).toBe((outer?.height ?? 0) - 2)
  await expect(chat(page, '.launcher')).toHaveCount(0)
})

test('dragged to an edge, the window stays in sight through every size of page and every zoom', async ({ page }) => {
  await openWithDesk(page)
  await openWindow(page)
  const frame = chat(page, '.frame')
  const grip = await chat(page, '.grip').boundingBox()
  await page.mouse.move((grip?.x ?? 0) + 60, (grip?.y ?? 0) + 20)
  await page.mouse.down()
  await page.mouse.move(40, 30, { steps: 4 })
  // The page changes its size in the middle of the drag.
  await page.setViewportSize({ width: 900, height: 600 })
  await page.mouse.move(-200, -200, { steps: 4 })
  await page.mouse.up()
  for (const [width, height] of [
    [900, 600],
    [640, 480],
    [1920, 1080],
    [512, 300],
    [320, 256],
    [1280, 720],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expect
      .poll(async () => {
        const box = await frame.boundingBox()
        const [right, bottom] = [(box?.x ?? 0) + (box?.width ?? 0), (box?.y ?? 0) + (box?.height ?? 0)]
        const sides = [box?.x ?? -1, box?.y ?? -1, width - right, height - bottom]
        return `${width} by ${height}: ${sides.filter((side) => side < 0)}`
      })
      .toBe(`${width} by ${height}: `)
  }
})

test('a call has one error, with a code, and never an unhandled rejection; handlers that throw stop nobody', async ({
  page,
}) => {
  await openWithDesk(page)
  await launcher(page)
  const seen = await page.evaluate(async () => {
    const chat = Reflect.get(window, 'OrcaChat')
    const unhandled: string[] = []
    addEventListener('unhandledrejection', (event) => unhandled.push(String(event.reason)))
    const reported: string[] = []
    addEventListener('error', (event) => {
      reported.push(event.message)
      event.preventDefault()
    })
    const heard: string[] = []
    chat.on('open', () => {
      throw new Error('of the host')
    })
    const off = chat.on('open', () => heard.push('open'))
    await chat.open()
    off()
    await chat.close()
    await chat.open()
    const codes = [] as string[]
    const refuse = (error: { code: string; name: string }) => codes.push(`${error.name} ${error.code}`)
    await chat.send('x'.repeat(4001)).catch(refuse)
    await chat.setContext({ long: 'x'.repeat(3000) }).catch(refuse)
    chat.setContext({ long: 'x'.repeat(3000) })
    await chat.once('lead', { timeout: 50 }).catch(refuse)
    await new Promise((resolve) => setTimeout(resolve, 50))
    return { unhandled, reported, heard, codes, state: chat.state() }
  })
  expect(seen).toMatchObject({
    unhandled: [],
    heard: ['open'],
    codes: ['OrcaChatError too_long', 'OrcaChatError too_long', 'OrcaChatError timeout'],
    state: { open: true, mode: 'normal', unread: 0, lang: 'en' },
  })
  expect(seen.reported.every((line) => line.includes('of the host'))).toBe(true)
})

test('no storage before consent, all of it after, none when it is withdrawn', async ({ page }) => {
  await openWithDesk(page, { attributes: 'data-consent="required"' })
  const box = await openWindow(page)
  await box.fill('Hello.')
  await box.press('Enter')
  await expect(chat(page, '.row.visitor[data-seq]')).toHaveCount(1)
  const names = () =>
    page.evaluate(async () => [
      ...Object.keys(localStorage).sort(),
      ...(await indexedDB.databases()).map(({ name }) => `database ${name}`),
    ])
  expect(await names()).toEqual([])
  await page.evaluate(() => Reflect.get(window, 'OrcaChat').consent(true))
  await expect
    .poll(names)
    .toEqual(['orcachat:default:conversation', 'orcachat:default:visitor', 'database orcachat:default'])
  await page.evaluate(() => Reflect.get(window, 'OrcaChat').consent(false))
  await expect.poll(names).toEqual([])
  await page.evaluate(() => Reflect.get(window, 'OrcaChat').send('Still here.'))
})

test('the two languages, changed while it runs', async ({ page }) => {
  await openHost(page, { html: 'lang="zh-CN"' })
  await expect(await launcher(page)).toHaveAccessibleName('打开在线客服')
  await openWindow(page)
  await expect(chat(page, '.send')).toHaveAccessibleName('请输入内容')
  await page.evaluate(() => Reflect.get(window, 'OrcaChat').setLocale('en'))
  await expect(chat(page, '.send')).toHaveAccessibleName('Write something first')
  await expect(chat(page, '.launcher')).toHaveAccessibleName('Close customer service')
  await expect(chat(page, '.layer')).toHaveAttribute('lang', 'en')
})
