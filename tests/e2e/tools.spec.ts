import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { encodeFleet, entryOf } from '#lib/fleet-advice/fleet-address'
import { encodeWater } from '#lib/water-address/encode-water'
import { lakeOfArea } from '#lib/water-drawing/drawing'
import { holdRequests } from '../support/hold-requests.ts'
import { blankShares, hasPoppler } from '../support/printed-pages.ts'
import { river } from '../support/waters/hard-waters.ts'

// What plays by itself is drawn sixty times a second: where that is not the promise it stands still.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('a buyer types an area, runs a boat over it and takes the result to the quote', async ({ page }) => {
  await page.goto('/en/tools/coverage')
  await page.mouse.move(200, 300)
  const area = page.getByLabel('Water area', { exact: true })
  await area.fill('2')
  await page.getByRole('button', { name: 'Use this area' }).click()
  await page.getByLabel('Litter in one full pass (kg)').fill('120')
  await page.getByRole('button', { name: 'Run the simulation' }).click()
  // 20,000 m² at 2 m and 1 m/s take 2 h 47 min, and 120 kg are three baskets of 50.
  await expect(page.getByRole('row', { name: /Basket changes/ })).toContainText('3')
  await expect(page.getByRole('row', { name: /Surface covered/ })).toContainText(/(9[7-9]|100)(\.\d)?%/)
  const [pdf] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'PDF' }).click()])
  const report = readFileSync(await pdf.path())
  expect(report.subarray(0, 5).toString()).toBe('%PDF-')
  // The simulation, and a year with its fleet.
  if (hasPoppler) expect(blankShares(report)).toHaveLength(2)

  // One sheet: route, results, figures, what they rest on.
  if (hasPoppler) expect(blankShares(await page.pdf({ preferCSSPageSize: true, format: 'A4' }))).toHaveLength(1)

  const link = page.url()
  await page.getByRole('button', { name: 'Send to my quote' }).click()
  await expect(page).toHaveURL(/\/en\/quote\?area=30&job=litter&boats=smurf/)
  await page.mouse.move(220, 320)
  await expect(page.locator('textarea[name=toolResult]')).toHaveValue(/Basket changes · 3/)
  await page.goto(link)
  await page.mouse.move(200, 300)
  await expect(page.getByLabel('Litter in one full pass (kg)')).toHaveValue('120')
})

test('the simulator opens with a sample lake being swept, and a press on Start leaves its map in sight', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/tools/coverage')
  await page.mouse.move(200, 300)
  const map = page.getByRole('application', { name: '水域画板' })
  const result = page.getByText(/示例湖，水域 347/)
  await expect(result).toBeInViewport()
  await expect(page.getByRole('button', { name: '暂停' })).toBeVisible()
  const moment = page.getByRole('slider', { name: '任务时刻' })
  await expect.poll(async () => Number(await moment.inputValue())).toBeGreaterThan(0)
  await expect(page).toHaveURL(/\/tools\/coverage$/)
  await page.getByRole('button', { name: '开始模拟' }).click()
  await expect(result).toBeInViewport()
  await expect(map).toBeInViewport({ ratio: 0.99 })

  // What runs by itself is not read aloud all the while.
  await expect(page.locator('main output')).toHaveAttribute('aria-live', 'off')

  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/tools/coverage?still')
  await page.mouse.move(220, 320)
  await expect(page.getByRole('button', { name: '播放' })).toBeVisible()
  await expect.poll(async () => Number(await moment.inputValue())).toBeGreaterThan(3_600)

  // What is gone is heard of, too.
  await page.getByRole('button', { name: '清空' }).click()
  await expect(page.getByRole('status').filter({ hasText: '从岸线开始' })).toHaveCount(1)
})

