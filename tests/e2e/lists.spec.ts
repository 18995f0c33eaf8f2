import { expect, type Page, test } from '@playwright/test'

/** The addresses of the entries on a list page, in order. */
async function entryLinks(page: Page, kind: 'caseDetail' | 'newsDetail'): Promise<string[]> {
  // A new address is there before its page has been read to the end.
  await page.waitForLoadState('domcontentloaded')
  const links = await page.locator(`main li a[href*="/${kind}/"]`).all()
  return Promise.all(links.map(async (link) => (await link.getAttribute('href')) ?? ''))
}

test('a page number that there is none of is answered beside the field', async ({ page }) => {
  await page.goto('/en/news')
  const field = page.getByLabel('Go to')
  const problem = page.getByText(/^Pages 1 to \d+$/)
  await expect(problem).toBeHidden()
  for (const number of ['99', '-1']) {
    await field.fill(number)
    await expect(problem).toBeVisible()
    await expect(field).toHaveAccessibleDescription(/Pages 1 to/)
  }
  await field.fill('1')
  await expect(problem).toBeHidden()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a visitor filters the cases by series and region, and the address keeps the choice', async ({ page }) => {
    await page.goto('/case')
    const all = await entryLinks(page, 'caseDetail')
    await page.getByRole('link', { name: /^游船系列/ }).click()
    await expect(page).toHaveURL(/\/case\?series=tour/)
    const tours = await entryLinks(page, 'caseDetail')
    expect(tours.length).toBeGreaterThan(0)
    expect(tours).not.toEqual(all)
    await expect(page.getByRole('link', { name: /^游船系列/ })).toHaveAttribute('aria-current', 'true')

    await page.getByRole('link', { name: /^国内/ }).click()
    await expect(page).toHaveURL(/region=domestic&series=tour/)
    expect(await entryLinks(page, 'caseDetail')).toEqual(tours)
  })

  test('overseas says honestly that there is nothing to show and whom to ask', async ({ page }) => {
    await page.goto('/en/case?region=overseas')
    test.skip((await entryLinks(page, 'caseDetail')).length > 0, 'the company has published an overseas case')
    await expect(page.getByRole('heading', { name: 'Overseas projects: ask us for references' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Ask for references' })).toHaveAttribute('href', '/en/advisory')
  })

  test('the pages of the cases follow one another without repeating a case', async ({ page }) => {
    await page.goto('/en/case')
    const seen = await entryLinks(page, 'caseDetail')
    for (
      let forward = page.locator('main a[rel=next]');
      await forward.count();
      forward = page.locator('main a[rel=next]')
    ) {
      const next = (await forward.getAttribute('href')) ?? ''
      await forward.click()
      await expect(page).toHaveURL(next)
      seen.push(...(await entryLinks(page, 'caseDetail')))
    }
    expect(new Set(seen).size).toBe(seen.length)
    await expect(page.locator('main nav').last()).toContainText(`Total ${seen.length}`)
  })

  test('a reader of the news goes to a page by its number and chooses another page size', async ({ page }) => {
    await page.goto('/news')
    const first = await entryLinks(page, 'newsDetail')
    await page.getByLabel('前往').fill('2')
    await page.getByRole('button', { name: '确定' }).click()
    await expect(page).toHaveURL(/\/news\?page=2$/)
    const second = await entryLinks(page, 'newsDetail')
    expect(second.length).toBeGreaterThan(0)
    expect(second.filter((link) => first.includes(link))).toEqual([])

    await page.getByRole('link', { name: '12 条/页' }).click()
    await expect(page).toHaveURL(/\/news\?size=12$/)
    await expect(page.getByRole('link', { name: '12 条/页' })).toHaveAttribute('aria-current', 'true')
  })
})

test('an address of a list or an entry that there is none of is a 404 in its language', async ({ request }) => {
  for (const [address, words] of [
    ['/case?page=99', '页面不存在'],
    ['/en/news?page=99', 'This page could not be found'],
    ['/case?region=mars', '页面不存在'],
    ['/en/news?size=7', 'This page could not be found'],
    ['/news?page=0', '页面不存在'],
    ['/newsDetail/never-written', '页面不存在'],
    ['/en/caseDetail/never-written', 'This page could not be found'],
    ['/en/newsDetail/flow-iccv-2021/more', 'This page could not be found'],
  ] as const) {
    const answer = await request.get(address)
    expect(answer.status(), address).toBe(404)
    expect(await answer.text(), address).toMatch(new RegExp(`<h1[^>]*>${words}<`))
  }
})

for (const [address, prefix] of [
  ['/news/feed.xml', '/newsDetail/'],
  ['/en/news/feed.xml', '/en/newsDetail/'],
] as const) {
  test(`${address} is well-formed, and each of its entries opens`, async ({ page, request }) => {
    const answer = await request.get(address)
    expect(answer.headers()['content-type']).toContain('application/rss+xml')
    const links = await page.evaluate(
      (text) => {
        const feed = new DOMParser().parseFromString(text, 'application/xml')
        if (feed.querySelector('parsererror')) return []
        return [...feed.querySelectorAll('item > link')].map((link) => new URL(link.textContent ?? '').pathname)
      },
      await answer.text(),
    )
    expect(links.length).toBeGreaterThan(5)
    for (const link of links) {
      expect(link.startsWith(prefix)).toBe(true)
      expect((await request.get(link)).status()).toBe(200)
    }
  })
}

test('every entry stands in the sitemap in both languages', async ({ page, request }) => {
  await page.goto('/news?size=24')
  const news = await entryLinks(page, 'newsDetail')
  const sitemap = await (await request.get('/sitemap.xml')).text()
  expect(news.length).toBeGreaterThan(5)
  for (const path of news) {
    expect(sitemap).toContain(`${path}</loc>`)
    expect(sitemap).toContain(`/en${path}</loc>`)
  }
})

test('back from an entry of a filtered list: the same filter, at the same place', async ({ page }) => {
  await page.goto('/en/case')
  await page.locator('main a[href*="region=domestic"]').first().click()
  await expect(page).toHaveURL(/region=domestic#cases$/)
  const entry = page.locator('main a[href^="/en/caseDetail/"]').nth(3)
  await entry.scrollIntoViewIfNeeded()
  const place = await page.evaluate(() => {
    scrollBy({ top: 60, behavior: 'instant' })
    return scrollY
  })
  await entry.click()
  await expect(page).toHaveURL(/caseDetail/)
  await page.goBack()
  await expect(page).toHaveURL(/region=domestic#cases$/)
  // A page whose height is no whole number is put back to the nearest pixel.
  await expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - place)).toBeLessThanOrEqual(1)
})

test('a reader copies the address of an entry', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/en/newsDetail/flow-iccv-2021')
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByText('Copied', { exact: true })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/en\/newsDetail\/flow-iccv-2021$/)
})

for (const path of ['/en/caseDetail/lily-lake', '/newsDetail/how-much-water']) {
  test(`${path} on paper is its text and its sources, without menus, calls and reels`, async ({ page }) => {
    await page.emulateMedia({ media: 'print' })
    await page.goto(path)
    await expect(page.locator('h1')).toBeVisible()
    await expect(page.locator('article p').last()).toBeVisible()
    for (const control of await page.locator('button, a[href*="/quote"][class], body > header a, footer a').all())
      await expect(control).toBeHidden()
  })
}
