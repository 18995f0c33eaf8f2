import { expect, test } from '@playwright/test'
import { accessibilityFaults } from '../support/accessibility-faults.ts'
import { chat, launcher, openWindow, openWithDesk } from '../support/widget-host.ts'
import { show } from '../support/widget-panels.ts'

test('a lead whose answer was cut is sent again under its key; other words are another lead', async ({ page }) => {
  const desk = await openWithDesk(page)
  const keys: (string | undefined)[] = []
  let cut = true
  await page.route('**/api/widget/v1/leads', async (route) => {
    keys.push(route.request().headers()['idempotency-key'])
    // The server has it; the visitor's network ends before the answer.
    await route.fetch()
    return cut ? route.abort('connectionreset') : route.fulfill({ json: { id: 'lead-1' } })
  })
  await openWindow(page)
  await show(page, 'board')
  await chat(page, '#oc-name').fill('Wang')
  await chat(page, '#oc-email').fill('wang@a-long-name-of-a-county-water-bureau.gov.example')
  await chat(page, '#oc-content').fill('Two boats, please.')
  await chat(page, '.board [type=checkbox]').check()
  await chat(page, '.submit').click()
  await expect(chat(page, '.result h3')).toBeFocused()
  await expect(chat(page, '.result')).toContainText('will not create a duplicate')
  // Gone and come back: the words are there, and the key with them.
  await page.keyboard.press('Escape')
  await show(page, 'board')
  await expect(chat(page, '#oc-content')).toHaveValue('Two boats, please.')
  await chat(page, '.board [type=checkbox]').check()
  await chat(page, '.submit').click()
  await expect(chat(page, '.result')).toContainText('Submission Failed')
  await chat(page, '.done').click()
  await chat(page, '#oc-content').fill('Three boats, please.')
  await chat(page, '.board [type=checkbox]').check()
  cut = false
  await chat(page, '.submit').click()
  await expect(chat(page, '.result')).toContainText('Submit Successfully')
  expect(keys).toHaveLength(3)
  expect(keys[0]).toBe(keys[1])
  expect(keys[2]).not.toBe(keys[1])
  await page.keyboard.press('Escape')
  await show(page, 'board')
  await expect(chat(page, '#oc-content')).toHaveValue('')
  expect(desk.asked.filter(({ path }) => path === 'leads')).toHaveLength(3)
})

test('what the server says is too long is called too long', async ({ page }) => {
  await openWithDesk(page)
  await page.route('**/api/widget/v1/leads', (route) =>
    route.fulfill({ status: 422, json: { code: 'wrong_fields', fields: { name: 'too_long' } } }),
  )
  await openWindow(page)
  await show(page, 'board')
  await chat(page, '#oc-name').fill('Wang')
  await chat(page, '#oc-phone').fill('13800138000')
  await chat(page, '#oc-content').fill('Hello.')
  await chat(page, '.board [type=checkbox]').check()
  await chat(page, '.submit').click()
  await expect(chat(page, '#oc-name-fault')).toHaveText('At most 50 characters')
})