test('a lake drawn with the arrow keys has its area, and goes to the simulator with its link', async ({ page }) => {
  await page.goto('/tools/water')
  await page.mouse.move(200, 300)
  const board = page.getByRole('application', { name: '水域画板' })
  await board.focus()
  // The sample lake, whose shore makes way. Then a square of 200 m: two squares of the grid each way.
  await expect(page.getByText('347.4 亩')).toBeVisible()
  const unit = page.getByRole('combobox', { name: '面积单位' })
  expect(
    await unit.evaluate((select) => select.clientWidth - Number.parseFloat(getComputedStyle(select).paddingInlineEnd)),
  ).toBeGreaterThan(48)
  const steps = ['ArrowRight', 'ArrowUp', 'ArrowLeft']
  const said = page.getByRole('status').filter({ hasText: '十字' })
  await page.keyboard.press('Enter')
  await expect(said).toContainText('已落点：1')
  for (const arrow of steps) {
    for (let step = 0; step < 2; step++) await page.keyboard.press(`Shift+${arrow}`)
    await page.keyboard.press('Enter')
  }
  await expect(said).toContainText('已落点：4')
  await page.keyboard.press('Backspace')
  await expect(said).toContainText('已落点：3')
  await page.keyboard.press('Enter')
  // A button that has done what it could keeps the focus, so that Tab goes on from there.
  const close = page.getByRole('button', { name: '闭合' })
  await close.focus()
  await page.keyboard.press('Enter')
  await expect(close).toBeDisabled()
  await expect(close).toBeFocused()
  await expect(page.getByText('60 亩')).toBeVisible()
  await page.getByRole('button', { name: '码头', exact: true }).press('Enter')
  await board.press('Shift+ArrowLeft')
  await expect(said).toContainText('以西')
  await board.press('Enter')
  await expect(said).toContainText('码头设在这里')
  await page.getByRole('button', { name: '模拟覆盖航线' }).click()
  await expect(page).toHaveURL(/\/tools\/coverage#w=/)
})

test('the finder gives one answer for one lake in both languages, and says what it cannot know', async ({ page }) => {
  for (const [path, area, boats, limit] of [
    ['/tools/finder', '98', 'SMURF 鲸灵 × 1–2 艘', '5,000 亩'],
    ['/en/tools/finder', '6.5333', '1–2 × SMURF', '333 ha'],
  ] as const) {
    await page.goto(path)
    await page.mouse.move(200, 300)
    await page.locator('main input[inputmode=decimal]').first().fill(area)
    await expect(page.getByRole('heading', { level: 2, name: boats })).toBeVisible()
    await page.locator('main input[inputmode=decimal]').first().fill('10000000')
    await expect(page.getByText(limit)).toBeVisible()
  }
})

/** A ring of 40 corners round a place, as GeoJSON has it; `radius` in degrees. */
function lakeAt(longitude: number, latitude: number, radius: number) {
  const corner = (index: number) => {
    const angle = ((index % 40) / 40) * 2 * Math.PI
    return [longitude + radius * Math.cos(angle), latitude + radius * Math.sin(angle)]
  }
  return { type: 'Polygon', coordinates: [Array.from({ length: 41 }, (_, index) => corner(index))] }
}

function geoJson(...geometries: object[]) {
  const features = geometries.map((geometry) => ({ type: 'Feature', properties: {}, geometry }))
  return {
    name: 'waters.geojson',
    mimeType: 'application/geo+json',
    buffer: Buffer.from(JSON.stringify({ type: 'FeatureCollection', features })),
  }
}

test('a file that is no lake gets a sentence; one of several waters shows the largest, says so, and gives another by a press', async ({
  page,
}) => {
  await page.goto('/en/tools/water')
  await page.mouse.move(200, 300)
  const main = page.locator('main')
  const file = main.locator('input[type=file]')

  await test.step('a file that is no lake', async () => {
    await file.setInputFiles({
      name: 'lake.geojson',
      mimeType: 'application/json',
      buffer: Buffer.from('{"type":"Point"'),
    })
    await expect(page.locator('main').getByRole('alert')).toContainText('could not be read')
  })

  await test.step('several waters, put away by a refusal', async () => {
    await file.setInputFiles(geoJson(lakeAt(11, 48, 0.002), lakeAt(11.5, 48.2, 0.004), lakeAt(17, 46, 0.001)))
    const which = main.getByRole('group', { name: 'Which site?' })
    await expect(which.getByRole('radio')).toHaveCount(3)
    await expect(which.getByRole('radio').first()).toBeChecked()
    await expect(main.getByText('The largest area is shown.')).toBeVisible()
    await expect(main.getByText(/48\.2000° N, 11\.5000° E/)).toBeVisible()
    const largest = await main.locator('dd[data-first]').first().textContent()
    await which.getByRole('radio').nth(2).check()
    await expect(main.getByText(/46\.0000° N, 17\.0000° E/)).toBeVisible()
    await expect(main.locator('dd[data-first]').first()).not.toHaveText(largest ?? '')
    await file.setInputFiles({ name: 'lake.dwg', mimeType: 'image/vnd.dwg', buffer: Buffer.from('AC1027') })
    await expect(main.getByRole('alert')).toHaveCount(1)
    await expect(main.getByRole('alert')).toContainText('CAD drawing')
    await expect(main.locator('dd[data-first]')).toHaveCount(0)
    await expect(which).toHaveCount(0)
  })
})

test('a river that is a line is asked for its width', async ({ page }) => {
  await page.goto('/tools/water')
  await page.mouse.move(200, 300)
  const main = page.locator('main')
  const river = { type: 'LineString', coordinates: Array.from({ length: 30 }, (_, i) => [11 + i / 1000, 48]) }
  await main.locator('input[type=file]').setInputFiles(geoJson(river))
  await main.getByLabel('河宽（米）').fill('18')
  await main.getByRole('button', { name: '画出河面' }).click()
  // 2,162 m by 18 m.
  await expect(main.getByText('58.4 亩')).toBeVisible()
})

test('a lake from a file has the same figures after a reload', async ({ page }) => {
  await page.goto('/en/tools/coverage')
  await page.mouse.move(200, 300)
  const main = page.locator('main')
  await main.locator('input[type=file]').setInputFiles(geoJson(lakeAt(11, 48, 0.0013)))
  await expect(main.getByText(/48\.0000° N/)).toBeVisible()
  const figures = async () => {
    await page.getByLabel('Litter in one full pass (kg)').fill('700')
    await page.getByRole('button', { name: 'Run the simulation' }).click()
    await expect(page.getByRole('row', { name: /Basket changes/ })).toBeVisible()
    return main.locator('table').first().textContent()
  }
  const before = await figures()
  await page.reload()
  await page.mouse.move(220, 320)
  await expect(page.getByRole('button', { name: 'Run the simulation' })).toBeEnabled()
  expect(await figures()).toBe(before)
})

test('a link compares its boats at once: differences first, more boats by a tick, the table as a file', async ({
  page,
}) => {
  await page.goto('/en/product/compare?boats=smurf,titan')
  const heads = page.locator('main thead th:visible')
  await expect(heads).toHaveText([/Compared/, /SMURF/, /TITAN/])
  await expect(page.getByRole('status').first()).toContainText('2 boats')
  const same = await page
    .locator('main tbody tr:visible')
    .evaluateAll((rows) => rows.map((row) => 'same' in row.dataset))
  expect(same).toContain(true)
  expect(same).toEqual([...same].sort((a, b) => Number(a) - Number(b)))
  await page.getByRole('checkbox', { name: 'XI' }).check()
  await page.getByRole('checkbox', { name: 'YANG' }).check()
  await expect(page).toHaveURL(/\?boats=smurf,titan,xi,yang$/)
  await expect(page.getByRole('checkbox', { name: 'APAS' })).toBeDisabled()
  await expect(page.getByRole('link', { name: 'Get a quote for these' })).toHaveAttribute(
    'href',
    /boats=smurf,titan,xi,yang/,
  )
  await page.getByRole('checkbox', { name: 'Show differences only' }).check()
  const [csv] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'CSV' }).click()])
  const lines = readFileSync(await csv.path(), 'utf8')
    .trim()
    .split('\r\n')
  expect(lines[0]).toBe('Compared,SMURF,TITAN,XI,YANG')
  expect(lines).toHaveLength(1 + (await page.locator('main tbody tr:visible').count()))
})

