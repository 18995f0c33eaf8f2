import { expect, type Locator, type Page } from '@playwright/test'
import { accessibilityFaults } from '../support/accessibility-faults.ts'
import { storedLeads } from '../support/stored-leads.ts'
import { freshEmail } from '../support/visitor.ts'
import { test } from '../support/visitor-test.ts'

test.use({ locale: 'en-US' })
const path = '/en/privacy'
const panelOf = (page: Page) => page.getByRole('complementary', { name: 'Contact Us' })

async function open(page: Page): Promise<Locator> {
  await page.goto(path)
  const panel = panelOf(page)
  await panel.locator('summary').click()
  await expect(panel.getByLabel('Email', { exact: true })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-hydrated')
  return panel
}

async function boxOf(panel: Locator) {
  const box = await panel.boundingBox()
  if (!box) throw new Error('the panel is not drawn')
  return box
}

test('what is written travels under the eight names of the contract; words written meanwhile stay', async ({
  page,
}) => {
  const panel = await open(page)

  await test.step('both fields are emptied', async () => {
    const email = freshEmail()
    await panel.getByLabel('Email', { exact: true }).fill(email)
    await panel.getByLabel('Phone', { exact: true }).hover()
    await expect(panel.getByLabel('Country code')).toBeAttached()
    await panel.getByLabel('Phone', { exact: true }).fill('+442071838750')
    await panel.getByLabel('Message').fill('Two lakes in Kent')
    const request = page.waitForRequest('**/api/contact/official')
    await panel.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(panel.getByText('Submit Successfully')).toBeVisible()
    const sent = await request
    expect(sent.postDataJSON()).toEqual({
      name: '来自官网悬浮窗',
      company: '来自官网悬浮窗',
      title: '来自官网悬浮窗',
      phone: email,
      city: '+442071838750',
      product: '无人环保船',
      type: 'Two lakes in Kent',
      language: 'en',
    })
    expect(sent.headers().accept).toBe('application/json, text/plain')
    await expect(panel.getByLabel('Email', { exact: true })).toHaveValue('')
    await expect(panel.getByLabel('Message')).toHaveValue('')
    expect(storedLeads(email)).toHaveLength(1)
  })

  await test.step('words written while a message is under way stay, and what was sent goes', async () => {
    const message = panel.getByLabel('Message')
    let answer: (() => Promise<void>) | undefined
    await page.route('**/api/contact/official', async (route) => {
      answer = () => route.continue()
    })
    await panel.getByLabel('Email', { exact: true }).fill(freshEmail())
    await message.fill('Two lakes')
    await panel.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(panel.getByRole('button', { name: 'Sending' })).toBeVisible()
    await message.press('End')
    await message.pressSequentially(' and a river')
    await expect.poll(() => answer !== undefined).toBe(true)
    await answer?.()
    await expect(panel.getByText('Submit Successfully')).toBeVisible()
    await expect(message).toHaveValue('and a river')
    await expect(panel.getByLabel('Email', { exact: true })).toHaveValue('')
  })
})

test('a telephone typed key by key keeps its country; what is wrong is warned of in the exact words, and nothing is sent', async ({
  page,
}) => {
  let sent = 0
  await page.route('**/api/contact/official', (route) => {
    sent += 1
    return route.continue()
  })
  const panel = await open(page)
  const phone = panel.getByLabel('Phone', { exact: true })

  await test.step('the telephone input is not loaded before its place is touched', async () => {
    await panel.getByLabel('Email', { exact: true }).fill('ann@lake.example')
    await expect(panel.getByLabel('Country code')).toHaveCount(0)
    await panel.getByLabel('Phone', { exact: true }).focus()
    await expect(panel.getByLabel('Country code')).toBeAttached()
    await expect(panel.getByLabel('Phone', { exact: true })).toBeFocused()
  })

  await test.step('whatever stands between its digits, it keeps its country', async () => {
    await phone.click()
    await expect(panel.getByLabel('Country code')).toBeAttached()
    for (const [typed, shown] of [
      ['+86 791 8888 8888', '+86 791 8888 8888'],
      ['+49-30-123456', '+49 30 123456'],
      ['+852 2123.4567', '+852 2123 4567'],
      ['(415) 555-2671', '(415) 555-2671'], // no country: left as it is, and warned of when it is sent
    ] as const) {
      await phone.clear()
      await phone.pressSequentially(typed)
      await expect(phone).toHaveValue(typed)
      await phone.blur()
      await expect(phone).toHaveValue(shown)
    }
    await panel.getByLabel('Email', { exact: true }).fill('ann@lake.example')
    await panel.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(phone).toHaveAccessibleDescription('Invalid phone Format')
    await panel.getByLabel('Country code').selectOption('US')
    await phone.blur()
    await expect(phone).toHaveValue('+1 415 555 2671')
  })

  await test.step('a wrong email and a wrong telephone', async () => {
    await panel.getByLabel('Email', { exact: true }).fill('ann@lake')
    await panel.getByLabel('Phone', { exact: true }).fill('+1 123')
    await panel.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(panel.getByLabel('Email', { exact: true })).toHaveAccessibleDescription('Invalid Email Format')
    await expect(panel.getByLabel('Phone', { exact: true })).toHaveAccessibleDescription('Invalid phone Format')
    await expect(panel.getByLabel('Email', { exact: true })).toBeFocused()
    await expect(panel.getByPlaceholder('Email（*）')).toHaveValue('ann@lake')
    expect(sent).toBe(0)
    expect(await accessibilityFaults(page, 'aside')).toEqual([])
  })
})

test('a failed send can bring the words back; two quick presses are one enquiry; sent, it stands closed over the next page', async ({
  page,
}) => {
  const panel = await open(page)

  await test.step('a failed send says so, empties the fields, and can bring the words back', async () => {
    await page.route('**/api/contact/official', (route) => route.abort('connectionrefused'))
    await panel.getByLabel('Email', { exact: true }).fill('ann@lake.example')
    await panel.getByLabel('Message').fill('Two lakes')
    await panel.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(panel.getByText('Submission Failed')).toBeVisible()
    await expect(panel.getByLabel('Email', { exact: true })).toHaveValue('')
    await expect(panel.getByLabel('Message')).toHaveValue('')
    await panel.getByRole('button', { name: 'Put my text back' }).click()
    await expect(panel.getByLabel('Message')).toHaveValue('Two lakes')
  })
  await page.unroute('**/api/contact/official')

  await test.step('two quick presses are one enquiry', async () => {
    const email = freshEmail()
    await panel.getByLabel('Email', { exact: true }).fill(email)
    await panel.getByRole('button', { name: 'Send', exact: true }).dblclick()
    await expect(panel.getByText('Submit Successfully')).toBeVisible()
    expect(storedLeads(email)).toHaveLength(1)
  })

  await test.step('it stands closed over the next page', async () => {
    await page.locator('#site-header').getByRole('link', { name: 'Applications' }).click()
    await expect(page).toHaveURL(/\/en\/case$/)
    await page.mouse.move(300, 300)
    await expect(page.locator('html')).toHaveAttribute('data-live')
    await expect(panel.getByLabel('Message')).toBeHidden()
  })
})

test('a number pasted behind the code of a country, or filled in by the browser, is read as it stands', async ({
  page,
}) => {
  const panel = await open(page)
  const phone = panel.getByLabel('Phone', { exact: true })

  await test.step('a whole number pasted behind the code of the country picked', async () => {
    const email = freshEmail()
    await phone.hover()
    await panel.getByLabel('Country code').selectOption('CN')
    await expect(phone).toHaveValue('+86 ')
    await page.keyboard.insertText('\u202a+8613800138000\u202c')
    await panel.getByLabel('Email', { exact: true }).fill(email)
    await expect(phone).toHaveValue('+86 138 0013 8000')
    await panel.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(panel.getByText('Submit Successfully')).toBeVisible()
    expect(storedLeads(email)).toMatchObject([{ payload: { person: { phone: '+8613800138000' } } }])
  })

  await test.step('a number that a browser fills in without a word', async () => {
    const email = freshEmail()
    await phone.evaluate((box: HTMLInputElement) => {
      box.value = '+44 20 7183 8750'
    })
    await panel.getByLabel('Email', { exact: true }).fill('ann@lake')
    await panel.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(panel.getByLabel('Email', { exact: true })).toHaveAccessibleDescription('Invalid Email Format')
    await expect(phone).toHaveValue('+44 20 7183 8750')
    await panel.getByLabel('Email', { exact: true }).fill(email)
    // The words of thanks stand there from before: the answer tells when it has come.
    const answer = page.waitForResponse('**/api/contact/official')
    await panel.getByRole('button', { name: 'Send', exact: true }).click()
    await answer
    expect(storedLeads(email)).toMatchObject([{ payload: { person: { phone: '+442071838750' } } }])
  })
})

test('arrow keys move it by ten pixels, the grip sends it across, Escape closes it; dragged to the top it stops below the header', async ({
  page,
}) => {
  const panel = await open(page)

  await test.step('by keyboard', async () => {
    const grip = panel.getByRole('button', { name: /Move this panel/ })
    await grip.focus()
    const before = await boxOf(panel)
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowUp')
    const after = await boxOf(panel)
    expect([after.x - before.x, after.y - before.y].map(Math.round)).toEqual([-10, -10])
    await page.keyboard.press('Enter')
    expect((await boxOf(panel)).x).toBeLessThan(100)
    await panel.getByLabel('Email', { exact: true }).focus()
    await page.keyboard.press('Escape')
    await expect(panel.getByLabel('Email', { exact: true })).toBeHidden()
    await expect(panel.locator('summary')).toBeFocused()
  })

  await test.step('dragged to the top it can be taken again', async () => {
    const start = await boxOf(panel)
    await page.mouse.move(start.x + 80, start.y + 20)
    await page.mouse.down()
    await page.mouse.move(start.x + 180, 2, { steps: 8 })
    await page.mouse.up()
    expect((await boxOf(panel)).y).toBeGreaterThanOrEqual(60)
    await panel.locator('summary').click()
    await expect(panel.locator('details')).toHaveAttribute('open')
  })
})

test('it is dragged by its head, stays inside the window, and keeps its place for the visit', async ({ page }) => {
  await page.setViewportSize({ width: 1200, height: 800 })
  await page.goto(path)
  await page.mouse.move(300, 300)
  await expect(page.locator('html')).toHaveAttribute('data-live')
  const panel = panelOf(page)
  await expect(panel, 'no words lie under it').toHaveAttribute('data-place', 'free')
  await expect(panel).toHaveCSS('translate', 'none')
  const start = await boxOf(panel)
  await page.mouse.move(start.x + 80, start.y + 20)
  await page.mouse.down()
  await page.mouse.move(start.x - 400, start.y - 300, { steps: 8 })
  await page.mouse.up()
  const moved = await boxOf(panel)
  expect(moved.x).toBeCloseTo(start.x - 480, -1)
  await expect(panel.locator('details')).not.toHaveAttribute('open') // a drag is not a press

  await page.reload()
  await page.mouse.move(300, 300)
  await expect.poll(async () => Math.round((await boxOf(panel)).x)).toBe(Math.round(moved.x))

  await page.setViewportSize({ width: 500, height: 420 })
  await expect
    .poll(async () => {
      const { x, y, width, height } = await boxOf(panel)
      return x >= 0 && y >= 0 && x + width <= 500 && y + height <= 420
    })
    .toBe(true)
})

test('it stands over the next page as it stood over this one, with the message and without the address', async ({
  page,
}) => {
  const panel = await open(page)
  await panel.getByLabel('Email', { exact: true }).fill('ann@lake.example')
  await panel.getByLabel('Message').fill('Two boats for a canal')
  await page.locator('#site-header').getByRole('link', { name: 'Applications' }).click()
  await expect(page).toHaveURL(/\/en\/case$/)
  await expect(panel.getByLabel('Message')).toHaveValue('Two boats for a canal')
  await expect(panel.getByLabel('Email', { exact: true })).toHaveValue('')
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain('ann@')
  await panel.locator('summary').click()
  await page.reload()
  await page.mouse.move(300, 300)
  await expect(page.locator('html')).toHaveAttribute('data-live')
  await expect(panel.getByLabel('Message')).toBeHidden()
})

test('what is typed and pressed before the page has started is not lost', async ({ page }) => {
  const email = freshEmail()
  await page.route('**/_next/static/start/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700))
    await route.continue()
  })
  await page.goto(path)
  const panel = panelOf(page)
  await panel.locator('summary').click()
  await panel.getByLabel('Email', { exact: true }).fill(email)
  await panel.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.locator('html')).not.toHaveAttribute('data-hydrated')
  await expect(panel.getByText('Submit Successfully')).toBeVisible()
  expect(storedLeads(email)).toHaveLength(1)
})

