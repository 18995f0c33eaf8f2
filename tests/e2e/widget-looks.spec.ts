import { expect, type Locator, test } from '@playwright/test'
import { chat, launcher, openWindow, openWithDesk } from '../support/widget-host.ts'
import { answerRichly, routePicture } from '../support/widget-panels.ts'

const edges = (of: Locator) => of.evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect)

/** Where each line of an element's words ends. */
const lineEnds = (of: Locator) =>
  of.evaluate((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    return [...new Set([...range.getClientRects()].map(({ bottom }) => bottom))].toSorted((one, other) => one - other)
  })

for (const lang of ['zh-CN', 'en'])
  test(`two lines of a tip and of an unread message are whole: ${lang}`, async ({ page }) => {
    const words = lang === 'en' ? 'Ask us about boats, lakes and parks. ' : '您的湖面大约多少亩？我按面积算方案。'
    const desk = await openWithDesk(page, { html: `lang="${lang}"` }, ({ config }) => {
      config.texts = { title: 'Lake desk', tip: words.repeat(3) }
    })
    const holds = async () => {
      const [, second = Number.POSITIVE_INFINITY] = await lineEnds(chat(page, '.tip .ask'))
      expect(second).toBeLessThanOrEqual((await edges(chat(page, '.tip .ask'))).bottom)
    }
    await chat(page, '.tip').waitFor()
    await holds()
    await openWindow(page)
    await page.evaluate(() => Reflect.get(window, 'OrcaChat').send('Hello?'))
    await page.evaluate(() => Reflect.get(window, 'OrcaChat').close())
    desk.say('operator', words.repeat(3))
    await chat(page, '.tip').waitFor()
    await holds()
  })

test('the name of a side bar’s button does not look out from under the panel that it opened', async ({ page }) => {
  await openWithDesk(page)
  await launcher(page)
  await chat(page, '.launcher').hover()
  const button = chat(page, '.rail [data-panel=board]')
  await button.hover()
  await expect(button.locator('.label')).toBeVisible()
  await button.click()
  await chat(page, '.panel.board form').waitFor()
  await expect(button.locator('.label')).toBeHidden()
})

for (const width of [320, 360])
  test(`on a phone of ${width} px the ways to a person and the buttons beside them do not overlap`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 700 })
    const desk = await openWithDesk(page, {}, ({ config }) => {
      config.transcript = true
    })
    desk.reply = () => [{ text: 'Eight hours.' }]
    await openWindow(page)
    await page.evaluate(() => Reflect.get(window, 'OrcaChat').send('How long?'))
    await expect(chat(page, '.toolbar > .square')).toHaveCount(2)
    const last = await edges(chat(page, '.reach button').last())
    const beside = await edges(chat(page, '.toolbar > .square').first())
    expect(last.right).toBeLessThanOrEqual(beside.left)
  })

test('on a phone the answer to a sent form stays within the page', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 700 })
  await openWithDesk(page)
  await openWindow(page)
  await chat(page, '.reach button').last().click()
  await chat(page, '#oc-name').fill('Wang')
  await chat(page, '#oc-email').fill('wang@lake.example')
  await chat(page, '#oc-content').fill('About the weed boat.')
  await chat(page, '.panel [type=checkbox]').check()
  await chat(page, '.submit').click()
  await chat(page, '.panel .result').waitFor()
  const { left, right } = await edges(chat(page, '.panel'))
  expect([left, right]).toEqual([8, 352])
})

for (const theme of ['light', 'dark'])
  test(`a window that is on its way, or does not come, has the colours of the one that does: ${theme}`, async ({
    page,
  }) => {
    await openWithDesk(page, { attributes: `data-theme="${theme}"` })
    const colours = (selector: string) =>
      chat(page, selector).evaluate((element) => {
        const { color, backgroundColor } = getComputedStyle(element)
        return [color, backgroundColor]
      })
    let isGone = true
    await page.route('**/window-*.js*', (route) => (isGone ? route.abort() : route.continue()))
    await (await launcher(page)).click()
    await chat(page, '.frame > p').waitFor()
    const coming = [await colours('.frame'), (await colours('.frame > p'))[1]]
    await chat(page, '.frame > p button').waitFor()
    const way = await colours('.frame > p a >> nth=0')
    isGone = false
    await chat(page, '.frame > p button').click()
    await chat(page, '.frame .choices button').first().waitFor()
    expect(coming).toEqual([await colours('.frame'), (await colours('.list'))[1]])
    expect(way[0]).toBe((await colours('.choices button >> nth=0'))[0])
  })

test('the second line of the head is whole, what hangs below it too', async ({ page }) => {
  await openWithDesk(page, {}, ({ config }) => {
    config.texts = { title: 'Lake desk', hours: 'Automatic answers, or message us' }
  })
  await openWindow(page)
  const [end = Number.POSITIVE_INFINITY] = (await lineEnds(chat(page, '.head small'))).slice(-1)
  expect(end).toBeLessThanOrEqual((await edges(chat(page, '.head small'))).bottom)
})

test('the picture of an answer has as much room below as an answer’s words', async ({ page }) => {
  const desk = await openWithDesk(page)
  answerRichly(desk)
  await routePicture(page)
  await openWindow(page)
  await page.evaluate(() => Reflect.get(window, 'OrcaChat').send('How long?'))
  const image = chat(page, '.picture img')
  await image.waitFor()
  const below = (await edges(chat(page, '.bot .bubble').last())).bottom - (await edges(image)).bottom
  expect(below).toBeLessThanOrEqual(14)
})

test('no character of a Chinese answer stands alone on its last line', async ({ page }) => {
  const desk = await openWithDesk(page, { html: 'lang="zh-CN"' })
  const words = '电量低时自动返航充电，充电时长取决于码头供电情况，'
  // One of these lengths ends with one character too many for the line before it, whatever the face.
  desk.reply = () => Array.from({ length: 22 }, (_, more) => ({ text: `${words}${'水'.repeat(more)}报价时给出。` }))
  await openWindow(page)
  await page.evaluate(() => Reflect.get(window, 'OrcaChat').send('续航？'))
  await expect(chat(page, '.bot .bubble .end')).toHaveCount(22)
  const parted = await chat(page, '.bot .bubble .end').evaluateAll(
    (ends) => ends.filter((end) => end.getClientRects().length > 1).length,
  )
  expect(parted).toBe(0)
})