test('the board says what is wrong with each field, keeps what was written, and ends in success', async ({ page }) => {
  const desk = await openWithDesk(page)
  await launcher(page)
  await show(page, 'board')
  await expect(chat(page, '#oc-name')).toBeFocused()
  await chat(page, '#oc-phone').fill('call me')
  await chat(page, '#oc-email').fill('nobody@')
  await chat(page, '#oc-address').fill('x'.repeat(121))
  await chat(page, '.submit').click()
  await expect(chat(page, '#oc-name')).toBeFocused()
  await expect(chat(page, '.board .fault')).toHaveText([
    'Please fill this in',
    'Invalid phone Format',
    'Invalid Email Format',
    'At most 120 characters',
    'Please fill this in',
    'Please tick this first',
  ])
  for (const name of ['name', 'phone', 'email', 'address', 'content']) {
    await expect(chat(page, `#oc-${name}`)).toHaveAttribute('aria-invalid', 'true')
    await expect(chat(page, `#oc-${name}`)).toHaveAttribute('aria-describedby', `oc-${name}-fault`)
  }
  await chat(page, '#oc-name').fill('Li')
  await chat(page, '#oc-phone').fill('')
  await chat(page, '#oc-email').fill('li@lake.example')
  await chat(page, '#oc-address').fill('The lake')
  // By keyboard: open, second topic, take it.
  await chat(page, '#oc-topic').focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(chat(page, '#oc-topic')).toHaveText('A price')
  await chat(page, '#oc-content').fill('How much?')
  await chat(page, '[type=checkbox]').check()
  desk.hinder = (path) => (path === 'leads' ? { status: 503 } : undefined)
  await chat(page, '.submit').click()
  await expect(chat(page, '.result')).toContainText('Submission Failed')
  await expect(chat(page, '.result')).toHaveAttribute('role', 'alert')
  await chat(page, '.result .done').click()
  await expect(chat(page, '#oc-content')).toHaveValue('How much?')
  desk.hinder = undefined
  await chat(page, '.submit').click()
  await expect(chat(page, '.result')).toContainText('Submit Successfully')
  const leads = desk.asked.filter(({ path }) => path === 'leads')
  expect(leads.at(-1)?.body).toMatchObject({ kind: 'board', name: 'Li', topic: 'A price', consent: 'yes' })
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(chat(page, '.panel')).toHaveCount(0)
})

test('that no way to reach the visitor is there is said once, of both boxes, and over with one of them', async ({
  page,
}) => {
  await openWithDesk(page)
  await launcher(page)
  await show(page, 'board')
  await chat(page, '#oc-name').fill('Li')
  await chat(page, '#oc-content').fill('How much?')
  await chat(page, '[type=checkbox]').check()
  await chat(page, '.submit').click()
  await expect(chat(page, '.board .fault')).toHaveText(['Fill in a telephone number or an email address'])
  for (const name of ['phone', 'email']) {
    await expect(chat(page, `#oc-${name}`)).toHaveAttribute('aria-invalid', 'true')
    await expect(chat(page, `#oc-${name}`)).toHaveAttribute('aria-describedby', 'oc-phone-fault')
  }
  await chat(page, '#oc-email').fill('l')
  await expect(chat(page, '.board .fault')).toHaveCount(0)
  await expect(chat(page, '#oc-phone')).toHaveAttribute('aria-invalid', 'false')
})

test('what was typed goes along to the board', async ({ page }) => {
  const desk = await openWithDesk(page)
  desk.reply = (text) => [{ type: 'board', text: 'I do not know that.', prefill: text }]
  const box = await openWindow(page)
  await box.fill('A very particular question')
  await box.press('Enter')
  await chat(page, '.call').click()
  await expect(chat(page, '#oc-content')).toHaveValue('A very particular question')
})

test('the button that sends the conversation is in the window, however wide a browser makes the field', async ({
  page,
}) => {
  const desk = await openWithDesk(page, {}, (own) => {
    own.config.transcript = true
  })
  desk.reply = () => [{ text: 'Eight hours.' }]
  await openWindow(page)
  await page.evaluate(() => Reflect.get(window, 'OrcaChat').send('How long?'))
  await chat(page, '.toolbar [aria-expanded]').click()
  const field = chat(page, '.transcript-form input[type="email"]')
  await field.evaluate((input: HTMLInputElement) => {
    input.size = 80
  })
  const right = (selector: string) => chat(page, selector).evaluate((one) => one.getBoundingClientRect().right)
  expect(await right('.transcript-form .go')).toBeLessThan(await right('.frame'))
})

