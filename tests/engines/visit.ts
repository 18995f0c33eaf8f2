import { waitUntil } from '../support/wait-until.ts'
import type { Engine, Look } from './drivers/driver.ts'
import { type Changes, openVisitorProxy } from './visitor-proxy.ts'

export const desktop: Look = { width: 1440, height: 900 }
export const laptop: Look = { width: 1366, height: 768 }
export const phone: Look = { width: 390, height: 844 }

/** The first element that a visitor can see of those a selector and some words name, shadow roots included. */
function findInPage(selector: string, words: string, bringIntoView: boolean) {
  const all = (root: Document | ShadowRoot): Element[] => [
    ...root.querySelectorAll(selector),
    ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? all(shadowRoot) : [])),
  ]
  const deepest = (x: number, y: number) => {
    let top = document.elementFromPoint(x, y)
    while (top?.shadowRoot) {
      const inner: Element | null = top.shadowRoot.elementFromPoint(x, y)
      if (!inner || inner === top) break
      top = inner
    }
    return top
  }
  for (const element of all(document)) {
    const said = `${element.textContent} ${element.getAttribute('aria-label') ?? ''}`.replaceAll('\u00a0', ' ')
    if (!said.includes(words) || !element.checkVisibility({ visibilityProperty: true })) continue
    const inView = ({ top, bottom }: DOMRect) => top >= 0 && bottom <= innerHeight
    if (bringIntoView && !inView(element.getBoundingClientRect()))
      element.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { left, top, width, height } = element.getBoundingClientRect()
    if (width === 0 || height === 0) continue
    const x = left + width / 2
    const y = top + height / 2
    const hit = deepest(x, y)
    const text = 'value' in element ? String(element.value) : (element.textContent ?? '')
    return {
      x,
      y,
      left,
      top,
      width,
      height,
      text,
      isTicked: 'checked' in element && element.checked === true,
      isFree: Boolean(hit && (element.contains(hit) || hit.contains(element))),
    }
  }
  return undefined
}

/** A part stands still when it was found in one place so often after the first time. */
const looksBeforePress = 2

/** Whether the visitor writes into what the selector names, shadow roots included. */
function hasFocus(selector: string) {
  let active = document.activeElement
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement
  return Boolean(active?.matches(selector))
}

/** A visitor with a browser of one engine, in the words of what visitors do. Every wait is for something to be seen. */
export async function visit(engine: Engine, site: string, look: Look, changes: Changes = {}) {
  const door = await openVisitorProxy(site, { ...changes, refuseScripts: look.scripts === false })
  const tab = await engine.open(look)

  /** Runs in the page. The function must need nothing of its surroundings, and its result must survive JSON. */
  async function run<Given extends unknown[], Result>(
    action: (...given: Given) => Result,
    ...given: Given
  ): Promise<Result> {
    // What the page answers is what its function gives: only the function's own type can say more of it.
    return (await tab.evaluate(`(${action})(...${JSON.stringify(given)})`)) as Result
  }
  const find = (selector: string, words = '', bringIntoView = false) => run(findInPage, selector, words, bringIntoView)

  /** Where something is that can be pressed; waits until it is there, stands still and nothing lies over it. */
  async function place(selector: string, words = '') {
    let last = { x: Number.NaN, y: Number.NaN }
    let looksAlike = 0
    await waitUntil(`${selector} “${words}” can be pressed`, async () => {
      const found = await find(selector, words, true)
      looksAlike = found?.isFree && found.x === last.x && found.y === last.y ? looksAlike + 1 : 0
      last = found ?? last
      return looksAlike === looksBeforePress
    })
    return last
  }

  /** Clicks until it shows: what an earlier act still changes on the page may push the target away from the pointer. */
  async function clickUntil(selector: string, wanted: string, isSo: () => Promise<boolean>) {
    await waitUntil(`${selector} ${wanted}`, async () => {
      if (await isSo()) return true
      const { x, y } = await place(selector)
      await tab.click(x, y)
      return isSo()
    })
  }

  /** Waits until the page answers to script. */
  const isStarted = () =>
    waitUntil('the page answers to script', () => run(() => 'live' in document.documentElement.dataset))

  return {
    run,
    isStarted,
    find,
    faults: door.faults,
    asked: door.asked,
    origin: door.origin,
    press: tab.press,
    type: tab.type,
    back: tab.back,
    forward: tab.forward,
    screenshot: tab.screenshot,
    moveTo: tab.moveTo,
    open: (path: string) => tab.open(new URL(path, door.origin).href),
    path: () => run(() => location.pathname),
    async click(selector: string, words?: string) {
      const { x, y } = await place(selector, words)
      await tab.click(x, y)
    },
    async hover(selector: string, words?: string) {
      const { x, y } = await place(selector, words)
      await tab.moveTo(x, y)
    },
    async fill(selector: string, text: string) {
      await clickUntil(selector, 'has the focus', () => run(hasFocus, selector))
      await tab.type(text)
    },
    async tick(selector: string) {
      await clickUntil(selector, 'is ticked', async () => (await find(selector))?.isTicked ?? false)
    },
    async sees(selector: string, words = '') {
      await waitUntil(`${selector} “${words}” is seen`, async () => Boolean(await find(selector, words)))
    },
    async misses(selector: string, words = '') {
      await waitUntil(`${selector} “${words}” is gone`, async () => !(await find(selector, words)))
    },
    /** The first act on a page starts its script. */
    async start() {
      await tab.moveTo(3, 300)
      await tab.moveTo(9, 310)
      await isStarted()
    },
    async arrives(path: string) {
      await waitUntil(`the page is ${path}`, () => run((wanted) => location.pathname === wanted, path))
    },
    async leave() {
      await tab.close()
      await door.close()
    },
  }
}

export type Visitor = Awaited<ReturnType<typeof visit>>

/** A new visitor, gone when the test ends. */
export type Open = (look: Look, changes?: Changes) => Promise<Visitor>
