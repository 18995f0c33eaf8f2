import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { accessibilityFaults } from '../support/accessibility-faults.ts'
import { blankShares, hasPoppler } from '../support/printed-pages.ts'
import { untilAtRest } from '../support/start-page.ts'

async function open(page: Page, address: string) {
  await page.goto(address)
  await page.mouse.move(200, 300)
  await expect(page.locator('[data-island=tool][data-hydrated]')).toBeAttached()
}

const boats = (page: Page) => page.getByRole('heading', { level: 2 }).first()

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the page opens with its answer, and the form gets one for the visitor’s own water', async ({ page }) => {
    await page.goto('/en/tools/season')
    await expect(boats(page)).toHaveText(/^2 × MOSHARK/)
    await expect(page.getByText('18.2', { exact: true }).first()).toBeVisible()
    await page.getByLabel('Water area').fill('20')
    await page.getByRole('button', { name: 'Calculate' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('A year of cleaning')
    // 20 ha are 300 mu: EFFICIENCY, 7.5 h a sweep.
    await expect(page.getByText('20 ha ÷ 2.67 ha/h = 7.5 h of one boat')).toBeVisible()
    await page.goto('/api/season/en?area=none&days=9')
    await expect(page.getByRole('alert')).toHaveText('Correct these fields first: Water area and Working days a week.')
  })

  test('in Chinese, too', async ({ page }) => {
    await page.goto('/tools/season')
    await expect(boats(page)).toHaveText(/× 2\s艘$/)
    await page.getByLabel('水域面积').fill('300')
    await page.getByRole('button', { name: '计算' }).click()
    await expect(page.getByText('300 亩 ÷ 40 亩/小时 = 7.5 船时')).toBeVisible()
  })
})

test('boxes side by side on a phone stand on one line, however long a name is', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const [path, ...names] of [
    ['/en/tools/season', 'Litter a day (kg, wet)', 'Litter from one storm (kg, wet)'],
    ['/tools/season', '每天的垃圾（湿重，公斤）', '一场暴雨冲下的垃圾（湿重，公斤）'],
  ] as const) {
    await page.goto(path)
    const tops = await Promise.all(names.map(async (name) => (await page.getByLabel(name).boundingBox())?.y))
    expect(tops[1], path).toBe(tops[0])
  }
})

test('another area, another answer; its link opens the same, prices stay behind #', async ({ page, context }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await open(page, '/en/tools/season')
  await page.getByLabel('Water area').fill('16')
  await expect(boats(page)).toHaveText(/EFFICIENCY/)
  await page.getByLabel('Number of boats').fill('1')
  await page.getByLabel('Wage per hour').fill('31')
  await page.getByLabel('Service per month per ha').fill('1500')
  await expect(page.getByRole('row', { name: /^A year – – 288,000/ })).toBeVisible()
  const link = new URL(page.url())
  expect(link.search).toBe('?unit=ha&area=16&boats=1')
  expect(link.hash).toContain('wage=31')
  const other = await context.newPage()
  await open(other, link.href)
  await expect(boats(other)).toHaveText((await boats(page).textContent()) ?? '')
  await expect(other.getByLabel('Wage per hour')).toHaveValue('31')
  expect(asked.filter((url) => url.includes('wage'))).toEqual([])
})

test('a half-typed number keeps the last answer; by keyboard alone one goes from the area to the weeks of the year', async ({
  page,
}) => {
  await open(page, '/en/tools/season')

  await test.step('what is wrong is said', async () => {
    await page.getByLabel('Working days a week').fill('8')
    await expect(page.getByText('Enter a whole number from 1 to 7.')).toBeVisible()
    await expect(boats(page)).toHaveText(/^2 × MOSHARK/)
    await page.getByLabel('Working days a week').fill('7')
    await expect(page.getByText('Enter a whole number from 1 to 7.')).toBeHidden()
  })

  await test.step('by keyboard alone', async () => {
    await page.getByLabel('Water area').focus()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('100')
    await expect(boats(page)).toHaveText(/EFFICIENCY/)
    const weeks = page.getByText('All 52 weeks as a table')
    await weeks.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('row', { name: /^49–52 Dec 3/ })).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('region', { name: 'The year, week by week' })).toBeFocused()
  })
})