test('a comparison begins with three boats, script or not, and their names stay in sight', async ({
  browser,
  page,
}) => {
  const still = await browser.newContext({ javaScriptEnabled: false })
  for (const shown of [page, await still.newPage()]) {
    await shown.goto('/en/product/compare')
    await expect(shown.locator('main thead th:visible')).toHaveText([/Compared/, /SMURF/, /MOSHARK/, /EFFICIENCY/])
    const names = shown.locator('main thead a:visible')
    const lines = await names.evaluateAll((links) => links.map((link) => Math.round(link.getBoundingClientRect().y)))
    expect(new Set(lines).size, 'the names stand on one line').toBe(1)
  }
  await still.close()
  await expect(page).toHaveURL(/\/compare$/)
  await page.locator('main tbody tr:visible').last().scrollIntoViewIfNeeded()
  await expect(page.locator('main thead').getByRole('link', { name: 'SMURF' })).toBeInViewport()
})

test('an operator enters a price, sees a range and what matters most, and the link brings it back', async ({
  page,
}) => {
  await page.goto('/en/tools/tour-boat')
  await page.mouse.move(200, 300)
  // Begins with the day above: 900 visitors in 15 boats.
  await expect(page.getByLabel('Visitors per boat and day')).toHaveValue('60')
  await page.getByLabel('Number of boats').fill('1')
  await page.getByLabel('Visitors per boat and day').fill('50')
  await page.getByLabel('Ticket per person').fill('60')
  await page.getByLabel('Price of a boat').fill('800,000')
  await page.getByLabel('Running cost per boat and year').fill('300000')
  // 16,000 visitors at 60 less 300,000; a fifth worse and better in every number.
  await expect(page.getByRole('row', { name: /^Surplus/ })).toContainText('660,000')
  await expect(page.getByRole('row', { name: /^Visitors per boat and day/ })).toBeVisible()
  await page.getByLabel('Ticket per person').fill('-1')
  await expect(page.getByText('Enter a number from 0 to 1,000,000.')).toBeVisible()
  await page.getByLabel('Ticket per person').fill('60')
  await page.getByLabel('Number of boats').fill('1.5')
  await expect(page.getByText('Enter a whole number from 1 to 200.')).toBeVisible()
  await page.getByLabel('Number of boats').fill('1')
  await page.goto(page.url().replace('#', '?from=mail#'))
  await expect(page.getByRole('row', { name: /^Surplus/ })).toContainText('660,000')
})

