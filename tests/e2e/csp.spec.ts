import { expect, type Page, test } from '@playwright/test'
import { untilStarted } from '../support/start-page.ts'

/** Everything the browser refuses from now on. */
async function violations(page: Page): Promise<string[]> {
  const seen: string[] = []
  await page.exposeFunction('reportViolation', (text: string) => seen.push(text))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const report: unknown = Reflect.get(window, 'reportViolation')
      if (typeof report === 'function') report(`${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}`)
    })
  })
  return seen
}

test('pages load, start and navigate within their policy', async ({ page }) => {
  const seen = await violations(page)
  for (const path of ['/', '/en', '/product/smurf', '/en/advisory', '/nothing']) {
    await page.goto(path)
    await page.mouse.move(200, 300)
    await untilStarted(page)
    const link = page.locator('footer a[href$="/datasets"]')
    const href = await link.getAttribute('href')
    await link.click()
    await page.waitForURL((url) => url.pathname === href)
    await expect(page.locator('h1')).toBeVisible()
    expect(seen, path).toEqual([])
  }
})

test('text does not become script, whoever writes it into the page', async ({ page }) => {
  const seen = await violations(page)
  await page.goto('/en')
  const taken = await page.evaluate(() => {
    const mark = 'document.documentElement.dataset.injected = ""'
    const attempts: Record<string, () => unknown> = {
      markup: () => document.body.insertAdjacentHTML('beforeend', `<img src="/none" onerror='${mark}'>`),
      'markup with nothing in it': () => Reflect.set(document.createElement('div'), 'innerHTML', '<b></b>'),
      'an address elsewhere': () =>
        Reflect.set(document.createElement('script'), 'src', 'https://elsewhere.example/a.js'),
      'text of a script': () => Reflect.set(document.createElement('script'), 'textContent', mark),
      'a timer of text': () => Reflect.apply(setTimeout, window, [mark]),
      'a policy that lets everything through': () =>
        window.trustedTypes?.createPolicy('later-content', { createHTML: (text: string) => text }),
    }
    // Text that arrives as a node is refused when the script would run, not when it is put there.
    const script = document.createElement('script')
    script.append(mark)
    document.body.append(script)
    return Object.entries(attempts).flatMap(([name, attempt]) => {
      try {
        attempt()
        return [name]
      } catch {
        return []
      }
    })
  })
  expect(taken).toEqual([])
  await expect.poll(() => seen.length).toBeGreaterThanOrEqual(7)
  await expect(page.locator('[data-injected]')).toHaveCount(0)
})

test('an address that starts the page at once has its later content before the page script looks', async ({ page }) => {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      const kept = [...document.querySelectorAll('noscript[data-later]')].filter(({ textContent }) => textContent)
      const filled = kept.filter(({ nextElementSibling }) => nextElementSibling?.hasChildNodes())
      Reflect.set(window, 'laterContent', { kept: kept.length, filled: filled.length })
    })
  })
  await page.goto('/tools/tour-boat#v=2_200')
  const { kept, filled } = await page.evaluate(() => Reflect.get(window, 'laterContent'))
  expect(kept).toBeGreaterThan(0)
  expect(filled).toBe(kept)
})

for (const [path, words] of [
  ['/closed', '正在维护'], // rendered on request, under a nonce
  ['/%zz', '地址无法识别'], // made at the build
] as const) {
  test(`the error page of ${path} works under its policy`, async ({ page }) => {
    const seen = await violations(page)
    await page.goto(path)
    await page.mouse.move(200, 300)
    await untilStarted(page)
    await expect(page.locator('h1')).toHaveText(words)
    expect(seen).toEqual([])
  })
}