test('limits rule a boat out and change the advice', async ({ page }) => {
  await open(page, '/en/tools/season?area=4&unit=ha')
  await expect(boats(page)).toHaveText(/SMURF/)
  await page.getByText('Site limits', { exact: true }).click()
  await page.getByLabel('Least depth (m)').fill('0.46')
  const listed = page.getByRole('main').getByRole('listitem')
  const smurf = listed.filter({ hasText: 'SMURF' })
  await expect(smurf).toContainText('ruled out')
  await expect(smurf).toContainText('Draws 0.47 m (indicative), too deep for 0.46 m.')
  await expect(boats(page)).toHaveText(/MOSHARK/)
  await page.getByLabel('Wind while working (m/s)').fill('8')
  // What the depth rules out stays ruled out; the boat that is left has to be asked for.
  await expect(smurf).toContainText('ruled out')
  await expect(listed.filter({ hasText: /MOSHARK.*Wind 8\sm\/s/ })).toContainText('ask us')
})

test('CSV and PDF carry the plan', async ({ page }) => {
  await open(page, '/tools/season#wage=30')
  const [csv] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'CSV' }).click()])
  const rows = (await readFile(await csv.path(), 'utf8')).replace(/^\ufeff/, '').split('\r\n')
  expect(rows[0]).toBe('全年保洁测算')
  const year = rows.find((row) => row.startsWith('清运量'))
  expect(year?.split(',')).toEqual(['清运量（湿重，吨）', '0.35', '0.35', '18.2'])
  expect(rows.find((row) => row.startsWith('人工,'))).toBe('人工,"35,880","35,880",—,—')
  // 52 weeks stand at its end.
  expect(rows.at(-2)).toMatch(/^52,12月24日,/)
  const [pdf] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'PDF' }).click()])
  const bytes = await readFile(await pdf.path())
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
  if (hasPoppler) expect(blankShares(bytes)).toHaveLength(2)
})

test('the quote shows the plan, its inputs and the link back', async ({ page }) => {
  await open(page, '/en/tools/season?area=16&unit=ha')
  await page.getByRole('button', { name: 'Send to my quote' }).click()
  await expect(page).toHaveURL(/\/en\/quote\?area=240&job=litter&boats=efficiency/)
  await page.mouse.move(220, 320)
  const note = page.locator('textarea[name=toolResult]')
  await expect(note).toHaveValue(/A year of cleaning\nOne year on 16\sha/)
  await expect(note).toHaveValue(/Working days a week · 5/)
  await expect(note).toHaveValue(/\/en\/tools\/season\?area=16&unit=ha/)
})

test('on a phone the weeks’ table scrolls in its own frame, not the page', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await open(page, '/en/tools/season?area=4000&unit=ha&boats=200')
  await page.getByText('All 52 weeks as a table').click()
  await expect(page.getByRole('region', { name: 'The year, week by week' })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
})

for (const path of ['/tools/season', '/en/tools/season?area=4&unit=ha&depth=0.46&wind=8']) {
  test(`${path} has no accessibility fault`, async ({ page }) => {
    await open(page, path)
    for (const summary of await page.locator('main summary').all()) await summary.click()
    await untilAtRest(page)
    expect(await accessibilityFaults(page)).toEqual([])
  })
}

test('a water of the finder or of the simulator opens its year', async ({ page }) => {
  await open(page, '/en/tools/finder?area=16&unit=ha')
  await page.getByRole('button', { name: 'Plan a year' }).click()
  await expect(page).toHaveURL(/\/en\/tools\/season\?.*area=16/)
  await page.mouse.move(220, 320)
  await expect(boats(page)).toHaveText(/EFFICIENCY/)
})
