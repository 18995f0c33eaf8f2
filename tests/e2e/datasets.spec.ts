import { expect, test } from '@playwright/test'

test.describe('a researcher without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('reads FloW from its overview to its last chapter', async ({ page }) => {
    await page.goto('/en/datasets/FloW')
    const titles = [await page.getByRole('heading', { level: 1 }).textContent()]
    for (let step = 0; step < 4; step += 1) {
      await page
        .getByRole('navigation', { name: 'Previous and next chapter' })
        .getByRole('link', { name: /^Next/ })
        .click()
      titles.push(await page.getByRole('heading', { level: 1 }).textContent())
      await expect(page.locator('nav [aria-current="page"]').last()).toBeVisible()
    }
    expect(titles).toEqual(['FloW', 'Paper and tasks', 'FloW-Img', 'FloW-RI', 'FloW radar data'])
    await expect(page.getByRole('link', { name: /^Next/ })).toHaveCount(0)
  })

  test('changes the citation format', async ({ page }) => {
    await page.goto('/datasets/FloW')
    await expect(page.getByText('@InProceedings{Cheng_2021_ICCV')).toBeVisible()
    await page.getByRole('radio', { name: 'GB/T 7714' }).check()
    await expect(page.getByText('CHENG Y, ZHU J, JIANG M, et al.')).toBeVisible()
    await expect(page.getByText('@InProceedings{Cheng_2021_ICCV')).toBeHidden()
  })

  test('sees what is from the papers and what comes with the answer', async ({ page }) => {
    await page.goto('/datasets/FloW/FloW-Img')
    await expect(page.locator('#flowObjects')).toContainText('5,271')
    await expect(page.locator('#flowObjects')).toContainText('取自公开文献')
    await expect(page.locator('#flowImageSize')).toContainText('随申请答复提供')
    await expect(page.locator('#flowClasses').getByRole('link')).toHaveAttribute('href', /FloW-Dataset\/issues\/2$/)
    await expect(page.getByText('彼此不可比较')).toBeVisible()
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, extraHTTPHeaders: { 'X-Forwarded-For': '203.0.113.72' } })

  test('a request arrives all the same', async ({ page }) => {
    await page.goto('/datasets/USVInland#request')
    const form = page.locator('#request form')
    await form.getByLabel('姓名').fill('研究者')
    await form.getByLabel('邮箱').fill('reader@institute.example')
    await form.getByLabel('所在机构').fill('示例水务研究所')
    await form.getByRole('checkbox').check()
    await form.getByRole('button', { name: '提交申请' }).click()
    await expect(page.getByRole('heading', { level: 1, name: '申请已收到' })).toBeVisible()
    const number = (await page.getByRole('definition').textContent()) ?? ''
    await page.getByRole('link', { name: '查询' }).click()
    await page.getByLabel('申请编号').fill(number)
    await page.getByLabel('邮箱').fill('reader@institute.example')
    await page.getByRole('button', { name: '查询' }).click()
    await expect(page.getByRole('definition').filter({ hasText: '等待审阅' })).toBeVisible()
  })
})

test('copies the citation that is shown', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/en/datasets/USVInland')
  await page.getByRole('radio', { name: 'APA' }).check()
  await page.getByRole('button', { name: 'Copy APA' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('arxiv.org/abs/2103.05383')
})

test('what was chosen and copied before a form of the page comes alive stays', async ({ page, context }) => {
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(error.message))
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.goto('/en/datasets/USVInland')
  await page.route('**/_next/static/start/**', async (route) => {
    await held
    await route.continue()
  })
  await page.getByRole('radio', { name: 'APA' }).check()
  await page.getByRole('button', { name: 'Copy APA' }).click()
  const copied = page.getByRole('status').filter({ hasText: 'Copied' })
  await expect(copied).toBeVisible()
  await page.locator('#request').getByLabel('Email').focus() // makes the form live
  release()
  await expect(page.locator('html')).toHaveAttribute('data-hydrated')
  await expect(copied).toBeVisible()
  await expect(page.getByRole('radio', { name: 'APA' })).toBeChecked()
  expect(faults).toEqual([])
})

