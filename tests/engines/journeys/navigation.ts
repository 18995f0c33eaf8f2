import { expect, test } from 'vitest'
import { waitUntil } from '../../support/wait-until.ts'
import { desktop, type Open, phone } from '../visit.ts'

const heading = () => document.querySelector('main h1')?.textContent ?? ''

/** The title of a page, and how its parts look. */
function looks() {
  const parts = [...document.querySelectorAll('h1, main h2, main section, #site-header nav a, footer, footer a')]
  const styles = parts.map((part) => {
    const { fontSize, fontWeight, color, display, paddingBlockStart } = getComputedStyle(part)
    return [part.textContent.slice(0, 20), fontSize, fontWeight, color, display, paddingBlockStart].join()
  })
  return [document.title, ...styles]
}

/** As if a link to a page stood at the edge of the window, wherever one has read to. */
function addLink(path: string) {
  const link = Object.assign(document.createElement('a'), { href: path, id: 'walk', textContent: 'Walk' })
  link.style.cssText = 'position:fixed;inset:40% auto auto 2px;z-index:99999;background:#fff'
  document.body.append(link)
}

/** How a page is left, or found again: its place, and which of its answers are open. */
function placeOfPage() {
  const open = [...document.querySelectorAll<HTMLDetailsElement>('main details')].map((answer) => answer.open)
  return { path: location.pathname, top: scrollY, open: open.flatMap((isOpen, index) => (isOpen ? [index] : [])) }
}

function openAnswer(top: number) {
  for (const answer of [...document.querySelectorAll<HTMLDetailsElement>('main details')].slice(1, 2))
    answer.open = true
  scrollTo({ top, behavior: 'instant' })
}

/** From page to page and back. */
export function navigationJourneys(open: Open) {
  // From list to boat and back a picture travels where it may: the steps that once ended WebKit's process.
  test.each([
    ['/en', '/en/product', '/en/product/smurf'],
    ['/product', '/product/yang'],
  ])('from page to page, back and forward again: from %s to %s', async (first, ...way) => {
    const visitor = await open(desktop)
    async function shows(path: string, isTitle: (shown: string) => boolean) {
      let seen = { at: '', title: '' }
      await waitUntil(`${path} shows`, async () => {
        seen = { at: await visitor.path(), title: await visitor.run(heading) }
        return seen.at === path && isTitle(seen.title)
      }).catch(() => expect.fail(`${path} never showed: ${seen.at} “${seen.title}”, after ${visitor.asked.slice(-8)}`))
    }
    await visitor.open(first)
    for (const [index, to] of way.entries()) {
      await visitor.start()
      const left = await visitor.run(heading)
      await visitor.click(`main a[href="${to}"]`)
      await shows(to, (shown) => shown !== left)
      const second = await visitor.run(heading)
      await visitor.back()
      await shows(way[index - 1] ?? first, (shown) => shown === left)
      await visitor.forward()
      await shows(to, (shown) => shown === second)
    }
    expect(visitor.faults).toEqual([])
  })

  test('every kind of link leads where it says; Back finds the place that was left', async () => {
    const visitor = await open(desktop)
    await visitor.open('/aboutus')
    await visitor.click('#site-header a', '应用案例') // the first act on the page, before its script
    await visitor.arrives('/case')
    await visitor.start()
    await visitor.click('footer a', '资料下载')
    await visitor.arrives('/download')
    expect(await visitor.run(() => scrollY)).toBe(0)
    await visitor.back()
    await visitor.arrives('/case')
    await waitUntil('the footer is in view again', () => visitor.run(() => scrollY > 300))
    await visitor.click('main a[href^="/caseDetail/"]')
    await waitUntil('a case opens', async () => (await visitor.path()).startsWith('/caseDetail/'))
    await visitor.click('#site-header a[href="/"]')
    await visitor.arrives('/')
    await visitor.back()
    await waitUntil('the case is back', async () => (await visitor.path()).startsWith('/caseDetail/'))
    expect(visitor.faults).toEqual([])
  })

  test('Back and forward find each page of a walk as it was left, with and without a document of its own', async () => {
    const visitor = await open(desktop)
    const way = ['/en/privacy', '/en/product/smurf', '/en/joinus', '/en/download', '/en/product/titan', '/en/contact']
    const left: ReturnType<typeof placeOfPage>[] = []
    await visitor.open(way[0] ?? '')
    for (const [index, next] of [...way.slice(1), undefined].entries()) {
      await visitor.start()
      await visitor.run(openAnswer, 300 + index * 60)
      await new Promise((resolve) => setTimeout(resolve, 200))
      left.push(await visitor.run(placeOfPage))
      if (!next) break
      await visitor.run(addLink, next)
      // Every second page is made ready under the pointer, and takes the place of the one before where it can.
      if (index % 2 === 1) {
        await visitor.hover('#walk')
        await new Promise((resolve) => setTimeout(resolve, 700))
      }
      await visitor.click('#walk')
      await visitor.arrives(next)
    }
    const isAs = async (wanted: ReturnType<typeof placeOfPage>) => {
      let now: ReturnType<typeof placeOfPage> | undefined
      const isFound = async () => {
        now = await visitor.run(placeOfPage)
        const isThere = now.path === wanted.path && Math.abs(now.top - wanted.top) <= 8
        return isThere && now.open.join() === wanted.open.join()
      }
      await waitUntil('the page is as it was left', isFound).catch(() => expect(now).toEqual(wanted))
    }
    for (const place of left.slice(0, -1).reverse()) {
      await visitor.back()
      await isAs(place)
    }
    for (const place of left.slice(1)) {
      await visitor.forward()
      await isAs(place)
    }
    expect(left.some(({ open: answers }) => answers.length > 0)).toBe(true)
    expect(visitor.faults).toEqual([])
  })

  test('a page made ready under the pointer looks as if it had come by itself; Back leads from it', async () => {
    const visitor = await open(desktop)
    await visitor.open('/en/product/titan')
    await visitor.start()
    const isLaidOut = () => !('restWaits' in document.documentElement.dataset)
    await waitUntil('all of the page is laid out', () => visitor.run(isLaidOut))
    const itself = await visitor.run(looks)

    await visitor.open('/en/product')
    await visitor.start()
    await visitor.hover('main a[href="/en/product/titan"]')
    await new Promise((resolve) => setTimeout(resolve, 1000)) // comes from the browser's cache: nobody sees when
    await visitor.click('main a[href="/en/product/titan"]')
    await visitor.arrives('/en/product/titan')
    await visitor.start()
    await waitUntil('all of it is laid out', () => visitor.run(isLaidOut))
    expect(await visitor.run(looks)).toEqual(itself)
    await visitor.back()
    await visitor.arrives('/en/product')
    await visitor.sees('main a[href="/en/product/titan"]')
    expect(visitor.faults).toEqual([])
  })

  test('an address that is not there says so and leads on', async () => {
    const visitor = await open(phone)
    await visitor.open('/nothing-here')
    await visitor.sees('main h1')
    await visitor.click('main a[href="/"]')
    await visitor.arrives('/')
  })
}

/** What the keyboard meets first. */
export function skipLinkJourneys(open: Open) {
  test('by keyboard: the skip link, then a link of the page', async () => {
    const visitor = await open(desktop)
    await visitor.open('/en/privacy')
    await visitor.press('Tab')
    expect(await visitor.run(() => document.activeElement?.getAttribute('href'))).toBe('#content')
    await visitor.press('Enter')
    await waitUntil('the address names the main part', () => visitor.run(() => location.hash === '#content'))
    expect(visitor.faults).toEqual([])
  })
}