test('pages with a form of their own, and Chinese ones, have neither panel nor floating picture', async ({ page }) => {
  for (const bare of ['/en/advisory', '/en/partner', '/en/quote', '/en/nothing-here']) {
    await page.goto(bare)
    await expect(panelOf(page), bare).toBeHidden()
    await expect(page.getByRole('link', { name: 'Ask which boat fits your site' }), bare).toBeHidden()
    await expect(page.getByRole('complementary'), bare).toHaveCount(0) // nor an empty place where they would be
  }
  await page.goto('/privacy')
  await expect(page.getByRole('complementary', { name: '联系我们' })).toHaveCount(0)
})

test('the floating picture leads to the consultation', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 })
  await page.goto(path)
  const picture = page.getByRole('link', { name: 'Ask which boat fits your site' })
  await expect(picture, 'below the first screen').toBeHidden()
  await page.mouse.wheel(0, 900)
  await picture.click()
  await expect(page).toHaveURL(/\/en\/advisory$/)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the panel opens and leads to the form that posts', async ({ page }) => {
    await page.goto(path)
    await expect(panelOf(page).getByRole('button'), 'nothing to press that does nothing').toHaveCount(0)
    await panelOf(page).locator('summary').click()
    await panelOf(page).getByRole('link', { name: 'Write to us on the contact form' }).click()
    await expect(page).toHaveURL(/\/en\/advisory$/)
  })
})

