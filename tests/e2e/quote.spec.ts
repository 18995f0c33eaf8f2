import { expect } from '@playwright/test'
import { accessibilityFaults } from '../support/accessibility-faults.ts'
import { untilAtRest } from '../support/start-page.ts'
import { storedLeads } from '../support/stored-leads.ts'
import { freshEmail } from '../support/visitor.ts'
import { test } from '../support/visitor-test.ts'

test('five steps lead to a request that says everything that was chosen', async ({ page }) => {
  const email = freshEmail()
  await page.goto('/en/quote')
  await page.locator('main').getByRole('radio', { name: 'Lake', exact: true }).check()
  await page.locator('main').getByRole('button', { name: 'Next' }).click()
  await expect(page.getByRole('heading', { name: 'Size of the site' })).toBeFocused()
  await page.locator('main').getByRole('textbox', { name: 'Water area to look after ha' }).fill('20')
  await expect(page.locator('main input[name="area"]')).toHaveValue('300')
  await page.keyboard.press('Enter')
  await page.locator('main').getByRole('radio', { name: 'Harvesting aquatic weed' }).check()
  await page.locator('main').getByRole('button', { name: 'Next' }).click()
  await page
    .locator('main')
    .getByRole('checkbox', { name: /MOSHARK/ })
    .check()
  await page.locator('main').getByRole('button', { name: 'Next' }).click()
  await expect(page).toHaveURL(/\?water=lake&area=300&job=weed&boats=moshark&step=contact$/)

  const summary = page.getByRole('list', { name: 'Steps of the request' })
  await expect(summary).toContainText('20 ha')
  await expect(summary).toContainText('MOSHARK')
  await page.locator('main').getByLabel('Name', { exact: true }).fill('Ann Lake')
  await page.locator('main').getByLabel('Email', { exact: true }).fill(email)
  await page
    .locator('main')
    .getByRole('checkbox', { name: /privacy policy/ })
    .check()
  await page.waitForTimeout(1500)
  await page.locator('main').getByRole('button', { name: 'Send the request' }).click()
  await expect(page.getByRole('heading', { name: 'Thank you. We have your request' })).toBeVisible()
  expect(page.url()).not.toContain('lake.example') // addresses never hold contact data (READ-11)
  const [lead] = storedLeads(email)
  await expect(page.getByText(/^Request number/)).toContainText(lead?.id ?? 'no lead')
  expect(lead?.payload.answers).toMatchObject({ water: 'lake', area: '300', job: 'weed' })
  expect(lead?.payload.boats).toEqual(['moshark'])
})

test('where the script does not come all steps stand one below another, and the request is sent', async ({ page }) => {
  const email = freshEmail()
  await page.route(/\/_next\/static\/page\/.*\.js|\/start-failed\.js/, (route) => route.abort())
  await page.goto('/en/quote')
  await page.mouse.move(300, 300)
  await expect(page.locator('#start-failed')).toBeVisible()
  const main = page.locator('main')
  await expect(main.getByRole('button', { name: 'Next' })).toHaveCount(0)
  await main.locator('input[name="area"]').fill('300')
  await main.getByRole('radio', { name: 'Harvesting aquatic weed' }).check()
  await main.getByLabel('Name', { exact: true }).fill('Ann Lake')
  await main.getByLabel('Email', { exact: true }).fill(email)
  await main.getByRole('checkbox', { name: /privacy policy/ }).check()
  await main.getByRole('button', { name: 'Send the request' }).click()
  await expect(page).toHaveURL(/\/en\/sent\?form=quote$/)
  expect(storedLeads(email)).toHaveLength(1)
})

test('a script that comes late keeps the step in which somebody writes', async ({ page }) => {
  await page.goto('/en/quote')
  await page.evaluate(() => sessionStorage.setItem('orca:start-reloaded', `${Date.now()}`))
  const code = await page.evaluate(
    () => JSON.parse(document.getElementById('orca-islands')?.textContent ?? '').code.quote,
  )
  await page.route(`**${code}`, (route) => route.abort())
  await page.locator('main').getByRole('radio', { name: 'Lake', exact: true }).check()
  await expect(page.locator('#start-failed')).toBeVisible()
  await page.unroute(`**${code}`)
  const name = page.locator('main').getByLabel('Name', { exact: true })
  await name.fill('Ann Lake')
  await expect(page.locator('[data-island="quote"]')).toHaveAttribute('data-hydrated', '')
  await expect(page.locator('#start-failed')).toBeHidden()
  await expect(name).toHaveValue('Ann Lake')
  await expect(name).toBeFocused()
  await expect(page.locator('main').getByRole('button', { name: 'Send the request' })).toBeVisible()
})

test('on a laptop the first step is whole in the window, and nothing empty follows it', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/quote')
  const box = (name: string) => page.locator(name).first().boundingBox()
  const [form, footer] = [await box('main form'), await box('body > footer')]
  const end = (form?.y ?? 0) + (form?.height ?? 0)
  const next = await page.locator('[data-current] button').first().boundingBox()
  expect(end - (next?.y ?? 0) - (next?.height ?? 0)).toBeLessThan(100)
  expect(footer?.y).toBeLessThan(900)
})

