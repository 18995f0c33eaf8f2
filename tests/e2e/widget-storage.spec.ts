import { expect, type Page, test } from '@playwright/test'
import { chat, launcher, openHost, openWindow, openWithDesk, ownSite } from '../support/widget-host.ts'

const texts = (page: Page) => chat(page, '.row[data-seq] .bubble').allTextContents()

test('written offline, it outlives the page and goes out on the next visit', async ({ page, context }) => {
  const desk = await openWithDesk(page)
  const box = await openWindow(page)
  await page.evaluate(() => Reflect.get(window, 'OrcaChat').send('Online.'))
  desk.hinder = (path) => (path === 'config' ? undefined : { status: 503 })
  await context.setOffline(true)
  await box.fill('Offline.')
  await box.press('Enter')
  await expect(chat(page, '.notice')).toBeVisible()
  await context.setOffline(false)
  await page.reload()
  desk.hinder = undefined
  await openWindow(page)
  await expect.poll(() => texts(page)).toEqual(['Online.', 'Offline.'])
  await expect(chat(page, '.notice')).toBeEmpty()
})

test('forged and broken keepsakes are worth nothing, and break nothing', async ({ page }) => {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  const desk = await openWithDesk(page)
  const forged = [
    ['{"token":"forged-token"}', '{"id":"c1","read_seq":0}'],
    ['{"token":"冒充\\n"}', '{"id":"../../config","read_seq":"many"}'],
    ['not json', '[]'],
    ['{"token":7}', '{"id":5}'],
  ] as const
  for (const [visitor, conversation] of forged) {
    await page.evaluate(
      ([one, other]) => {
        localStorage.setItem('orcachat:default:visitor', one)
        localStorage.setItem('orcachat:default:conversation', other)
        localStorage.setItem('orcachat:default:outbox', '{"0":{"text":"<b>"}}')
      },
      [visitor, conversation] as const,
    )
    await page.reload()
    await openWindow(page)
    const before = desk.messages.length
    const kept = await page.evaluate(() => Reflect.get(window, 'OrcaChat').send('Hello.') as Promise<{ seq: number }>)
    expect(kept.seq).toBe(before + 1)
  }
  expect(desk.asked.filter(({ path }) => path.includes('..'))).toEqual([])
  expect(errors).toEqual([])
})

test('without storage everything works for as long as the page lives', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('denied', 'SecurityError')
        },
      })
    Reflect.deleteProperty(Navigator.prototype, 'locks')
    Reflect.deleteProperty(window, 'BroadcastChannel')
  })
  const desk = await openWithDesk(page)
  await launcher(page)
  const denied = page.evaluate(() => Reflect.get(window, 'OrcaChat').once('error') as Promise<{ code: string }>)
  await openWindow(page)
  await page.evaluate(() => Reflect.get(window, 'OrcaChat').send('No disk.'))
  expect((await denied).code).toBe('storage_denied')
  await expect.poll(() => desk.streams).toBe(1)
  desk.say('operator', 'No matter.')
  await expect.poll(() => texts(page)).toEqual(['No disk.', 'No matter.'])
})

test('a page of a foreign origin has nothing of the widget, and its web master one sentence', async ({ page }) => {
  const said: string[] = []
  page.on('console', (message) => message.type() === 'warning' && said.push(message.text()))
  await openHost(page)
  // The same host by a name that the desk's list does not have.
  await page.goto(page.url().replace('localhost', '127.0.0.1'))
  await expect.poll(() => said.filter((line) => line.includes('blocked_origin')).length).toBe(1)
  const codes = await page.evaluate(async () => {
    const chat = Reflect.get(window, 'OrcaChat')
    const refusal = (error: { code: string }) => error.code
    return Promise.all([
      chat.init().catch(refusal),
      chat.get().ready.catch(refusal),
      chat.open().catch(refusal),
      chat.send('From elsewhere.').catch(refusal),
    ])
  })
  expect(codes).toEqual(['blocked_origin', 'blocked_origin', 'blocked_origin', 'blocked_origin'])
  await expect(page.locator('orca-chat')).toHaveCount(0)
  expect(said.filter((line) => line.includes('OrcaChat'))).toHaveLength(1)

  // The same in a frame without an origin of its own.
  await page.setContent(
    `<iframe sandbox="allow-scripts" srcdoc='<script async src="${ownSite()}/widget/v1/loader.js" data-site="pk_orca"></script>'></iframe>`,
  )
  await expect.poll(() => said.filter((line) => line.includes('blocked_origin')).length).toBe(2)
  await expect(page.frameLocator('iframe').locator('orca-chat')).toHaveCount(0)
  const own = new URL(ownSite())
  const refused = await page.request.post(`${own.origin}/api/widget/v1/visitors`, {
    headers: { Origin: 'https://elsewhere.example' },
    data: { site: 'pk_orca' },
  })
  expect(refused.status()).toBe(403)
})
