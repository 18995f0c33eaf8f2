import { expect, test } from 'vitest'
import { waitUntil } from '../../support/wait-until.ts'
import type { Open, Visitor } from '../visit.ts'
import { desktop } from '../visit.ts'

/** What each engine's translator does with a page: Chrome's and Edge's wraps each text, Safari's and Firefox's writes it anew. */
const wayOf = (name: string) => (name === 'Chromium' ? 'wrap' : 'write')

function translate(way: 'wrap' | 'write') {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, {
    acceptNode: ({ parentElement }) =>
      parentElement?.closest('script, style, noscript, font') ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  })
  const nodes: Node[] = []
  while (texts.nextNode()) nodes.push(texts.currentNode)
  for (const node of nodes) {
    const text = node.nodeValue ?? ''
    if (!text.trim() || !(node instanceof Text)) continue
    if (way === 'write') node.data = `·${text}`
    else {
      const font = document.createElement('font')
      const inner = document.createElement('font')
      inner.textContent = `·${text}`
      font.append(inner)
      node.replaceWith(font)
    }
  }
}

/** What extensions put into a page: a password manager its icon beside a box, others an element of their own first. */
function extend() {
  const own = document.createElement('div')
  own.dataset.extension = ''
  for (const box of document.querySelectorAll('input:not([type=hidden])')) box.before(own.cloneNode())
  document.body.prepend(own)
  for (const form of document.querySelectorAll('form')) form.prepend(own.cloneNode())
}

/** What stands around the islands: words, and what menus and the language dialog hold. */
function around() {
  const copy = document.body.cloneNode(true)
  if (!(copy instanceof HTMLElement)) return undefined
  for (const island of copy.querySelectorAll('[data-island], script, noscript')) island.remove()
  const links = (selector: string) => document.querySelectorAll(`${selector} a`).length
  return {
    fonts: copy.querySelectorAll('main font').length,
    title: copy.querySelector('h1')?.textContent,
    dialog: links('#language-dialog'),
    menus: [...document.querySelectorAll('#site-header [popover]:not(#site-menu)')].map(
      (menu) => menu.querySelectorAll('a').length,
    ),
  }
}

const hydrated = (name: string) => Boolean(document.querySelector(`[data-island="${name}"][data-hydrated]`))

async function comesAlive(visitor: Visitor, name: string) {
  await visitor.run((island) => document.querySelector(`[data-island="${island}"] > *`)?.scrollIntoView(), name)
  // As a pointer that comes to it does: some wait for that.
  await visitor.run(
    (island) =>
      document
        .querySelector(`[data-island="${island}"] *`)
        ?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true })),
    name,
  )
  await waitUntil(`${name} is alive`, () => visitor.run(hydrated, name))
}

const islands: readonly (readonly [path: string, ...names: string[]])[] = [
  ['/en/product/smurf', 'viewer', 'contact-panel'],
  ['/en/quote', 'quote'],
  ['/en/joinus', 'application'],
  ['/en/tools/coverage', 'tool'],
  ['/en/tools/finder', 'tool'],
  ['/en/tools/water', 'tool'],
  ['/en/tools/season', 'tool'],
  ['/en/tools/tour-boat', 'tool'],
  ['/en/solution/solution', 'console'],
  ['/en/datasets/FloW', 'dataset'],
  ['/en/datasets/FloW/FloW-Img', 'explorer', 'labels', 'score'],
  ['/en/datasets/USVInland/Stereo', 'explorer'],
  ['/en/widget', 'bench'],
  ['/en/widget/check', 'check'],
]

/** Firefox and WebKit write alike: each has every second page, and both ways every page. */
const pagesOf = (name: string) =>
  islands.filter((_, index) => name === 'Chromium' || index % 2 === (name === 'Firefox' ? 0 : 1))

/** A page that somebody else has rewritten. */
export function translatedJourneys(open: Open, name: string) {
  const way = wayOf(name)
  test('a translated page is not touched when its islands come alive', async () => {
    const visitor = await open(desktop)
    for (const [path, ...names] of pagesOf(name)) {
      await visitor.open(path)
      await visitor.start()
      await visitor.run(translate, way)
      const before = await visitor.run(around)
      for (const island of names) await comesAlive(visitor, island)
      await visitor.run(translate, way)
      const after = await visitor.run(around)
      expect({ path, ...after, fonts: after?.fonts === before?.fonts, title: undefined }).toEqual({
        path,
        ...before,
        fonts: true,
        title: undefined,
      })
      expect(after?.dialog, path).toBe(4)
    }
    expect(visitor.faults).toEqual([])
  })

  for (const [who, change] of [
    ['a translator has rewritten', (visitor: Visitor) => visitor.run(translate, way)],
    ['extensions stand in', (visitor: Visitor) => visitor.run(extend)],
  ] as const) {
    test(`on a page that ${who}, what was typed stays, the form answers and every menu has its links`, async () => {
      const visitor = await open(desktop)
      await visitor.open('/en/advisory')
      await change(visitor)
      await visitor.fill('main form [name="name"]', 'Ann Lake')
      await waitUntil('the form is alive', () => visitor.run(hydrated, 'advisory'))
      await visitor.fill('main form [name="company"]', 'Lakes Ltd')
      await visitor.click('main form button[type="submit"]')
      await visitor.sees('main form [data-field="email"] p[id$="problem"]')
      const typed = () =>
        ['name', 'company'].map(
          (field) => document.querySelector<HTMLInputElement>(`main form [name="${field}"]`)?.value,
        )
      expect(await visitor.run(typed)).toEqual(['Ann Lake', 'Lakes Ltd'])
      // A press far down has hidden the header.
      await visitor.run(() => scrollTo(0, 0))
      await visitor.click('#site-header button', 'Language')
      await visitor.sees('dialog a', 'English')
      expect(await visitor.run(around)).toMatchObject({ dialog: 4, menus: [3, 2, 2, 5] })

      await visitor.open('/en/news')
      await change(visitor)
      await visitor.click('aside summary')
      await visitor.fill('aside [type="email"]', 'ann@lake.example')
      await waitUntil('the panel is alive', () => visitor.run(hydrated, 'contact-panel'))
      await visitor.click('aside button[type="submit"]')
      await visitor.sees('aside [data-state="submitted"] p')
      expect(visitor.faults).toEqual([])
    })
  }
}
