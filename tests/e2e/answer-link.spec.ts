import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { accessibilityFaults } from '../support/accessibility-faults.ts'
import { tokenIn } from '../support/answer-link.ts'
import { type AppProcess, startApp } from '../support/app-process.ts'
import { pdf, png } from '../support/small-files.ts'
import { startUpstream, type Upstream } from '../support/upstream.ts'
import { waitUntil } from '../support/wait-until.ts'
import { WidgetClient } from '../support/widget-client.ts'

// Who of the team opens the link of a notice, on a telephone (docs/decisions/066). A site of its own, whose team has a bot of
// DingTalk.
test.describe.configure({ mode: 'default' })

const folder = mkdtempSync(join(tmpdir(), 'orca-answer-link-'))
let team: Upstream
let site: AppProcess
let origin = ''

test.beforeAll(async () => {
  team = await startUpstream()
  site = await startApp('app', {
    DATA_DIR: folder,
    GROUP_BOT_URL: `${team.url}/robot/send?access_token=group`,
    DELIVERY_TIME_SCALE: '0.05',
    CHAT_REMINDERS: '0',
    TRUSTED_PROXY_HOPS: '1',
  })
  // As the notice names it while there is no SITE_URL.
  origin = site.origin.replace('127.0.0.1', 'localhost')
})
test.afterAll(async () => {
  await site.kill('SIGKILL')
  await team.close()
  rmSync(folder, { recursive: true, force: true })
})

// Pages that are left open go on asking the server.
test.afterEach(async ({ browser }) => {
  for (const context of browser.contexts()) await context.close()
})

/** The link of the notice about a conversation, once it has come. */
async function linkOf(conversationId: string): Promise<string> {
  const notice = () => team.calls.map(({ text }) => text).find((text) => text.includes(conversationId.slice(-12)))
  await waitUntil('the team is told', () => notice() !== undefined)
  const [, about = ''] = (notice() ?? '').split(conversationId.slice(-12))
  return `${origin}/answer#${tokenIn(about)}`
}

/** A visitor who asks for a person and says this before. */
async function caller(...before: string[]): Promise<{ visitor: WidgetClient; link: string }> {
  const visitor = await new WidgetClient(origin).open('pk_orca', 'en')
  for (const text of [...before, 'I want to talk to a person']) await visitor.say(text)
  return { visitor, link: await linkOf(visitor.conversationId) }
}

async function telephone(browser: Browser, link: string, locale = 'zh-CN'): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, locale })
  const page = await context.newPage()
  await page.goto(link)
  return page
}

const english = (link: string) => link.replace('/answer', '/en/answer')
const log = (page: Page) => page.getByRole('log')
const saidTo = async (visitor: WidgetClient): Promise<{ author: string; text: string }[]> =>
  (await visitor.call(visitor.in('messages?limit=100'))).json.items

async function take(page: Page, name: string) {
  await page.getByLabel('Your name, for colleagues').fill(name)
  await page.getByRole('button', { name: 'I’ll take it' }).click()
}

async function answer(page: Page, text: string) {
  await page.getByLabel('Your answer').fill(text)
  await page.getByRole('button', { name: 'Send', exact: true }).click()
}

test('from the visitor’s window to a colleague’s telephone and back, handed over and closed', async ({ browser }) => {
  const window = await (await browser.newContext({ locale: 'zh-CN' })).newPage()
  await window.goto(`${origin}/privacy`)
  await window.locator('orca-chat .launcher').click()
  const box = window.locator('orca-chat .composer textarea')
  await box.fill('我想找人工客服')
  await box.press('Enter')
  await expect(window.locator('orca-chat .row.visitor')).toHaveCount(1)
  await waitUntil('the team is told', () => team.calls.some(({ text }) => text.includes('/privacy')))
  const notice = team.calls.map(({ text }) => text).find((text) => text.includes('/privacy')) ?? ''
  const link = `${origin}/answer#${tokenIn(notice)}`

  const li = await telephone(browser, link)
  await expect(log(li)).toContainText('我想找人工客服')
  await expect(li.getByText('智能助手正在回答')).toBeVisible()
  await li.getByLabel('您的称呼（同事可见）').fill('李工')
  await li.getByRole('button', { name: '我来处理' }).click()
  await expect(li.getByText('由您处理')).toBeVisible()
  await expect(window.locator('orca-chat .rail, orca-chat .layer').getByText('同事已接入').first()).toBeVisible()

  await li.getByLabel('您的回复').fill('您好，我是李工。')
  await li.getByRole('button', { name: '发送', exact: true }).click()
  await expect(window.locator('orca-chat').getByText('您好，我是李工。').first()).toBeVisible()
  await expect(log(li).getByText('您好，我是李工。')).toHaveCount(1)
  await box.fill('湖面三公顷')
  await box.press('Enter')
  await expect(log(li)).toContainText('湖面三公顷')

  await li.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await li.getByRole('button', { name: '转给同事' }).click()
  await li.getByLabel('同时使我的链接失效').check()
  await li.getByRole('button', { name: '生成新链接' }).click()
  await li.getByRole('button', { name: '复制链接', exact: true }).click()
  await expect(li.getByRole('heading', { name: '链接已失效' })).toBeVisible()
  const handed = await li.evaluate(() => navigator.clipboard.readText())
  expect(tokenIn(handed)).not.toBe(tokenIn(link))

  const wang = await telephone(browser, handed)
  await expect(log(wang)).toContainText('湖面三公顷')
  await expect(wang.getByText('同事正在处理')).toBeVisible()
  await wang.getByRole('button', { name: '结束对话' }).click()
  await wang.getByRole('button', { name: '确认结束' }).click()
  await expect(wang.getByRole('heading', { name: '对话已结束' })).toBeVisible()
  const again = await telephone(browser, handed)
  await expect(again.getByRole('heading', { name: '对话已结束' })).toBeVisible()
})