test('visitors a day become boats and a line at the pier, in the finder too; the link brings them back', async ({
  page,
}) => {
  await page.goto('/en/tools/finder')
  await page.mouse.move(200, 300)
  await expect(page.locator('[data-island=tool][data-hydrated]')).toBeAttached()
  await page.getByText('Carry visitors').click()
  await page.getByLabel('Visitors a day').fill('450')
  const answer = page.getByRole('heading', { level: 2, name: '450 visitors a day' })
  await expect(answer).toBeVisible()
  await expect(page.locator('main')).not.toContainText('× XI')
  await page.getByLabel('Visitors on the water at once').fill('900')
  await expect(page.getByText('enter it as visitors a day')).toBeVisible()
  await page.getByRole('button', { name: 'Plan the day' }).click()
  await expect(page).toHaveURL(/\/en\/tools\/tour-boat#/)
  await page.mouse.move(220, 320)
  const planned = page.getByRole('heading', { level: 2, name: /^\d+ boats for 450 visitors a day$/ })
  await expect(planned).toBeVisible()
  const boats = Number((await planned.textContent())?.split(/\s/)[0])
  await page.getByLabel('Length of the ride (min)').fill('20')
  await expect(page.getByLabel('Number of boats')).not.toHaveValue(String(boats))
  const shorter = await planned.textContent()
  expect(Number(shorter?.split(/\s/)[0])).toBeLessThan(boats)
  await page.goto(page.url().replace('#', '?again#'))
  await page.mouse.move(200, 300)
  await expect(page.getByLabel('Length of the ride (min)')).toHaveValue('20')
  await expect(page.getByRole('heading', { level: 2, name: shorter ?? '' })).toBeVisible()
})

test('the console plays by itself in sight, is steered by hand, and gives its report', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/en/solution/solution')
  await page.mouse.move(200, 300)
  const section = page.locator('#console')
  await section.scrollIntoViewIfNeeded()
  const clock = section.locator('section time').first()
  await expect(clock).not.toHaveText('6:40')
  await section.getByRole('button', { name: 'Take over Boat 2' }).click()
  await section.getByRole('button', { name: 'Ahead', exact: true }).click()
  await expect(section.getByText('Taken over')).toBeVisible()
  await section.getByRole('button', { name: 'Hand back' }).first().click()
  await expect(section.getByText('Taken over')).toBeHidden()
  await section.getByRole('button', { name: 'Pause' }).click()
  const stood = await clock.textContent()
  const [csv] = await Promise.all([page.waitForEvent('download'), section.getByRole('button', { name: 'CSV' }).click()])
  const report = readFileSync(await csv.path(), 'utf8')
  expect(report).toContain(`until ${stood}`)
  expect(report).toMatch(/Takeovers,0,1,0,1/)
})

