import { expect, type Locator, test } from '@playwright/test'
import { chat, launcher, openWindow, openWithDesk, readHalf } from '../support/widget-host.ts'
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
    await readHalf(page)
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
    // Not by its button: a fresh loader may have brought the window by itself by now.
    await page.evaluate(() => Reflect.get(window, 'OrcaChat').open())
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
  await expect(chat(page, '.bot .bubble .whole')).toHaveCount(22)
  const parted = await chat(page, '.bot .bubble .whole').evaluateAll(
    (ends) => ends.filter((end) => end.getClientRects().length > 1).length,
  )
  expect(parted).toBe(0)
})

for (const [width, height] of [
  [360, 780],
  [390, 844],
  [1280, 800],
] as const)
  test(`the first opening has no empty half, and all its questions in sight: ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await openWithDesk(page, {}, ({ config }) => {
      config.hot = Array.from({ length: 6 }, (_, at) => ({ id: `q${at}`, question: `Question ${at}?` }))
    })
    await openWindow(page)
    const list = await edges(chat(page, '.list'))
    const greeting = await edges(chat(page, '.first .bubble'))
    const questions = await edges(chat(page, '.first .choices'))
    expect([greeting.top, greeting.bottom]).toEqual([list.top, questions.top])
    expect(Math.abs(questions.bottom - list.bottom)).toBeLessThanOrEqual(1)
    await expect(chat(page, '.first .lake')).toBeVisible()
    await chat(page, '.first .choices button').first().click()
    await expect(chat(page, '.first')).toHaveCount(0)
    await expect(chat(page, '.row.visitor .bubble')).toHaveText('Question 0?')
  })

test('a short answer under a question that may be meant keeps its ranges whole', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  const desk = await openWithDesk(page)
  // One of these lengths would end its line within the range.
  desk.reply = () => [
    {
      type: 'suggestions',
      text: 'Did you mean',
      suggestions: Array.from({ length: 12 }, (_, more) => ({
        id: `s${more}`,
        question: 'How long?',
        answer: `The dock ${'n'.repeat(more)} has a supply of 16–33 kW there.`,
      })),
    },
  ]
  await openWindow(page)
  await page.evaluate(() => Reflect.get(window, 'OrcaChat').send('charge'))
  await expect(chat(page, '.told .whole')).toHaveCount(12)
  const heights = await chat(page, '.told .whole').evaluateAll((all) => all.map((one) => one.getClientRects().length))
  expect(Math.max(...heights)).toBe(1)
})

test('empty lines around a list are no gap: its lines stand as near as others', async ({ page }) => {
  const desk = await openWithDesk(page)
  desk.reply = () => [{ text: 'Two boats:\n\n- litter\n- weed\n\nBoth by day.\n\nAnd by night.' }]
  await openWindow(page)
  await page.evaluate(() => Reflect.get(window, 'OrcaChat').send('Which?'))
  await chat(page, '.bot .bubble ul').waitFor()
  const gaps = await chat(page, '.bot .bubble')
    .last()
    .evaluate((bubble) => {
      const edges = [...bubble.children].map((child) => child.getBoundingClientRect())
      return edges.slice(1).map(({ top }, at) => top - (edges[at]?.bottom ?? 0))
    })
  expect(gaps).toEqual([6, 6, 6])
})

test('what is pointed at, and what is pressed, looks so', async ({ page }) => {
  await openWithDesk(page)
  await openWindow(page)
  const row = chat(page, '.first .choices button').first()
  await expect(row).toHaveCSS('box-shadow', 'none')
  await row.hover()
  await expect(row).not.toHaveCSS('box-shadow', 'none')
  await chat(page, '.composer textarea').fill('How much?')
  const send = chat(page, '.send')
  await send.hover()
  await expect(send).toHaveCSS('filter', 'brightness(1.1)')
  for (const pressed of [row, chat(page, '.tool')]) {
    await pressed.hover()
    await page.mouse.down()
    await expect(pressed).toHaveCSS('filter', 'brightness(0.9)')
    await page.mouse.move(0, 0)
    await page.mouse.up()
  }
})

test('the lines of the head stand within it, above its survey line', async ({ page }) => {
  await openWithDesk(page, {}, ({ config }) => {
    config.texts = { title: 'Lake desk', hours: 'Answers at once, people from Monday to Friday' }
  })
  await openWindow(page)
  const head = await edges(chat(page, '.head'))
  const ends = await lineEnds(chat(page, '.head small'))
  expect((await edges(chat(page, '.title'))).top).toBeGreaterThanOrEqual(head.top)
  expect(Math.max(...ends)).toBeLessThanOrEqual(head.bottom - 2)
})

test('a long name ends in the head, and in the tip, on one line; what is new stands beside it', async ({ page }) => {
  const desk = await openWithDesk(page, {}, ({ config }) => {
    config.texts = {
      title: 'The Lakes and Waterways Service Desk of the Northern District',
      tip: 'Ask us.',
      hours: 'At once',
    }
  })
  await readHalf(page)
  const name = chat(page, '.tip small')
  await name.waitFor()
  expect((await edges(name)).height).toBe(26)
  await openWindow(page)
  const { right } = await edges(chat(page, '.title'))
  expect(right).toBeLessThanOrEqual((await edges(chat(page, '.head .square').first())).left)
  await expect(chat(page, '.title')).toHaveCSS('text-overflow', 'ellipsis')
  await page.evaluate(() => Reflect.get(window, 'OrcaChat').send('Hello?'))
  await page.evaluate(() => Reflect.get(window, 'OrcaChat').minimize())
  desk.say('operator', 'Here.')
  await chat(page, '.fresh').waitFor()
  expect((await edges(chat(page, '.fresh'))).right).toBeLessThanOrEqual((await edges(chat(page, '.grip'))).right)
})

for (const [style, face] of [
  ['', /^-apple-system/],
  ['html { --oc-face: Georgia }', /^Georgia/],
] as const)
  test(`words are in the system’s face, or in the one that the page names: ${style}`, async ({ page }) => {
    await openWithDesk(page, { head: `<style>${style}</style>` })
    await openWindow(page)
    for (const words of ['.layer', '.first .bubble', '.choices button >> nth=0', '.composer textarea'])
      await expect(chat(page, words), words).toHaveCSS('font-family', face)
  })

test('with the system’s own colours all that is pressed has an edge', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await openWithDesk(page)
  await openWindow(page)
  await page.evaluate(() => Reflect.get(window, 'OrcaChat').open({ view: 'board' }))
  for (const pressed of ['.submit', '.tool', '.send', '.head .square >> nth=0'])
    await expect(chat(page, pressed), pressed).toHaveCSS('border-top-width', '1px')
})

test('in the dark the grounds are the site’s own, too', async ({ page }) => {
  await openWithDesk(page, { attributes: 'data-theme="dark"' }, ({ config }) => {
    config.theme = { colours: { deep: '#7a2fb8', grounddark: '#1b1422', platedark: '#301f41', linedark: '#533d77' } }
  })
  await openWindow(page)
  await expect(chat(page, '.frame')).toHaveCSS('background-color', 'rgb(27, 20, 34)')
  await expect(chat(page, '.list')).toHaveCSS('background-color', 'rgb(48, 31, 65)')
})

test('a range of figures and a figure with its unit are on one line', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  const desk = await openWithDesk(page)
  // One of these lengths would end its line within the range.
  desk.reply = () =>
    Array.from({ length: 12 }, (_, more) => ({
      text: `The boat suits ${'n'.repeat(more)} lakes of 6.7–13.3 ha or so.`,
    }))
  await openWindow(page)
  await page.evaluate(() => Reflect.get(window, 'OrcaChat').send('How much?'))
  await expect(chat(page, '.bot .bubble .whole')).toHaveCount(12)
  const heights = await chat(page, '.bot .bubble .whole').evaluateAll((all) =>
    all.map((one) => one.getClientRects().length),
  )
  expect(Math.max(...heights)).toBe(1)
})

test('on a wide page all that is pressed stands in one row under the line', async ({ page }) => {
  const desk = await openWithDesk(page, {}, ({ config }) => {
    config.transcript = true
  })
  desk.reply = () => [{ text: 'Eight hours.' }]
  await openWindow(page)
  await page.evaluate(() => Reflect.get(window, 'OrcaChat').send('How long?'))
  await expect(chat(page, '.toolbar .square')).toHaveCount(3)
  for (const mode of ['restore', 'maximize']) {
    await page.evaluate((to) => Reflect.get(window, 'OrcaChat')[to](), mode)
    const line = await edges(chat(page, '.composer textarea'))
    const send = await edges(chat(page, '.send'))
    const tools = [await edges(chat(page, '.tool'))]
    for (const tool of await chat(page, '.toolbar .square').all())
      if (await tool.isVisible()) tools.push(await edges(tool))
    expect(send.right).toBe(line.right)
    for (const [at, { left, right, top, bottom }] of tools.entries()) {
      expect(top).toBeGreaterThanOrEqual(line.bottom)
      expect((top + bottom) / 2).toBe((send.top + send.bottom) / 2)
      expect(left).toBeGreaterThanOrEqual(tools[at - 1]?.right ?? 0)
      expect(right).toBeLessThan(send.left)
    }
  }
})

for (const [width, corner] of [
  [768, 'right-bottom'],
  [768, 'left-top'],
  [1024, 'right-bottom'],
  [1280, 'left-top'],
  [1440, 'right-bottom'],
] as const)
  test(`a panel covers neither the line of a window nor a minimised one: ${width} px, ${corner}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await openWithDesk(page, { attributes: `data-position="${corner}"` })
    await openWindow(page)
    await page.evaluate(() => Reflect.get(window, 'OrcaChat').open({ view: 'board' }))
    await chat(page, '.panel.board form').waitFor()
    const apart = async (selector: string) => {
      const [panel, other] = [await edges(chat(page, '.panel')), await edges(chat(page, selector))]
      const isBeside = panel.right <= other.left || panel.left >= other.right
      return isBeside || panel.bottom <= other.top || panel.top >= other.bottom
    }
    expect(await apart('.composer')).toBe(true)
    await page.evaluate(() => Reflect.get(window, 'OrcaChat').maximize())
    expect(await apart('.composer')).toBe(true)
    await page.evaluate(() => Reflect.get(window, 'OrcaChat').minimize())
    expect(await apart('.frame')).toBe(true)
    const { top, bottom } = await edges(chat(page, '.panel'))
    expect([top >= 0, bottom <= 800]).toEqual([true, true])
  })

