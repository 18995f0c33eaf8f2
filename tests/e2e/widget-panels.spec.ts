import { expect, test } from '@playwright/test'
import { chat, launcher, openWindow, openWithDesk } from '../support/widget-host.ts'
import { answerRichly, giveVoice, routePicture, show, size } from '../support/widget-panels.ts'

test('every element has the size of the specification, and below 480 px fills the page less 16', async ({ page }) => {
  const desk = await openWithDesk(page)
  answerRichly(desk)
  await routePicture(page)
  await openWindow(page)
  expect((await size(page, '.head'))[1]).toBe(46)
  expect((await size(page, '.rail'))[0]).toBe(48)
  expect(await size(page, '.launcher'), 'one stack').toEqual([48, 48])
  await show(page, 'board')
  expect(await size(page, '.panel.board')).toEqual([240, 426])
  await chat(page, '#oc-topic').click()
  expect((await size(page, '.options'))[1]).toBeLessThanOrEqual(300)
  await page.keyboard.press('Escape')
  await expect(chat(page, '.options')).toBeHidden()
  await show(page, 'qr')
  expect(await size(page, '.code')).toEqual([150, 150])
  await show(page, 'phone')
  expect((await size(page, '.panel.phone'))[1]).toBeLessThanOrEqual(500)
  await page.keyboard.press('Escape')
  await page.evaluate(() => Reflect.get(window, 'OrcaChat').send('How long?'))
  await chat(page, '.call').click()
  expect((await size(page, '.popover'))[0]).toBe(400)
  await chat(page, '#oc-name').fill('Wang')
  await chat(page, '#oc-phone').fill('13800138000')
  await chat(page, '.popover [type=checkbox]').check()
  await chat(page, '.popover .submit').click()
  await expect(chat(page, '.result')).toContainText('Submit Successfully')
  expect((await size(page, '.result'))[0]).toBe(360)
  await page.keyboard.press('Escape')

  await page.setViewportSize({ width: 390, height: 844 })
  await show(page, 'board')
  expect((await size(page, '.panel.board'))[0]).toBe(390 - 16)
  await expect(chat(page, '.frame')).toHaveAttribute('aria-modal', 'true')
  expect(await size(page, '.frame')).toEqual([390, 844])
})

test('on a phone the line one writes on stays over the keyboard, and Tab stays in the window', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openWithDesk(page)
  await chat(page, '.rail').waitFor({ state: 'attached' })
  await expect(chat(page, '.rail'), 'it would lie on the page’s own buttons').toBeHidden()
  await openWindow(page)
  await expect(chat(page, '.reach button'), 'its ways are in the window').toHaveText([
    'Telephone',
    'QR code',
    'Message board',
  ])
  // What a phone's browser does when its keyboard comes up: the page stays as it is, what is seen of it gets lower.
  await page.evaluate(() => {
    const seen = window.visualViewport
    if (!seen) return
    Object.defineProperty(seen, 'height', { get: () => 500 })
    Object.defineProperty(seen, 'offsetTop', { get: () => 60 })
    seen.dispatchEvent(new Event('resize'))
  })
  const [frame, line] = [await chat(page, '.frame').boundingBox(), await chat(page, '.composer textarea').boundingBox()]
  expect(frame).toMatchObject({ y: 60, height: 500 })
  expect((line?.y ?? 0) + (line?.height ?? 0)).toBeLessThan(560)
  expect(
    await chat(page, '.composer textarea').evaluate((box) => Number.parseFloat(getComputedStyle(box).fontSize)),
    'smaller text makes a phone zoom in',
  ).toBeGreaterThanOrEqual(16)
  for (let press = 0; press < 8; press += 1) {
    await page.keyboard.press('Tab')
    expect(await chat(page, '.frame').evaluate((node) => node.matches(':focus-within'))).toBe(true)
  }
})