test('a link that was cut short or names no boat of ours gets a sentence in the place of its answer', async ({
  page,
}) => {
  await page.goto('/en/tools/coverage#w=AgICAgICAg')
  await page.mouse.move(200, 300)
  const main = page.locator('main')
  await expect(main.getByRole('alert')).toContainText('does not hold a complete drawing')
  await page.getByLabel('Water area', { exact: true }).fill('2')
  await page.getByRole('button', { name: 'Use this area' }).click()
  await expect(main.getByRole('alert')).toHaveCount(0)
  await page.getByLabel('Distance from shore (m)').fill('-1')
  await expect(main.getByText('Enter a number from 0 to 100.')).toBeVisible()
  await page.goto('/tools/tour-boat#v=2_200')
  await page.mouse.move(220, 320)
  await expect(main.getByText('链接中的数据不完整')).toBeVisible()
  await page.goto('/en/product/compare?boats=smurf,submarine')
  await expect(page.getByRole('status').first()).toContainText('names a boat that is not compared here')
  await page.getByRole('checkbox', { name: 'TITAN' }).check()
  await expect(page.getByRole('status').first()).toContainText('2 boats')
})

test('without script a tool offers the quote form, and the finder stands answered for 120 mu', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/en/tools/coverage')
  await expect(page.locator('main').getByRole('link', { name: 'Get a quote', exact: true })).toBeVisible()
  await page.goto('/tools/finder')
  await expect(page.getByRole('textbox', { name: '水域面积' })).toHaveValue('120')
  await expect(page.getByRole('heading', { level: 2, name: /× 1/ })).toBeVisible()
  await page.goto('/tools/tour-boat')
  await expect(page.getByRole('heading', { level: 2, name: '每天 900 人次，需要 15 艘船' })).toBeVisible()
  await expect(page.getByRole('img', { name: /一天中码头的排队人数/ })).toBeVisible()
  await page.goto('/en/solution/solution')
  await expect(page.getByRole('img', { name: /three boats on their routes/ })).toBeVisible()
  await context.close()
})

