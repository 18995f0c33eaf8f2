import { expect, type Page } from '@playwright/test'
import { accessibilityFaults } from '../support/accessibility-faults.ts'
import { untilAtRest } from '../support/start-page.ts'
import { storedLeads } from '../support/stored-leads.ts'
import { freshEmail } from '../support/visitor.ts'
import { test } from '../support/visitor-test.ts'

/** A person fills the form for longer than the three seconds under which a form is held as a suspect (READ-11). */
const longEnough = (page: Page) => page.waitForTimeout(3100)

const sendButton = (page: Page) => page.locator('main').getByRole('button', { name: 'Send', exact: true })

/** Ticks the consent, and has then filled the form for as long as a person does. */
async function consent(page: Page) {
  await page
    .locator('main')
    .getByRole('checkbox', { name: /privacy policy/ })
    .check()
  await longEnough(page)
}

async function fillIn(page: Page, email: string) {
  await page.locator('main').getByLabel('Kind of site').selectOption('lake')
  await page.locator('main').getByLabel('Where is the site?').fill('Lake Como')
  await page.locator('main').getByLabel('What would you like to solve?').fill('Reeds along the bank')
  await page.locator('main').getByLabel('Name', { exact: true }).fill('Ann Lake')
  await page.locator('main').getByLabel('Email', { exact: true }).fill(email)
}

test('a consultation is kept with everything that was written, and answered on the same page', async ({ page }) => {
  const email = freshEmail()
  await page.goto('/en/advisory')
  await fillIn(page, email)
  await consent(page)
  await sendButton(page).click()
  await expect(page.getByRole('heading', { name: 'Thank you. We have your message' })).toBeVisible()
  expect(page.url()).toMatch(/\/en\/advisory$/)
  expect(storedLeads(email)).toEqual([
    expect.objectContaining({
      kind: 'advisory',
      language: 'en',
      page: '/en/advisory',
      consent_how: 'ticked',
      suspect: null,
      payload: expect.objectContaining({
        person: expect.objectContaining({ name: 'Ann Lake', email }),
        message: 'Reeds along the bank',
        answers: expect.objectContaining({ water: 'lake', place: 'Lake Como' }),
      }),
    }),
  ])
})

test('wrong fields are said in words and the first takes the focus; nothing is sent', async ({ page }) => {
  let sent = 0
  await page.route('**/api/forms/advisory', (route) => {
    sent += 1
    return route.continue()
  })
  await page.goto('/advisory')
  await page.locator('main').getByLabel('电话', { exact: true }).fill('明天')
  await expect(page.locator('html')).toHaveAttribute('data-hydrated')
  await page.locator('main').getByRole('button', { name: '发送咨询' }).click()
  await expect(page.locator('main').getByLabel('姓名', { exact: true })).toBeFocused()
  await expect(page.getByText('电话号码格式不正确').first()).toBeVisible()
  await expect(page.getByText('请勾选同意后再提交').first()).toBeVisible()
  await expect(page.locator('main').getByLabel('姓名', { exact: true })).toHaveAccessibleDescription('请填写此项')
  expect(sent).toBe(0)
  await untilAtRest(page)
  expect(await accessibilityFaults(page, 'main')).toEqual([])
})

test('two quick presses are one enquiry', async ({ page }) => {
  const email = freshEmail()
  await page.goto('/en/advisory')
  await fillIn(page, email)
  await consent(page)
  await sendButton(page).dblclick()
  await expect(page.getByRole('heading', { name: 'Thank you. We have your message' })).toBeVisible()
  expect(storedLeads(email)).toHaveLength(1)
})

test('when the server does not answer every field stays, and the next press sends the same enquiry once', async ({
  page,
}) => {
  const email = freshEmail()
  const keys: (string | undefined)[] = []
  await page.route('**/api/forms/advisory', async (route) => {
    keys.push(route.request().headers()['idempotency-key'])
    if (keys.length > 1) return route.continue()
    await route.fetch() // it reaches the server, but the answer is lost on the way back
    return route.abort('connectionreset')
  })
  await page.goto('/en/advisory')
  await fillIn(page, email)
  await consent(page)
  await sendButton(page).click()
  await expect(page.getByText('Not sent')).toBeVisible()
  await expect(page.locator('main').getByLabel('What would you like to solve?')).toHaveValue('Reeds along the bank')
  await expect(page.locator('main').getByLabel('Email', { exact: true })).toHaveValue(email)
  await sendButton(page).click()
  await expect(page.getByRole('heading', { name: 'Thank you. We have your message' })).toBeVisible()
  expect(keys[0]).toBeTruthy()
  expect(keys[1]).toBe(keys[0])
  expect(storedLeads(email)).toHaveLength(1)
})

test('a reload brings back what was written about the water, but not who wrote it', async ({ page }) => {
  await page.goto('/en/advisory')
  await fillIn(page, freshEmail())
  await expect(page.locator('html')).toHaveAttribute('data-hydrated') // a draft is kept by the page that has started
  await page.reload()
  await page.mouse.move(50, 300)
  await expect(page.locator('main').getByLabel('Where is the site?')).toHaveValue('Lake Como')
  await expect(page.locator('main').getByLabel('Name', { exact: true })).toHaveValue('')
  await expect(page.locator('main').getByLabel('Email', { exact: true })).toHaveValue('')
})

test('the whole form can be filled and sent with the keyboard', async ({ page }) => {
  const email = freshEmail()
  await page.goto('/en/advisory')
  await page.locator('main').getByLabel('Kind of site').focus()
  const types = ['L', '', 'Como', '', 'Not sure', '', 'Reeds', '', 'Ann', '', 'ACME', '', email, '', '']
  for (const text of types) await (text ? page.keyboard.type(text) : page.keyboard.press('Tab'))
  await page.locator('main').getByLabel('Phone', { exact: true }).focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await longEnough(page)
  await page.keyboard.press('Tab') // the link in the sentence of the tick
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Thank you. We have your message' })).toBeVisible()
  expect(storedLeads(email)).toHaveLength(1)
})

test('a link from a boat chooses it', async ({ page }) => {
  await page.goto('/advisory?boat=titan&water=port')
  await page.mouse.move(50, 300)
  await expect(page.locator('main').getByLabel('感兴趣的船')).toHaveValue('titan')
  await expect(page.locator('main').getByLabel('水域类型')).toHaveValue('port')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the form posts, is kept and thanks on a page of its own', async ({ page }) => {
    const email = freshEmail()
    await page.goto('/advisory')
    await page.locator('main').getByLabel('姓名', { exact: true }).fill('李湖')
    await page.locator('main').getByLabel('邮箱', { exact: true }).fill(email)
    await page
      .locator('main')
      .getByRole('checkbox', { name: /隐私政策/ })
      .check()
    await page.locator('main').getByRole('button', { name: '发送咨询' }).click()
    await expect(page).toHaveURL(/\/sent\?form=advisory$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('咨询已收到，谢谢您')
    expect(storedLeads(email)).toHaveLength(1)
  })
})