test('the right is in no address, no referrer and no words of the page; a reload and the other language find it', async ({
  browser,
}) => {
  const { link } = await caller()
  const token = tokenIn(link)
  const requests: string[] = []
  const context = await browser.newContext({ locale: 'en-GB' })
  context.on('request', (request) => requests.push(`${request.url()} ${request.headers().referer ?? ''}`))
  const page = await context.newPage()
  await page.goto(english(link))
  await expect(log(page)).toContainText('I want to talk to a person')
  expect(page.url()).toBe(`${origin}/en/answer`)
  await page.reload()
  await expect(log(page)).toContainText('I want to talk to a person')
  await page.getByRole('link', { name: '中文' }).click()
  await expect(log(page)).toContainText('I want to talk to a person')
  expect(await page.content()).not.toContain(token)
  expect(await page.evaluate(() => JSON.stringify(localStorage) + document.cookie)).not.toContain(token)
  expect(requests.join('\n').replaceAll(`#${token}`, '')).not.toContain(token)
  // Another tab has nothing of it.
  const other = await context.newPage()
  await other.goto(`${origin}/en/answer`)
  await expect(other.getByRole('heading', { name: 'This link is not valid' })).toBeVisible()
})

test('where a tab keeps nothing the address keeps the right, so that a reload works', async ({ browser }) => {
  const { link } = await caller()
  const context = await browser.newContext({ locale: 'en-GB' })
  await context.addInitScript(() =>
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('forbidden', 'SecurityError')
      },
    }),
  )
  const page = await context.newPage()
  await page.goto(english(link))
  await expect(log(page)).toContainText('I want to talk to a person')
  expect(page.url()).toBe(english(link))
  await page.reload()
  await expect(log(page)).toContainText('I want to talk to a person')
})

test('a visitor’s words and page stand there as text, whatever they are', async ({ browser }) => {
  const words = '<img src=x onerror="document.title=1"> [x](javascript:alert(1)) https://evil.example'
  const { visitor, link } = await caller(words)
  await visitor.post(visitor.in('messages'), {
    client_id: '01ARZ3NDEKTSV4RRFFQ69G5FAV',
    type: 'text',
    text: 'last',
    ctx: { page: 'javascript:alert(1)' },
  })
  const page = await telephone(browser, english(link))
  await expect(log(page)).toContainText(words)
  await expect(page.getByText('javascript:alert(1)', { exact: true })).toBeVisible()
  await expect(log(page).locator('img, a')).toHaveCount(0)
  await expect(page.locator('dl a')).toHaveCount(0)
  await expect(page).toHaveTitle(/Answer a visitor/)
})

test('drafts outlive a reload and a line that is gone; what was written offline is sent once', async ({ browser }) => {
  const { visitor, link } = await caller()
  const page = await telephone(browser, english(link))
  await take(page, 'Li')
  await expect(page.getByText('You have this conversation')).toBeVisible()
  await page.getByLabel('Your answer').fill('Half an ans')
  await page.reload()
  await expect(page.getByLabel('Your answer')).toHaveValue('Half an ans')

  await page.context().setOffline(true)
  await answer(page, 'Written offline.')
  await expect(log(page)).toContainText('Not sent yet')
  await expect(page.getByText('No connection.')).toBeVisible()
  const kept = await page.evaluate(() => JSON.stringify(localStorage))
  expect(kept).toContain('Written offline.')
  expect(kept).not.toContain(tokenIn(link))
  expect(await accessibilityFaults(page)).toEqual([])

  await page.context().setOffline(false)
  await expect(log(page).getByText('Not sent yet')).toHaveCount(0)
  await expect
    .poll(async () => (await saidTo(visitor)).filter(({ text }) => text === 'Written offline.').length)
    .toBe(1)
  await expect(log(page).getByText('Written offline.')).toHaveCount(1)
  await expect(page.getByText('No connection.')).toHaveCount(0)
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('Written offline.')
})

test('another link in the same tab opens the other conversation, without what was written for the first', async ({
  browser,
}) => {
  const one = await caller('I am the first')
  const other = await caller('I am the second')
  const page = await telephone(browser, english(one.link))
  await expect(log(page)).toContainText('I am the first')
  await page.getByLabel('Your answer').fill('For the first alone')
  await page.evaluate((token) => {
    location.hash = token
  }, tokenIn(other.link))
  await expect(log(page)).toContainText('I am the second')
  await expect(log(page)).not.toContainText('I am the first')
  await expect(page.getByLabel('Your answer')).toHaveValue('')
})