test('the finder takes its area, fleet and litter along into the simulation, which says that its lake is a plain one', async ({
  page,
}) => {
  await page.goto('/en/tools/finder')
  await page.mouse.move(200, 300)
  await page.getByRole('textbox', { name: 'Water area' }).fill('37')
  await page.getByLabel(/Litter or weed a day/).fill('600')
  await page.getByRole('button', { name: 'Simulate the coverage' }).click()
  await expect(page).toHaveURL(/\/en\/tools\/coverage#.*\bw=/)
  await page.mouse.move(220, 320)
  await expect(page.getByLabel('Number of boats')).toHaveValue('2')
  await expect(page.getByLabel('Litter in one full pass (kg)')).toHaveValue('600')
  await expect(page.getByText('this is a plain lake of the given area')).toBeVisible()
  await page.getByRole('button', { name: 'Run the simulation' }).click()
  await expect(page.getByText('Water area 37 ha')).toBeVisible()
  await expect(page.getByRole('columnheader', { name: /2 × EFFICIENCY/ }).first()).toBeVisible()
})

test('a river in bends is run along its banks; the quote has what it rests on, and its outline simplified', async ({
  page,
}) => {
  const shape = {
    outline: river({ lengthM: 8_000, width: () => 18.3, swingM: 60, waveM: 400 }),
    islands: [],
    shallows: [],
    dock: null,
  }
  const fleet = entryOf('moshark-weed')
  const words = new URLSearchParams({
    w: encodeWater({ shape, origin: null }),
    a: encodeFleet({ ...fleet, texts: { ...fleet.texts, widthM: '6' } }),
    c: '1.5',
  })
  await page.goto(`/en/tools/coverage#${words}`)
  await page.mouse.move(200, 300)
  await expect(page.getByLabel('Distance from shore (m)')).toHaveValue('1.5')
  await page.getByRole('button', { name: 'Run the simulation' }).click()
  await expect(page.getByRole('row', { name: /^Overlap/ })).toContainText(/\d(\.\d)?%/)
  const rows = await page.getByRole('table').first().locator('tbody tr').allInnerTexts()
  await page.getByRole('button', { name: 'Send to my quote' }).click()
  await expect(page).toHaveURL(/\/en\/quote\?area=\d+(\.\d+)?&job=weed&boats=moshark/)
  await page.mouse.move(220, 320)
  const note = page.locator('textarea[name=toolResult]')
  await expect(note).toHaveValue(/Sweep width \(m\) · 6\n(.*\n)*Distance from shore \(m\) · 1\.5\n/)
  await expect(note).toHaveValue(/simplified to \d+\sm: [\d,]+\sm² instead of [\d,]+\sm²/)
  const text = await note.inputValue()
  for (const row of rows) expect(text).toContain(row.replace('\t', ' · '))
  const link = text.trim().split('\n').at(-1) ?? ''
  expect(link.length).toBeLessThanOrEqual(2_000)
  await page.goto(link)
  await page.mouse.move(200, 300)
  await expect(page.getByLabel('Distance from shore (m)')).toHaveValue('1.5')
  await expect(page.getByRole('button', { name: 'Run the simulation' })).toBeEnabled()
})

test('a drawing opens the simulation with the fleet that its size asks for, until the visitor chooses one', async ({
  page,
}) => {
  await page.goto(`/en/tools/coverage#w=${encodeWater({ shape: lakeOfArea(1_780_000), origin: null })}`)
  await page.mouse.move(200, 300)
  await expect(page.getByLabel('Number of boats')).toHaveValue('6')
  await expect(page.getByText('Suggested for 178 ha')).toBeVisible()
  await page.getByLabel('Number of boats').fill('3')
  await page.getByLabel('Water area', { exact: true }).fill('2')
  await page.getByRole('button', { name: 'Use this area' }).click()
  await expect(page.getByLabel('Number of boats')).toHaveValue('3')
})

test('a choice made before the tool answers is what it goes by', async ({ page }) => {
  const release = await holdRequests(page, '**/_next/static/**/*.js')
  await page.goto('/en/tools/finder')
  const weed = page.getByRole('radio', { name: 'Cut and collect weed' })
  await page.getByText('Cut and collect weed').click()
  await expect(weed).toBeChecked()
  release()
  await page.getByLabel('Cutting depth (cm)').fill('40')
  await expect(weed).toBeChecked()
})

test('before the first act the drawing tools show a lake and what opens them', async ({ page }) => {
  for (const path of ['/tools/coverage', '/en/tools/water']) {
    await page.goto(path)
    const words = page.getByText(/工具随即打开|the tool opens/)
    await expect(words).toBeInViewport()
    await expect(words.locator('xpath=preceding-sibling::*')).toBeInViewport({ ratio: 0.9 })
  }
})
