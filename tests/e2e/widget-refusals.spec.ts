import { expect, test } from '@playwright/test'
import { chat, openHostBody, openWindow, openWithDesk, ownSite } from '../support/widget-host.ts'

for (const [lang, told, blamed] of [
  ['en', 'We could not answer just now', 'Please wait'],
  ['zh-CN', '暂时没能答复', '发送太快'],
] as const)
  test(`a server that cannot answer just now says so, blames nobody, and the message goes again: ${lang}`, async ({
    page,
  }) => {
    const desk = await openWithDesk(page, { html: `lang="${lang}"` })
    desk.reply = () => [{ text: 'Eight hours.' }]
    const box = await openWindow(page)
    let refused = 0
    await page.route('**/conversations/c1/messages', (route) => {
      refused += 1
      if (refused > 3) return route.fallback()
      const headers = { 'Retry-After': '1', 'Access-Control-Expose-Headers': 'Retry-After' }
      return route.fulfill({ status: 503, headers, json: { code: 'unavailable', retry_after: 1 } })
    })
    await box.fill('How long?')
    await box.press('Enter')
    const waiting = chat(page, '.row.visitor')
    await expect(waiting).toContainText(told)
    // The next words may be sent meanwhile, and nobody reads that they were too fast.
    await box.fill('And at night?')
    await expect(chat(page, '.send')).toHaveAttribute('data-state', 'ready')
    await expect(chat(page, '.composer')).not.toContainText(blamed)
    // Put off again and again, there are other ways.
    await expect(waiting.getByRole('link', { name: '400 000 0000' })).toBeVisible()
    await expect(chat(page, '.row.bot').last()).toContainText('Eight hours.', { timeout: 10_000 })
    await expect(chat(page, '.row.visitor[data-seq]')).toHaveCount(1)
  })

test('a call that refuses every token makes no visitor after visitor, and the others go on', async ({ page }) => {
  await page.addInitScript(() => {
    Math.random = () => 0.05
  })
  const desk = await openWithDesk(page)
  const box = await openWindow(page)
  desk.hinder = (path, method) => (path.endsWith('/messages') && method === 'POST' ? { status: 401 } : undefined)
  await box.fill('Is anybody there?')
  await box.press('Enter')
  await expect(chat(page, '.fault')).toContainText('The session has ended')
  for (let tries = 0; tries < 4; tries += 1) {
    await chat(page, '.fault button').first().click()
    await expect(chat(page, '.fault')).toBeVisible()
  }
  await page.waitForTimeout(2000)
  expect(desk.asked.filter(({ path }) => path === 'visitors').length).toBeLessThanOrEqual(2)
  desk.hinder = undefined
  await chat(page, '.fault button').first().click()
  await expect(chat(page, '.row.visitor[data-seq]')).toHaveCount(1)
})

test('a sandboxed frame, which may have no widget, has no unhandled rejection either', async ({ page }) => {
  const errors: unknown[] = []
  const said: string[] = []
  page.on('pageerror', (error) => errors.push(error))
  page.on('console', (message) => said.push(message.text()))
  await openHostBody(
    page,
    `<iframe sandbox="allow-scripts" srcdoc='<script async src="${ownSite()}/widget/v1/loader.js" data-site="pk_orca"></script>'></iframe>`,
  )
  await expect.poll(() => said.some((line) => line.includes('blocked_origin'))).toBe(true)
  expect(errors).toEqual([])
})
