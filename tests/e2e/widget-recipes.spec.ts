import { expect, type Page, test } from '@playwright/test'
import { holdRequests } from '../support/hold-requests.ts'
import { visitorHeaders } from '../support/visitor.ts'
import { chat, openHostBody, ownSite } from '../support/widget-host.ts'
import { hostBodies, type RecipeName, recipeFor } from '../support/widget-recipes.ts'

/** A recipe as the documentation page prints it, for this server and with the key of a site that it knows. */
async function printed(page: Page, name: RecipeName): Promise<string> {
  await page.goto('/en/widget')
  const text = (await page.locator(`[aria-labelledby=recipe-${name}] pre`).textContent()) ?? ''
  expect(text).toMatch(/data-site|OrcaChat/)
  return recipeFor(ownSite(), text)
}

async function open(page: Page, body: string): Promise<void> {
  const headers = visitorHeaders()
  await page.route(`${ownSite()}/api/**`, (route) =>
    route.continue({ headers: { ...route.request().headers(), ...headers } }),
  )
  await openHostBody(page, body)
}

test('recipe “html”: a button that is pressed before the loader has come opens the window', async ({ page }) => {
  const recipe = await printed(page, 'html')
  const letThrough = await holdRequests(page, '**/widget/v1/loader.js')
  await open(page, await hostBodies.html(recipe))
  await page.getByRole('button', { name: 'Chat', exact: true }).click()
  letThrough()
  await expect(chat(page, '.composer textarea')).toBeFocused()
})

test('recipe “queue”: the board opens, whichever comes first', async ({ page }) => {
  const tag = await printed(page, 'html')
  const recipe = await printed(page, 'queue')
  await open(page, await hostBodies.queue(recipe, tag))
  await expect(chat(page, '.panel.board')).toBeVisible()
})

for (const name of ['wordpress', 'gtm', 'pinned'] as const)
  test(`recipe “${name}”: the launcher stands in the page`, async ({ page }) => {
    const recipe = await printed(page, name)
    await open(page, await hostBodies[name](recipe))
    await expect(chat(page, '.launcher')).toBeVisible()
  })

for (const name of ['android', 'ios'] as const)
  test(`recipe “${name}”: the window is there by itself, without a launcher`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const recipe = await printed(page, name)
    await open(page, await hostBodies[name](recipe))
    await expect(chat(page, '.composer textarea')).toBeVisible()
    await expect(chat(page, '.launcher')).toBeHidden()
  })

test('recipe “react”: the component brings the widget', async ({ page }) => {
  await open(page, await hostBodies.react(await printed(page, 'react')))
  await expect(chat(page, '.launcher')).toBeVisible()
})

test('recipe “vue”: the component brings the widget, and opens it when it is ready', async ({ page }) => {
  await open(page, await hostBodies.vue(await printed(page, 'vue')))
  await expect(chat(page, '.composer textarea')).toBeVisible()
})

test('recipe “spa”: people are told where the router went', async ({ page }) => {
  const recipe = await printed(page, 'spa')
  const tag = await printed(page, 'html')
  await open(page, await hostBodies.spa(recipe, tag))
  await expect(chat(page, '.launcher')).toBeVisible()
  const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/messages'))
  await page.evaluate(async () => {
    await Reflect.get(window, 'go')({ path: '/boats/yang' })
    await Reflect.get(window, 'OrcaChat').send('How long does one charge last?')
  })
  expect((await sent).postDataJSON().ctx).toMatchObject({ route: '/boats/yang' })
})
