import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { build } from 'esbuild'
import type { recipeNames } from '../../app/[locale]/widget/reference.ts'
import { visitorHeaders } from '../support/visitor.ts'
import { openHostBody, ownSite } from '../support/widget-host.ts'

const root = join(import.meta.dirname, '../..')
const chat = (page: Page, selector: string) => page.locator(`orca-chat ${selector}`)

/** A recipe as the documentation page prints it, for this server and with the key of a site that it knows. */
async function printed(page: Page, name: (typeof recipeNames)[number]): Promise<string> {
  await page.goto('/en/widget')
  const text = (await page.locator(`[aria-labelledby=recipe-${name}] pre`).textContent()) ?? ''
  expect(text).toContain(name === 'wordpress' || name === 'pinned' ? 'data-site' : 'OrcaChat')
  return text.replaceAll(/https?:\/\/[^/'"\s]+(?=\/widget\/)/g, ownSite()).replaceAll('pk_your_key', 'pk_orca')
}

/** Its imports, and what comes after them. */
function parted(recipe: string): { imports: string; rest: string } {
  const end = recipe.indexOf('\n\n')
  return { imports: recipe.slice(0, end), rest: recipe.slice(end + 2) }
}

async function open(page: Page, body: string): Promise<void> {
  const headers = visitorHeaders()
  await page.route(`${ownSite()}/api/**`, (route) =>
    route.continue({ headers: { ...route.request().headers(), ...headers } }),
  )
  await openHostBody(page, body)
}

/** What a host's own bundler makes of such a module, with our package from its sources. */
async function bundled(contents: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents, loader: 'tsx', resolveDir: root },
    bundle: true,
    write: false,
    format: 'esm',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    alias: {
      '@orca/chat/react': join(root, 'widget/npm/react.ts'),
      '@orca/chat/vue': join(root, 'widget/npm/vue.ts'),
      vue: 'vue/dist/vue.esm-bundler.js',
    },
  })
  return (outputFiles[0]?.text ?? '').replaceAll('</script', '<\\/script')
}

test('recipe “html”: a button that is pressed before the loader has come opens the window', async ({ page }) => {
  const recipe = await printed(page, 'html')
  let letThrough = () => {}
  const held = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await page.route('**/widget/v1/loader.js', async (route) => {
    await held
    await route.continue()
  })
  await open(page, recipe)
  await page.getByRole('button', { name: 'Chat', exact: true }).click()
  letThrough()
  await expect(chat(page, '.composer textarea')).toBeFocused()
})

test('recipe “queue”: the board opens, whichever comes first', async ({ page }) => {
  const tag = await printed(page, 'html')
  const recipe = await printed(page, 'queue')
  await open(page, `${tag}<script type="module">${recipe}</script>`)
  await expect(chat(page, '.panel.board')).toBeVisible()
})

for (const name of ['wordpress', 'pinned'] as const)
  test(`recipe “${name}”: the launcher stands in the page`, async ({ page }) => {
    const recipe = await printed(page, name)
    // What PHP writes into the page is what stands between the quotes.
    await open(page, /echo '(.+?)';/s.exec(recipe)?.[1] ?? recipe)
    await expect(chat(page, '.launcher')).toBeVisible()
  })

test('recipe “react”: the component brings the widget', async ({ page }) => {
  const { imports, rest } = parted(await printed(page, 'react'))
  const script = await bundled(`import { createRoot } from 'react-dom/client'
${imports}
createRoot(document.querySelector('#root')!).render(${rest})`)
  await open(page, `<div id="root"></div><script type="module">${script}</script>`)
  await expect(chat(page, '.launcher')).toBeVisible()
})

test('recipe “vue”: the component brings the widget, and opens it when it is ready', async ({ page }) => {
  const { imports, rest } = parted(await printed(page, 'vue'))
  const script = await bundled(`import { createApp } from 'vue'
${imports}
createApp({ components: { OrcaChat }, template: ${JSON.stringify(rest)} }).mount('#root')`)
  await open(page, `<div id="root"></div><script type="module">${script}</script>`)
  await expect(chat(page, '.composer textarea')).toBeVisible()
})

test('recipe “spa”: people are told where the router went', async ({ page }) => {
  const recipe = await printed(page, 'spa')
  const tag = await printed(page, 'html')
  await open(
    page,
    `${tag}<script>const router = { afterEach(heard) { window.go = heard } }
${recipe}</script>`,
  )
  await expect(chat(page, '.launcher')).toBeVisible()
  const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/messages'))
  await page.evaluate(async () => {
    await Reflect.get(window, 'go')({ path: '/boats/yang' })
    await Reflect.get(window, 'OrcaChat').send('How long does one charge last?')
  })
  expect((await sent).postDataJSON().ctx).toMatchObject({ route: '/boats/yang' })
})