test('what the Tab key reaches on a phone never lies under the panel', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/en')
  const covered: string[] = []
  for (let step = 0; step < 70; step += 1) {
    await page.keyboard.press('Tab')
    const under = await page.evaluate(() => {
      const panel = document.querySelector('[data-contact-panel]')?.getBoundingClientRect()
      const focused = document.activeElement
      if (!panel || !focused?.closest('main')) return
      const { top, bottom, right } = focused.getBoundingClientRect()
      return bottom > panel.top && top < panel.bottom && right > panel.left ? focused.textContent : undefined
    })
    if (under) covered.push(under)
  }
  expect(covered).toEqual([])
})

test('from 1280 px up it stands in the margin at every height of the page, and says what it is when pointed at', async ({
  page,
}) => {
  for (const width of [1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(path)
    const panel = panelOf(page)
    await page.mouse.wheel(0, 1500)
    await page.waitForTimeout(700)
    const { x, y, width: wide } = await boxOf(panel)
    expect(x, 'in the margin').toBeGreaterThanOrEqual(width - (width < 1680 ? 50 : 184))
    expect(x + wide).toBeLessThanOrEqual(width)
    expect(y, 'shown while one scrolls down').toBeLessThan(900)
    await panel.locator('summary').hover()
    await expect(panel.getByText('Contact Us', { exact: true })).toHaveCSS('opacity', '1')
    await panel.locator('summary').click()
    await expect(panel.getByLabel('Email', { exact: true })).toBeVisible()
    await page.keyboard.press('Escape')
  }
})