test('two with links see who has it; canned answers are put in to be read before they go', async ({ browser }) => {
  const { visitor, link } = await caller('Is it loud?')
  const li = await telephone(browser, english(link))
  const wang = await telephone(browser, english(link))
  await take(li, 'Li')
  await expect(wang.getByText('Li has this conversation')).toBeVisible()
  await wang.getByLabel('Your name, for colleagues').fill('Wang')
  await wang.getByRole('button', { name: 'Take over from Li' }).click()
  await expect(wang.getByText('You have this conversation')).toBeVisible()

  await wang.getByRole('button', { name: 'Canned answers' }).click()
  await wang.getByLabel('Find a canned answer').fill('warranty')
  await wang.getByRole('listitem').first().getByRole('button').click()
  const field = wang.getByLabel('Your answer')
  await expect(field).toBeFocused()
  const text = await field.inputValue()
  expect(text.length).toBeGreaterThan(10)
  expect((await saidTo(visitor)).map((said) => said.text)).not.toContain(text)
  await wang.getByRole('button', { name: 'Send', exact: true }).click()
  await expect.poll(async () => (await saidTo(visitor)).map((said) => said.text)).toContain(text)
})

test('a picture is shown when it is asked for; a file goes the other way, or says why not', async ({ browser }) => {
  const visitor = await new WidgetClient(origin).open('pk_orca', 'en')
  await visitor.sendFile('lake.png', png(40))
  const page = await telephone(browser, english(await linkOf(visitor.conversationId)))
  await expect(log(page)).toContainText('[Picture] lake.png (1 KB)')
  await expect(log(page).locator('img')).toHaveCount(0)
  await page.getByRole('button', { name: 'Show the picture' }).click()
  await expect(log(page).getByRole('img', { name: 'lake.png' })).toBeVisible()
  expect(
    await log(page)
      .locator('img')
      .evaluate((image: HTMLImageElement) => image.naturalWidth),
  ).toBe(40)
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save' }).click()
  expect((await saving).suggestedFilename()).toBe('lake.png')

  const choose = (name: string, buffer: Buffer) =>
    page.locator('main input[type=file]').setInputFiles({ name, mimeType: 'application/pdf', buffer })
  await choose('virus.pdf', Buffer.from('MZ'))
  await expect(page.getByRole('alert').filter({ hasText: 'Only pictures' })).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Remove' }).click()
  await choose('offer.pdf', pdf('the offer'))
  await expect(log(page)).toContainText('[File] offer.pdf (1 KB)')
  const { file } = (await visitor.call(visitor.in('messages?limit=100'))).json.items.at(-1)
  expect(await (await visitor.file(file.id)).text()).toBe(pdf('the offer').toString())
})

test('by keyboard at a desk: Enter sends, Shift+Enter and an input method’s Enter do not', async ({ browser }) => {
  const { visitor, link } = await caller()
  const page = await (await browser.newContext({ locale: 'en-GB' })).newPage()
  await page.goto(english(link))
  const field = page.getByLabel('Your answer')
  await field.focus()
  await page.keyboard.type('One')
  await page.keyboard.press('Shift+Enter')
  await page.keyboard.type('two')
  await field.evaluate((element) =>
    element.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, isComposing: true })),
  )
  await expect(field).toHaveValue('One\ntwo')
  await page.keyboard.press('Enter')
  await expect(field).toHaveValue('')
  await expect(field).toBeFocused()
  await expect.poll(async () => (await saidTo(visitor)).at(-1)?.text).toBe('One\ntwo')
})

test('each state has no accessibility fault, fits a telephone and has fields that a telephone does not zoom to', async ({
  browser,
}) => {
  const { link } = await caller('A long word: '.concat('x'.repeat(200)))
  const page = await telephone(browser, english(link))
  await expect(log(page)).toContainText('I want to talk to a person')
  await page.getByRole('button', { name: 'Hand over' }).click()
  await page.getByRole('button', { name: 'Canned answers' }).click()
  await expect(page.getByRole('listitem').first()).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])
  const { widest, smallest } = await page.evaluate(() => ({
    widest: document.documentElement.scrollWidth,
    smallest: Math.min(
      ...Array.from(document.querySelectorAll('main input:not([type=checkbox]), main textarea'), (field) =>
        Number.parseFloat(getComputedStyle(field).fontSize),
      ),
    ),
  }))
  expect(widest).toBe(390)
  expect(smallest).toBeGreaterThanOrEqual(16)
  await page.goto(`${origin}/answer#broken`)
  await expect(page.getByText('This link is not valid').or(page.getByText('链接无效'))).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])
})

test('without script it says what to do', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, locale: 'en-GB' })
  const page = await context.newPage()
  await page.goto(`${origin}/en/answer#${'A'.repeat(43)}`)
  await expect(page.locator('main noscript p')).toBeVisible()
  await expect(page.locator('main noscript p')).toContainText('npm run chat -- list')
  await expect(page.getByText('Opening the conversation')).toBeHidden()
})
