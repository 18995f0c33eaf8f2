import { expect, type Page, test } from '@playwright/test'
import { encodeFleet, entryOf } from '#lib/fleet-advice/fleet-address'
import { encodeWater } from '#lib/water-address/encode-water'

const outline = [
  { x: 0, y: 0 },
  { x: 400, y: 0 },
  { x: 400, y: 200 },
  { x: 0, y: 200 },
]
const lake = { type: 'Polygon', coordinates: [outline.map(({ x, y }) => [120 + x / 100_000, 30 + y / 100_000])] }

/** The page was touched, and answers. */
async function alive(page: Page, x: number) {
  await page.mouse.move(x, 300)
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
}

// What plays by itself is drawn sixty times a second: here it stands still.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('a file becomes a water, a simulation, a day of tour boats and a quote, and nothing is lost on the way', async ({
  page,
}) => {
  await page.goto('/en/tools/water')
  await alive(page, 200)
  const ring = lake.coordinates[0] ?? []
  const closed = { ...lake, coordinates: [[...ring, ring[0]]] }
  await page.locator('input[type=file]').setInputFiles({
    name: 'lake.geojson',
    mimeType: 'application/geo+json',
    buffer: Buffer.from(JSON.stringify(closed)),
  })
  await expect(page).toHaveURL(/#w=/)
  const thread = page.getByRole('navigation', { name: 'Continue with the same site' })
  await thread.getByRole('link', { name: 'Simulate the coverage' }).click()
  await expect(page).toHaveURL(/\/en\/tools\/coverage#w=/)
  await alive(page, 210)
  await page.getByLabel('Litter in one full pass (kg)').fill('120')
  await page.getByLabel('Distance from shore (m)').fill('2.5')
  await thread.getByRole('link', { name: 'Tour boat calculator' }).click()
  await alive(page, 220)
  await page.getByLabel('Visitors a day').fill('450')
  await expect(page.getByRole('heading', { level: 2, name: /boats for 450 visitors/ })).toBeVisible()
  await thread.getByRole('link', { name: 'A year of cleaning' }).click()
  await alive(page, 225)
  await expect(page.getByLabel('Water area')).toHaveValue(/^8(\.\d+)?$/)
  await page.getByLabel('Working days a week').fill('3')
  await thread.getByRole('link', { name: 'Find boats' }).click()
  await alive(page, 230)
  await page.getByText('Cut and collect weed').click()
  await page.getByLabel('Cutting depth (cm)').fill('40')
  await thread.getByRole('link', { name: 'Simulate the coverage' }).click()
  await alive(page, 240)
  await expect(page.getByLabel('Litter in one full pass (kg)')).toHaveValue('120')
  await expect(page.getByLabel('Distance from shore (m)')).toHaveValue('2.5')
  await thread.getByRole('link', { name: 'Find boats' }).click()
  await alive(page, 250)
  await expect(page.getByLabel('Cutting depth (cm)')).toHaveValue('40')

  await thread.getByRole('link', { name: 'A year of cleaning' }).click()
  await alive(page, 255)
  await expect(page.getByLabel('Working days a week')).toHaveValue('3')
  await thread.getByRole('link', { name: 'Find boats' }).click()
  await alive(page, 258)
  await thread.getByRole('link', { name: 'Get a quote with these entries' }).click()
  await alive(page, 260)
  const along = page.getByRole('region', { name: 'From the planning tools' })
  await expect(along.getByRole('img', { name: /Outline of the site/ })).toBeVisible()
  await expect(along.getByRole('listitem')).toContainText([
    /^Site: 8/,
    /^Fleet: 1 × /,
    '2.5 m',
    '450 visitors',
    'Boat finder',
    /^A year of cleaning: \d+ × .+ boat-hours a year; people in the busiest week: \d+; cleared within 3\sdays of a storm$/,
  ])
  await page.getByRole('button', { name: 'Contact details' }).click()
  await expect(along).toBeVisible()
  await expect(page.locator('textarea[name=toolResult]')).toHaveValue(
    /Tour boats: 450\svisitors a day[\s\S]*A year of cleaning: /,
  )
  await page.getByLabel('Name', { exact: true }).fill('Ann Lake')
  await page.locator('#quote-email').fill(`ann.${Date.now()}@lake.example`)
  await page.getByRole('checkbox', { name: /I agree|consent/i }).check()
  const [sent] = await Promise.all([
    page.waitForRequest((request) => request.url().endsWith('/api/forms/quote')),
    page.getByRole('button', { name: 'Send the request' }).click(),
  ])
  await expect(page.getByText('Thank you. We have your request')).toBeVisible()
  const { toolAddress } = sent.postDataJSON()
  expect(toolAddress).toMatch(/^\/en\/tools\/finder\?/)
  await page.goto(toolAddress)
  await alive(page, 270)
  await expect(page.getByLabel('Cutting depth (cm)')).toHaveValue('40')
})

test('what comes along can be left out, and a quote without it looks as ever', async ({ page }) => {
  const words = new URLSearchParams({
    w: encodeWater({ shape: { outline, islands: [], shallows: [], dock: null }, origin: null }),
  })
  await page.goto(`/en/quote?area=120#${words}`)
  await alive(page, 200)
  const along = page.getByRole('region', { name: 'From the planning tools' })
  await along.getByRole('button', { name: 'Leave it out' }).click()
  await expect(along).toHaveCount(0)
  await expect(page).toHaveURL(/\/en\/quote\?area=120$/)
  await expect(page.locator('input[name=toolAddress]')).toHaveCount(0)
  await expect(page.locator('textarea[name=toolResult]')).toHaveValue('')
})

test('a short link opens the same figures elsewhere, is remembered here, and is deleted with its own link', async ({
  page,
  browser,
}) => {
  const fleet = entryOf('moshark-weed')
  const words = new URLSearchParams({
    w: encodeWater({ shape: { outline, islands: [], shallows: [], dock: null }, origin: null }),
    a: encodeFleet({ ...fleet, texts: { ...fleet.texts, widthM: '6' } }),
    c: '1.5',
  })
  await page.goto(`/en/tools/coverage#${words}`)
  await alive(page, 200)
  const make = page.getByRole('button', { name: 'Make a short link, kept for 90 days' })
  await make.click()
  const link = await page.getByLabel('Short link').inputValue()
  expect(link).toMatch(/\/s\/[\w-]{22}$/)
  await page.reload()
  await alive(page, 210)
  await make.click()
  await expect(page.getByLabel('Short link')).toHaveValue(link)

  const context = await browser.newContext()
  const other = await context.newPage()
  await other.goto(link)
  await expect(other).toHaveURL(/\/en\/tools\/coverage#w=/)
  await alive(other, 200)
  await expect(other.getByLabel('Distance from shore (m)')).toHaveValue('1.5')
  await expect(other.getByLabel('Sweep width (m)')).toHaveValue('6')
  await context.close()

  await page.getByRole('link', { name: 'Delete this link' }).click()
  await page.getByRole('button', { name: 'Delete it' }).click()
  await expect(page.getByRole('heading', { name: 'The link is deleted' })).toBeVisible()
  // The browser's own language decides where nothing else is known any more.
  const gone = await page.goto(link)
  expect(gone?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: '链接已失效' })).toBeVisible()
})
