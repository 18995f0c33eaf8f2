import { expect, test } from '@playwright/test'
import { chat, openWindow, openWithDesk } from '../support/widget-host.ts'

test('ten thousand messages: sixty rows of them stand in the page, and one more costs nothing to speak of', async ({
  page,
}) => {
  const desk = await openWithDesk(page)
  await openWindow(page)
  await page.evaluate(() => Reflect.get(window, 'OrcaChat').send('Begin.'))
  await expect.poll(() => desk.streams).toBeGreaterThan(0)
  for (let count = 1; count < 10_000; count += 1) desk.say(count % 3 ? 'operator' : 'bot', `Line ${count + 1}`)
  await expect(chat(page, '.row.operator, .row.bot').last()).toHaveText(/Line 10000/, { timeout: 30_000 })
  expect(await chat(page, '.row[data-seq]').count()).toBeLessThanOrEqual(60)

  const costs = page.evaluate(async () => {
    const spent: number[] = []
    const list = document.querySelector('orca-chat')?.shadowRoot?.querySelector('.list')
    for (let round = 0; round < 5; round += 1) {
      await new Promise<void>((resolve) => {
        let from = 0
        Reflect.get(window, 'OrcaChat')
          .once('message')
          .then(() => {
            from = performance.now()
          })
        const seen = new MutationObserver(() => {
          seen.disconnect()
          list?.getBoundingClientRect()
          spent.push(performance.now() - from)
          resolve()
        })
        if (list) seen.observe(list, { childList: true })
      })
    }
    return spent.toSorted((one, other) => one - other)[2] ?? Number.POSITIVE_INFINITY
  })
  const more = setInterval(() => desk.say('operator', `Line ${desk.messages.length + 1}`), 150)
  const cost = await costs
  clearInterval(more)
  expect(cost, 'milliseconds from the word to the row, on any machine far under a blink').toBeLessThan(50)

  // Back through the past: rows come before it, and the row in view stays where it was.
  const moved = await chat(page, '.list').evaluate(async (list) => {
    const seqs = () => [...list.querySelectorAll<HTMLElement>('[data-seq]')].map(({ dataset }) => Number(dataset.seq))
    const [first = 0] = seqs()
    list.scrollTo(0, 10)
    const row = list.querySelector(`[data-seq="${first}"]`)
    const before = row?.getBoundingClientRect().top ?? 0
    while (seqs()[0] === first) await new Promise(requestAnimationFrame)
    return {
      rows: seqs().length,
      by: Math.abs((row?.getBoundingClientRect().top ?? 0) - before),
      earlier: first - (seqs()[0] ?? 0),
    }
  })
  expect(moved.earlier).toBeGreaterThan(0)
  expect(moved.rows).toBeLessThanOrEqual(60)
  expect(moved.by).toBeLessThanOrEqual(1)
  await expect(chat(page, '.newest')).toBeVisible()
  await expect(chat(page, '.list')).toHaveAttribute('aria-live', 'off')
  await chat(page, '.newest').click()
  await expect(chat(page, '.list')).toHaveAttribute('aria-live', 'polite')
})

test('a return after eighty messages: the newest fifty, and the ones before them when they are asked for', async ({
  page,
}) => {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  const desk = await openWithDesk(page)
  await openWindow(page)
  await page.evaluate(() => Reflect.get(window, 'OrcaChat').send('Begin.'))
  for (let count = 0; count < 80; count += 1) desk.say('operator', `Line ${desk.messages.length + 1}`)
  await page.reload()
  await openWindow(page)
  await expect(chat(page, '.row.operator').last()).toContainText('Line 81')
  await expect(chat(page, '.row[data-seq]')).toHaveCount(50)
  const more = chat(page, '.more')
  let refused = 0
  desk.hinder = (path, method) => {
    if (method !== 'GET' || !path.endsWith('/messages')) return undefined
    refused += 1
    return { status: 500, wait: 400 }
  }
  await more.click()
  await expect.poll(() => refused).toBe(1)
  await expect(chat(page, '.row[data-seq]')).toHaveCount(50)
  desk.hinder = undefined
  // Until the refusal has arrived, another press asks nothing.
  await expect(async () => {
    if (await more.isVisible()) await more.click()
    await expect(chat(page, '.row[data-seq]')).toHaveCount(60, { timeout: 1000 })
  }).toPass()
  await expect(more).toHaveCount(0)
  await expect(chat(page, '.row.visitor .bubble')).toHaveText('Begin.')
  expect(errors).toEqual([])
})

test('through four hundred messages back to the first, the row in view never leaves its place; what one sends is in sight', async ({
  page,
}) => {
  const desk = await openWithDesk(page)
  await openWindow(page)
  await page.evaluate(() => Reflect.get(window, 'OrcaChat').send('Begin.'))
  for (let count = 0; count < 400; count += 1)
    desk.say('operator', `Line ${desk.messages.length + 1} ${'and more words of it '.repeat(count % 7)}`)
  await page.reload()
  await openWindow(page)
  await expect(chat(page, '.row[data-seq]')).toHaveCount(50)
  desk.hinder = (path) => (path.endsWith('/messages') ? { wait: 60 } : undefined)
  const leaps = await chat(page, '.list').evaluate(async (list) => {
    const rows = () => [...list.querySelectorAll<HTMLElement>('[data-seq]')]
    const top = (seq: string | undefined) => list.querySelector(`[data-seq="${seq}"]`)?.getBoundingClientRect().top
    const found: number[] = []
    for (let round = 0; round < 40 && rows()[0]?.dataset.seq !== '1'; round += 1) {
      list.scrollTo(0, 0)
      // Near the upper end it fetches by itself: only what follows is measured.
      await new Promise((resolve) => setTimeout(resolve, 150))
      const seq = rows()[0]?.dataset.seq
      const before = top(seq) ?? Number.NaN
      list.querySelector<HTMLElement>('.more')?.click()
      const until = performance.now() + 3000
      while (rows()[0]?.dataset.seq === seq && performance.now() < until) await new Promise(requestAnimationFrame)
      await new Promise((resolve) => setTimeout(resolve, 30))
      found.push(Math.abs((top(seq) ?? Number.NaN) - before))
    }
    return { found, first: rows()[0]?.dataset.seq, rows: rows().length }
  })
  expect(leaps.first).toBe('1')
  expect(leaps.rows).toBeLessThanOrEqual(60)
  expect(leaps.found.length).toBeGreaterThan(4)
  expect(leaps.found.filter((by) => !(by <= 2))).toEqual([])
  await chat(page, '.composer textarea').fill('One more.')
  await chat(page, '.composer textarea').press('Enter')
  await expect(chat(page, '.row.visitor .bubble').filter({ hasText: 'One more.' })).toBeInViewport()
})