test('a table sorted by the first press on the page stays sorted', async ({ page }) => {
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(error.message))
  await page.goto('/en/datasets/FloW/FloW-Img')
  const head = page.locator('#results').getByRole('columnheader', { name: 'AP50' })
  await head.getByRole('button').click()
  await page.locator('#explorer').scrollIntoViewIfNeeded()
  await expect(page.locator('html')).toHaveAttribute('data-hydrated')
  await expect(head).toHaveAttribute('aria-sort', 'descending')
  await expect(page.locator('#results').getByRole('rowheader').first()).toHaveText('RCFNet')
  expect(faults).toEqual([])
})

test('asks for a dataset and gets a number on the same page', async ({ page }) => {
  await page.setExtraHTTPHeaders({ 'X-Forwarded-For': '203.0.113.71' })
  await page.goto('/en/datasets/FloW#request')
  const form = page.locator('#request form')
  await form.getByLabel('Name', { exact: true }).fill('Ada Researcher')
  await form.getByLabel('Email').fill('ada@institute.example')
  await form.getByLabel('Organisation').fill('Institute of Example Waters')
  await form.getByRole('checkbox').check()
  // Sent before the framework has come, it is answered by a page of its own.
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '')
  const answer = page.waitForResponse((response) => response.url().endsWith('/api/forms/dataset'))
  await form.getByRole('button', { name: 'Send the request' }).click()
  const { id }: { id: string } = await (await answer).json()
  await expect(page.locator('#request')).toContainText(`Request number ${id}`)
})

test('the numbers on the sensor drawing lead to their facts', async ({ page }) => {
  await page.goto('/datasets/USVInland/Platform')
  await page.getByRole('link', { name: '激光雷达' }).first().click()
  await expect(page).toHaveURL(/#usvLidar$/)
  await expect(page.locator('#usvLidar')).toContainText('Velodyne VLP-16')
  await expect(page.locator('#usvLidar')).toBeInViewport()
})

test('an address from the site before leads to the page of today, in its language', async ({ request }) => {
  for (const [old, now] of [
    ['/datasets.html', '/datasets/USVInland/Introduction'],
    ['/en/datasets.html', '/en/datasets/USVInland/Introduction'],
    ['/datasets/MariSense/Introduction', '/datasets'],
  ] as const) {
    const response = await request.get(old, { maxRedirects: 0 })
    expect(response.status(), old).toBe(308)
    expect(new URL(response.headers().location ?? '', 'http://site').pathname).toBe(now)
  }
})

for (const [path, synthetic, boxed] of [
  ['/datasets', '合成样例', 12],
  ['/datasets/FloW', '合成样例', 24],
  ['/datasets/USVInland', '合成样例', 0],
  ['/en/datasets', 'Synthetic samples', 12],
  ['/en/datasets/FloW', 'Synthetic samples', 24],
  ['/en/datasets/USVInland', 'Synthetic samples', 0],
] as const) {
  test(`${path} opens with annotated frames, which say that they are synthetic`, async ({ page }) => {
    await page.goto(path)
    const wall = page.locator('main figure').first()
    await expect(wall.locator('figcaption')).toContainText(synthetic)
    await expect(wall.locator('svg g')).toHaveCount(boxed)
    for (const [width, least] of [
      [1440, 1440],
      [390, 390],
    ] as const) {
      await page.setViewportSize({ width, height: 844 })
      const picture = wall.locator('img')
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThanOrEqual(least)
      const [box, drawn] = [await wall.locator('svg').boundingBox(), await picture.boundingBox()]
      expect(drawn?.width).toBe(width)
      expect(box?.width).toBe(drawn?.width)
      expect(box?.height).toBeCloseTo(drawn?.height ?? 0, 0)
      expect(drawn?.y ?? 0, 'on the first screen').toBeLessThan(100)
    }
  })
}
