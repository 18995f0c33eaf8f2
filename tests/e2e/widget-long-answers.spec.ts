import { expect, test } from '@playwright/test'
import { chat, openWindow, openWithDesk } from '../support/widget-host.ts'

const lines = Array.from({ length: 40 }, (_, at) => `Line ${at + 1} of a long answer about a lake and its boats.`)
const table = {
  columns: ['SMURF', 'TITAN'],
  rows: [
    { label: 'Type', cells: ['Small boat', 'Large platform'] },
    { label: 'Endurance', cells: ['6–8 h', ''] },
  ],
  lines: [0, 2] as [number, number],
}
const compared = {
  text: 'SMURF: Small boat, 6–8 h.\nTITAN: Large platform.\nThe page has every row.',
  answer_id: 'which-boat',
  table,
}

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const)
  test(`a long answer opens at its beginning, under its question: ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    const desk = await openWithDesk(page)
    desk.reply = (text) => (text === 'Tell me all' ? [{ text: lines.join('\n') }] : [{ text: 'Eight hours.' }])
    const box = await openWindow(page)
    const ask = async (text: string) => {
      await box.fill(text)
      await box.press('Enter')
    }
    await ask('How long?')
    await expect(chat(page, '.row.bot').last()).toContainText('Eight hours.')
    await ask('Tell me all')
    await expect(chat(page, '.row.bot').last()).toContainText('Line 40')
    const question = chat(page, '.row.visitor[data-seq]').last()
    const below = async () => {
      const [list, row] = [await chat(page, '.list').boundingBox(), await question.boundingBox()]
      return Math.round((row?.y ?? 0) - (list?.y ?? 0))
    }
    await expect.poll(below).toBeGreaterThanOrEqual(0)
    expect(await below()).toBeLessThanOrEqual(20)
    await expect(chat(page, '.bubble .line').filter({ hasText: 'Line 1 of' })).toBeInViewport()
    // It counts as read, and the way to its end is a row that covers nobody's words.
    await expect.poll(() => desk.asked.at(-1)).toMatchObject({ body: { seq: 4 } })
    const [list, way] = [await chat(page, '.list').boundingBox(), await chat(page, '.newest').boundingBox()]
    expect((list?.y ?? 0) + (list?.height ?? 0)).toBeLessThanOrEqual((way?.y ?? 0) + 1)
    await chat(page, '.newest').click()
    await expect(chat(page, '.newest')).toHaveCount(0)
    // Who has gone to the end stays there, whatever is drawn again.
    await page.evaluate(() => Reflect.get(window, 'OrcaChat').mute(true))
    await expect(chat(page, '.foot').last()).toBeInViewport()
    await ask('How long?')
    await expect(chat(page, '.row.bot').last()).toContainText('Eight hours.')
    await expect(chat(page, '.row.bot .bubble').last()).toBeInViewport({ ratio: 1 })
  })

test('a question longer than the window leaves its answer in sight', async ({ page }) => {
  const desk = await openWithDesk(page)
  desk.reply = () => [{ text: lines.join('\n') }]
  const box = await openWindow(page)
  await box.fill(lines.join(' '))
  await box.press('Enter')
  await expect(chat(page, '.row.bot[data-seq] .bubble .line').first()).toBeInViewport()
})

test('a comparison is a table of three columns; what it stands for is not said twice', async ({ page }) => {
  const desk = await openWithDesk(page)
  desk.reply = () => [compared]
  await openWindow(page)
  await page.evaluate(() => Reflect.get(window, 'OrcaChat').send('smurf vs titan'))
  const drawn = page.getByRole('table')
  await expect(drawn.getByRole('columnheader')).toHaveText(['SMURF', 'TITAN'])
  await expect(drawn.getByRole('row').last()).toHaveText(/Endurance.*6–8 h.*–/)
  await expect(chat(page, '.row.bot .bubble').last()).not.toContainText('SMURF: Small boat')
  await expect(chat(page, '.row.bot .bubble').last()).toContainText('The page has every row.')
})

test('five boats in a narrow window: the table moves sideways, the page does not', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  const desk = await openWithDesk(page)
  const columns = ['SMURF', 'MOSHARK (cleaning)', 'MOSHARK (weed)', 'EFFICIENCY', 'TITAN']
  const rows = [{ label: 'Type', cells: columns.map((name) => `A boat called ${name}`) }]
  desk.reply = () => [{ text: 'Five.\nEnd.', table: { columns, rows, lines: [0, 1] } }]
  await openWindow(page)
  await page.evaluate(() => Reflect.get(window, 'OrcaChat').send('all of them'))
  const region = page.getByRole('region', { name: columns.join(', ') })
  await expect(region).toBeVisible()
  expect(await region.evaluate((node) => node.scrollWidth > node.clientWidth)).toBe(true)
  expect(await chat(page, '.list').evaluate((node) => node.scrollWidth <= node.clientWidth)).toBe(true)
  await region.focus()
  await expect(region).toBeFocused()
})

test('where tables do not come, the text says the same', async ({ page }) => {
  await page.route('**/later-*.js*', (route) => route.fulfill({ status: 404, body: '' }))
  const desk = await openWithDesk(page)
  desk.reply = () => [compared]
  await openWindow(page)
  await page.evaluate(() => Reflect.get(window, 'OrcaChat').send('smurf vs titan'))
  await expect(chat(page, '.row.bot .bubble').last()).toContainText('TITAN: Large platform.')
})