test('at the end the visitor says whether it helped and has the conversation sent by email', async ({ page }) => {
  const desk = await openWithDesk(page, {}, (own) => {
    own.config.transcript = true
  })
  const box = await openWindow(page)
  // Nothing has been said yet that could be sent.
  await expect(chat(page, '.toolbar [aria-expanded]')).toHaveCount(0)
  await box.fill('How long does it last?')
  await box.press('Enter')
  await expect(chat(page, '.row.visitor')).toHaveCount(1)
  desk.say('system', 'The colleague has left.')
  const question = desk.say('bot', 'Did this help?', { type: 'rating' })
  await chat(page, '.pair button').first().click()
  const comment = chat(page, '.rating-comment textarea')
  await comment.fill('Very quick.')
  await chat(page, '.rating-comment button').click()
  await expect(comment).toHaveCount(0)
  await expect(chat(page, `[data-seq="${question.seq}"] [role="status"]`)).toHaveText('Thank you, noted.')
  const told = (path: string) => desk.asked.filter((call) => call.path.endsWith(path)).map(({ body }) => body)
  expect(told('/rating')).toEqual([
    { seq: question.seq, satisfied: true },
    { seq: question.seq, satisfied: true, words: 'Very quick.' },
  ])

  await chat(page, '.toolbar [aria-expanded]').click()
  const email = chat(page, '.transcript-form input[type="email"]')
  await expect(email).toBeFocused()
  expect(await accessibilityFaults(page, 'orca-chat')).toEqual([])
  await email.fill('nobody')
  await email.press('Enter')
  await expect(chat(page, '.transcript-form [role="status"]')).toHaveText('This is not an email address')
  await email.fill('visitor@mail.example')
  await email.press('Enter')
  await expect(chat(page, '.transcript-form [role="status"]')).toHaveText('Please tick this first')
  expect(told('/transcript')).toEqual([])
  await chat(page, '.transcript-form input[type="checkbox"]').check()
  await chat(page, '.transcript-form .go').click()
  await expect(chat(page, '.transcript-form [role="status"]')).toContainText('On its way to visitor@mail.example')
  expect(told('/transcript')).toEqual([{ email: 'visitor@mail.example', lang: 'en', consent: 'yes' }])
  await page.keyboard.press('Escape')
  await expect(chat(page, '.transcript-form')).toHaveCount(0)
  await expect(chat(page, '.toolbar [aria-expanded]')).toBeFocused()
})

test('what was typed in the chat to be called by stands in the form already, and what was changed there is kept', async ({
  page,
}) => {
  const desk = await openWithDesk(page, {}, (own) => {
    own.reply = () => [{ type: 'answer', text: 'Leave your number.', answer_id: 'person', offer: 'callback' }]
  })
  const box = await openWindow(page)
  await box.fill('叫你们经理给我打电话 13800001234')
  await box.press('Enter')
  await chat(page, '.choices .call').click()
  await expect(chat(page, '.popover #oc-phone')).toHaveValue('13800001234')
  await expect(chat(page, '.popover #oc-email')).toHaveValue('')
  await chat(page, '.popover #oc-phone').fill('13900005678')
  await page.keyboard.press('Escape')
  await chat(page, '.choices .call').click()
  await expect(chat(page, '.popover #oc-phone')).toHaveValue('13900005678')
  await chat(page, '.popover #oc-name').fill('Wang')
  await chat(page, '.popover [type=checkbox]').check()
  await page.route('**/api/widget/v1/leads', (route) => route.fulfill({ json: { id: 'lead-1' } }))
  const sent = page.waitForRequest((request) => request.url().endsWith('/leads'))
  await chat(page, '.popover .submit').click()
  expect((await sent).postDataJSON()).toMatchObject({ kind: 'callback', phone: '13900005678' })
  expect(desk.messages[0]).toMatchObject({ text: '叫你们经理给我打电话 13800001234' })
})

test('the head says who answers and how soon, whole on a small phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openWithDesk(page, {}, (own) => {
    const texts = own.config.texts as Record<string, string>
    own.config.texts = {
      ...texts,
      hours: 'People answer until 18:00 (GMT+8)',
      answers: 'Min Wang usually answers within 5 minutes',
    }
  })
  await (await launcher(page)).click()
  const line = chat(page, '.grip small')
  await expect(line).toHaveText('People answer until 18:00 (GMT+8) · Min Wang usually answers within 5 minutes')
  const { scroll, client } = await line.evaluate((one) => ({ scroll: one.scrollHeight, client: one.clientHeight }))
  expect(scroll).toBeLessThanOrEqual(client + 1)
})
