import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { compile } from '../../widget/build/compile.ts'
import { chat, launcher, openWindow, openWithDesk, ownSite } from '../support/widget-host.ts'

const root = join(import.meta.dirname, '../../widget')

/** The widget as another deployment brings it: every chunk of another name. */
async function otherBuild(): Promise<Map<string, Uint8Array>> {
  const folder = mkdtempSync(join(tmpdir(), 'orca-deploy-'))
  mkdirSync(join(folder, 'widget'))
  cpSync(root, join(folder, 'widget'), { recursive: true, filter: (path) => !path.includes('releases') })
  for (const name of ['node_modules', 'lib', 'messages']) symlinkSync(join(root, '..', name), join(folder, name))
  for (const [file, from, to] of [
    ['window/messages.css', '.messages {', '.later {\n  color: red;\n}\n.messages {'],
    ['actions/actions.css', '.panel {', '.later {\n  color: red;\n}\n.panel {'],
    ['panels/form.css', '.scroll {', '.later {\n  color: red;\n}\n.scroll {'],
    ['panels/contact.css', '.contact {', '.later {\n  color: red;\n}\n.contact {'],
  ] as const) {
    const path = join(folder, 'widget', file)
    writeFileSync(path, readFileSync(path, 'utf8').replace(from, to))
  }
  const { files } = await compile(join(folder, 'widget'))
  rmSync(folder, { recursive: true })
  return files
}

/** From now on the server has the other build and nothing of the one in the page. */
async function deploy(page: Page, files: Map<string, Uint8Array>): Promise<void> {
  await page.route(`${ownSite()}/widget/v1/**`, (route) => {
    const name = new URL(route.request().url()).pathname.split('/').at(-1) ?? ''
    const body = files.get(name)
    const headers = { 'Access-Control-Allow-Origin': '*', 'Content-Type': 'text/javascript' }
    return body
      ? route.fulfill({ headers, body: Buffer.from(body) })
      : route.fulfill({ status: 404, headers, body: '' })
  })
}

test('a deployment while a page is open: its chunks are gone, a fresh loader takes over, and nobody notices', async ({
  page,
}) => {
  const files = await otherBuild()
  const desk = await openWithDesk(page)
  await launcher(page)
  await page.evaluate(() => {
    const chat = Reflect.get(window, 'OrcaChat')
    Reflect.set(window, 'heard', [])
    chat.on('open', () => Reflect.get(window, 'heard').push('open'))
    chat.on('destroy', () => Reflect.get(window, 'heard').push('destroy'))
  })
  await deploy(page, files)
  await openWindow(page)
  await expect(page.locator('orca-chat')).toHaveCount(1)
  expect(await page.evaluate(() => Reflect.get(window, 'heard'))).toEqual(['open'])
  await page.evaluate(() => Reflect.get(window, 'OrcaChat').send('Still here?'))
  expect(desk.messages.map(({ text }) => text)).toEqual(['Still here?'])
  await page.evaluate(() => Reflect.get(window, 'OrcaChat').open({ view: 'board' }))
  await expect(chat(page, '.panel.board')).toBeVisible()
  await page.evaluate(() => Reflect.get(window, 'OrcaChat').destroyAll())
  await expect(page.locator('orca-chat')).toHaveCount(0)
  expect(await page.evaluate(() => Reflect.get(window, 'heard'))).toEqual(['open', 'destroy'])
})

test('a window that is gone is not said to be, while a fresh loader may bring it', async ({ page }) => {
  const files = await otherBuild()
  await openWithDesk(page)
  await launcher(page)
  // Frame and actions have come by now; the window has not.
  await page.route('**/window-*.js*', (route) => route.fulfill({ status: 404, body: '' }))
  await chat(page, '.launcher').hover()
  await chat(page, '.frame').waitFor({ state: 'attached' })
  await page.unroute('**/window-*.js*')
  await deploy(page, files)
  await page.evaluate(() => {
    const said: string[] = []
    Reflect.set(window, 'said', said)
    const root = document.querySelector('orca-chat')?.shadowRoot
    const note = () => said.push(root?.querySelector('.frame > p')?.textContent ?? '')
    if (root) new MutationObserver(note).observe(root, { childList: true, subtree: true })
  })
  await openWindow(page)
  const said = await page.evaluate(() => Reflect.get(window, 'said') as string[])
  expect(said.filter(Boolean)).toContain('Opening…')
  expect(said.filter((words) => words.includes('did not open'))).toEqual([])
})

test('the window is open when its panels are gone: the conversation and what is being written go on', async ({
  page,
}) => {
  const files = await otherBuild()
  const desk = await openWithDesk(page, { attributes: 'data-storage="memory"' })
  const box = await openWindow(page)
  await page.evaluate(() => Reflect.get(window, 'OrcaChat').send('Before.'))
  await box.fill('Half a sen')
  await deploy(page, files)
  await chat(page, '.rail [data-panel=board]').click()
  await expect(chat(page, '.panel.board')).toBeVisible({ timeout: 15_000 })
  await expect(chat(page, '.row.visitor .bubble')).toHaveText('Before.')
  await expect(chat(page, '.composer textarea')).toHaveValue('Half a sen')
  await page.evaluate(() => Reflect.get(window, 'OrcaChat').send('After.'))
  expect(desk.messages.map(({ text }) => text)).toEqual(['Before.', 'After.'])
  expect(desk.asked.filter(({ path }) => path === 'visitors')).toHaveLength(1)
})

test('a server that has neither chunks nor a loader leaves the way out, once, without a storm', async ({ page }) => {
  await openWithDesk(page)
  await launcher(page)
  let asked = 0
  await page.route(`${ownSite()}/widget/v1/**`, (route) => {
    asked += 1
    return route.fulfill({ status: 404, body: '' })
  })
  await chat(page, '.launcher').click()
  await expect(chat(page, '.card.wait')).toContainText('Opening…')
  await expect(chat(page, '.card.wait small'), 'named as its tip is').toHaveText('Lake desk')
  await expect(chat(page, '.card.wait')).toContainText('Try again', { timeout: 15_000 })
  await expect(chat(page, '.card a')).toHaveText(['400 000 0000', 'desk@lake.example'])
  await page.waitForTimeout(2000)
  // The window’s files once each, the late chunk three times a try (another one as the card takes the focus), the loader once.
  expect(asked).toBeLessThan(20)
  await chat(page, '.card [aria-label=Dismiss]').click()
  await expect(chat(page, '.card')).toHaveCount(0)
  await expect(chat(page, '.launcher')).toBeFocused()
})