test('the picture of an answer: larger by keys, buttons and wheel, moved by arrows and pointer, closed by Escape', async ({
  page,
}) => {
  const desk = await openWithDesk(page)
  answerRichly(desk)
  await routePicture(page)
  await openWindow(page)
  await page.evaluate(() => Reflect.get(window, 'OrcaChat').send('How long?'))
  await chat(page, 'button.picture').focus()
  await page.keyboard.press('Enter')
  const shown = chat(page, '.viewer img')
  const transform = () => shown.evaluate((image) => image.style.transform)
  await expect(shown).toBeVisible()
  expect(await transform()).toBe('translate(0px, 0px) scale(1)')
  await page.keyboard.press('+')
  await page.keyboard.press('ArrowRight')
  await expect.poll(transform).toBe('translate(-40px, 0px) scale(1.25)')
  await page.keyboard.press('0')
  await expect.poll(transform).toBe('translate(0px, 0px) scale(1)')
  await page.mouse.move(640, 400)
  await page.mouse.wheel(0, -100)
  await expect.poll(transform).toBe('translate(0px, 0px) scale(1.25)')
  await page.mouse.down()
  await page.mouse.move(660, 430)
  await page.mouse.up()
  await expect.poll(transform).toBe('translate(20px, 30px) scale(1.25)')
  await chat(page, '[aria-label="Zoom out"]').click()
  await expect.poll(transform).toBe('translate(0px, 0px) scale(1)')
  // Tab stays inside for as long as it covers the page.
  for (let press = 0; press < 7; press += 1) {
    await page.keyboard.press('Tab')
    expect(await chat(page, '.viewer').evaluate((viewer) => viewer.matches(':focus-within'))).toBe(true)
  }
  await page.keyboard.press('Escape')
  await expect(shown).toHaveCount(0)
  await expect(chat(page, 'button.picture')).toBeFocused()
})

test('a picture that does not load leaves no empty frame, and its answer stays', async ({ page }) => {
  const desk = await openWithDesk(page)
  answerRichly(desk)
  const refused = page.waitForEvent('requestfailed')
  await page.route('**/picture.svg', (route) => route.abort())
  await openWindow(page)
  await page.evaluate(() => Reflect.get(window, 'OrcaChat').send('How long?'))
  await refused
  await expect(chat(page, '.row.bot[data-seq] .bubble').last()).not.toBeEmpty()
  await expect(chat(page, 'button.picture')).toHaveCount(0)
})

test('the assistant reads with a voice of the language, stops on request, and is silent by itself', async ({
  page,
}) => {
  await giveVoice(page)
  const desk = await openWithDesk(page)
  desk.reply = () => [{ text: 'Eight hours. See https://lake.example/boats' }]
  await openWindow(page)
  await page.evaluate(() => Reflect.get(window, 'OrcaChat').send('How long?'))
  await chat(page, '.foot').getByText('Read aloud').click()
  const said = () => page.evaluate(() => (Reflect.get(window, 'said') as string[]).filter((one) => one !== 'silence'))
  expect(await said()).toEqual([])
  await chat(page, '.reader').click()
  expect(await said()).toEqual(['Fitting en-GB Eight hours. See'])
  await expect(chat(page, '.reader')).toContainText('Stop')
  await chat(page, '.reader').click()
  await expect(chat(page, '.reader')).toContainText('Play')
  await chat(page, '.reader').click()
  await page.evaluate(() => Reflect.get(window, 'speech').onend())
  await expect(chat(page, '.reader')).toContainText('Play')
})

test('no voice of the language, no button', async ({ page }) => {
  await giveVoice(page, 'zh-CN')
  const desk = await openWithDesk(page)
  desk.reply = () => [{ text: 'Eight hours.' }]
  await openWindow(page)
  await page.evaluate(() => Reflect.get(window, 'OrcaChat').send('How long?'))
  await expect(chat(page, '.row.bot[data-seq]')).toBeVisible()
  await expect(chat(page, '.foot')).not.toContainText('Read aloud')
})

test('emoji by keyboard, each with its name, put where the caret stands', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await openWithDesk(page)
  const box = await openWindow(page)
  await box.fill('Good')
  expect(
    asked.some((url) => url.includes('/emoji-')),
    'they come when they are asked for',
  ).toBe(false)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(chat(page, '.signs [aria-label="Smile"]')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Escape')
  await expect(chat(page, '.signs')).toHaveCount(0)
  await expect(chat(page, '.frame'), 'Escape closes the signs first').toBeVisible()
  await page.keyboard.press('Enter')
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await expect(box).toHaveValue('Good☀️')
  await expect(box).toBeFocused()
})

test('a way to us that the site does not have leads to the chat, and to no empty box', async ({ page }) => {
  await openWithDesk(page, {}, (desk) => {
    desk.config.contacts = {}
  })
  await launcher(page)
  for (const view of ['qr', 'phone']) {
    await page.evaluate((wanted) => Reflect.get(window, 'OrcaChat').open({ view: wanted }), view)
    await expect(chat(page, '.composer textarea')).toBeFocused()
    await expect(chat(page, '.panel')).toHaveCount(0)
    await page.evaluate(() => Reflect.get(window, 'OrcaChat').close())
  }
})