for (const theme of ['light', 'dark'] as const)
  test(`a site’s own accent is read in window and form, in both themes: ${theme}`, async ({ page }) => {
    const links = { light: 'rgb(91, 31, 184)', dark: 'rgb(157, 120, 212)' }
    await openWithDesk(page, { attributes: `data-theme="${theme}"` }, ({ config }) => {
      config.theme = { colours: { deep: '#5b1fb8', signal: '#9d78d4', link: '#5b1fb8', linkdark: '#9d78d4' } }
    })
    await openWindow(page)
    await expect(chat(page, '.choices button').first()).toHaveCSS('color', links[theme])
    await page.evaluate(() => Reflect.get(window, 'OrcaChat').open({ view: 'board' }))
    await expect(chat(page, '.board a')).toHaveCSS('color', links[theme])
  })

test('a site’s own mark stands in the head, before and after the window has come', async ({ page }) => {
  const mark = 'M4 12h16M12 4l8 8-8 8'
  await openWithDesk(page, {}, ({ config }) => {
    config.theme = { mark }
  })
  let arrives = () => {}
  const held = new Promise<void>((resolve) => {
    arrives = resolve
  })
  await page.route('**/window-*.js*', async (route) => {
    await held
    await route.continue()
  })
  await (await launcher(page)).click()
  await expect(chat(page, '.frame > p')).toBeVisible()
  await expect(chat(page, '.face path')).toHaveAttribute('d', mark)
  arrives()
  await chat(page, '.composer').waitFor()
  await expect(chat(page, '.face path')).toHaveAttribute('d', mark)
})