test('an address opens at its step with its answers, and Back goes a step back', async ({ page }) => {
  await page.goto('/quote?water=river&area=120&boats=smurf,titan&step=boats')
  await page.mouse.move(60, 300)
  await expect(page.locator('main').getByRole('checkbox', { name: /SMURF/ })).toBeChecked()
  await expect(page.locator('main').getByRole('checkbox', { name: /TITAN/ })).toBeChecked()
  await page.locator('main').getByRole('button', { name: '下一步' }).click()
  await expect(page.getByRole('heading', { name: '联系方式' })).toBeVisible()
  await page.goBack()
  await expect(page.locator('main').getByRole('checkbox', { name: /SMURF/ })).toBeVisible()
})

test('with forced colours a step that is answered, the present one and those to come look different', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/en/quote?water=river&area=120&step=job')
  await page.mouse.move(60, 300)
  const steps = page.getByRole('list', { name: 'Steps of the request' }).getByRole('button')
  const looks = () =>
    steps.evaluateAll((all) =>
      all.map((one) => {
        const { backgroundColor, outlineStyle } = getComputedStyle(one, '::before')
        return `${backgroundColor} ${outlineStyle}`
      }),
    )
  // The address is read when the form comes to life.
  await expect.poll(async () => new Set(await looks()).size).toBe(3)
  const [said, also, present, next, last] = await looks()
  expect(also).toBe(said)
  expect(last).toBe(next)
  expect(new Set([said, present, next]).size).toBe(3)
})

test('an area that is no number is said where it stands, before the next step', async ({ page }) => {
  await page.goto('/quote?step=area')
  await page.mouse.move(60, 300)
  await page.locator('main').getByRole('textbox', { name: '水面面积 亩' }).fill('很大')
  await page.locator('main').getByRole('button', { name: '下一步' }).click()
  await expect(page.getByText('请填写数字').first()).toBeVisible()
  await expect(page.getByRole('heading', { name: '水域面积' })).toBeVisible()
  await expect(page.locator('main').getByRole('textbox', { name: '水面面积 亩' })).toBeFocused()
})

test('one box asks for the area; the unit beside it can be changed, and what was typed goes along', async ({
  page,
}) => {
  await page.goto('/en/quote?step=area')
  await page.mouse.move(60, 300)
  const box = page.locator('main').getByRole('textbox')
  await expect(box).toHaveCount(1)
  // The step that the address asks for is shown by script: nobody types before it stands there.
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '')
  await box.fill('20')
  await page.locator('main').getByRole('combobox', { name: 'Unit' }).selectOption('acres')
  await expect(box).toHaveCount(1)
  await expect(box).toHaveValue('49.4')
  await box.fill('many')
  await page.locator('main').getByRole('button', { name: 'Next' }).click()
  await expect(box).toBeFocused()
  await expect(box).toHaveAttribute('aria-invalid', 'true')
})

for (const [language, path, name, list] of [
  ['Chinese', '/quote', 'SMURF', '询价船型'],
  ['English', '/en/quote', 'SMURF', 'Boats in your request'],
] as const) {
  test(`whoever comes from a boat sees its name and picture before they act, in ${language}`, async ({ page }) => {
    await page.goto(`${path}?boats=smurf`)
    const boats = page.getByRole('list', { name: list })
    await expect(boats.getByRole('listitem')).toHaveText([new RegExp(name)])
    await expect.poll(() => boats.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(480)
  })
}

test('axe finds nothing at any step', async ({ page }) => {
  for (const step of ['water', 'area', 'job', 'boats', 'contact']) {
    await page.goto(`/en/quote?step=${step}`)
    await page.mouse.move(60, 300)
    await expect(page.locator(`[data-step="${step}"]`)).toBeVisible()
    await untilAtRest(page)
    expect(await accessibilityFaults(page, 'main'), step).toEqual([])
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('all steps stand in one form that posts', async ({ page }) => {
    const email = freshEmail()
    await page.goto('/en/quote')
    await page.locator('main').getByRole('radio', { name: 'Lake', exact: true }).check()
    await page.locator('main').getByRole('checkbox', { name: /SMURF/ }).check()
    await page.locator('main').getByRole('checkbox', { name: /TITAN/ }).check()
    await page.locator('main').getByLabel('Name', { exact: true }).fill('Ann Lake')
    await page.locator('main').getByLabel('Email', { exact: true }).fill(email)
    await page
      .locator('main')
      .getByRole('checkbox', { name: /privacy policy/ })
      .check()
    await page.locator('main').getByRole('button', { name: 'Send the request' }).click()
    await expect(page).toHaveURL(/\/en\/sent\?form=quote$/)
    expect(storedLeads(email)).toHaveLength(1)
  })
})
