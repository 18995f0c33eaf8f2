import { createServer } from 'node:http'
import { expect, type Page, test } from '@playwright/test'
import { StandInDesk } from './widget-desk.ts'

/** The host site's servers, one a worker; the server's settings allow their origins (playwright.config.ts). */
const firstPort = 3990

let answer: (path: string) => { html: string; policy: string } = () => ({ html: '', policy: '' })
let desk = new StandInDesk()
let origin: string | undefined

/** A host site of the test's own, at another origin than the widget's. */
async function hostSite(): Promise<string> {
  if (origin) return origin
  const server = createServer((request, response) => {
    if (desk.answer(request, response)) return
    const { html, policy } = answer(request.url ?? '/')
    response.setHeader('Content-Type', 'text/html; charset=utf-8')
    if (policy) response.setHeader('Content-Security-Policy', policy)
    response.end(html)
  })
  const port = firstPort + test.info().parallelIndex
  await new Promise<void>((resolve, reject) => server.on('error', reject).listen(port, resolve))
  server.unref()
  origin = `http://localhost:${port}`
  return origin
}

/** Where the widget comes from: the server under test. */
export function ownSite(): string {
  return test.info().project.use.baseURL ?? ''
}

/** Has the greeting come at once: half the page is read. */
export async function readHalf(page: Page): Promise<void> {
  await chat(page, '.rail').waitFor({ state: 'attached' })
  await page.evaluate(() => {
    document.body.style.minBlockSize = '300vh'
    scrollTo(0, innerHeight * 1.5)
  })
}

interface Host {
  /** The site's content security policy; `SITE` stands for the widget's origin. */
  policy?: string
  /** Attributes of the loader's tag beside `src` and `data-site`. */
  attributes?: string
  html?: string
  head?: string
  body?: string
}

/** Opens a page of the host site, with the widget's tag in it. */
export async function openHost(
  page: Page,
  { policy, attributes = '', html = 'lang="en"', head = '', body = '' }: Host = {},
): Promise<void> {
  const site = ownSite()
  const text = `<!doctype html><html ${html}><head><title>Host</title>${head}</head><body>
    <main><h1>Host site</h1><p>Some words of the host.</p>${body}</main>
    <script async nonce="n1" src="${site}/widget/v1/loader.js" data-site="pk_orca" ${attributes}></script></body></html>`
  answer = () => ({ html: text, policy: policy?.replaceAll('SITE', site) ?? '' })
  await page.goto(`${await hostSite()}/page`)
}

/** Opens a page of the host site that has nothing but this in its body. */
export async function openHostBody(page: Page, body: string): Promise<void> {
  const html = `<!doctype html><html lang="en"><head><title>Host</title></head><body><h1>Host site</h1>${body}</body></html>`
  answer = () => ({ html, policy: '' })
  // Not its `load`: a test may hold a script of it back.
  await page.goto(`${await hostSite()}/page`, { waitUntil: 'domcontentloaded' })
}

/** Opens a host page whose widget speaks to a desk of the test's own. */
export async function openWithDesk(
  page: Page,
  host: Host = {},
  prepare: (desk: StandInDesk) => void = () => {},
): Promise<StandInDesk> {
  const own = new StandInDesk()
  prepare(own)
  desk = own
  await openHost(page, { ...host, attributes: `data-api="${await hostSite()}" ${host.attributes ?? ''}` })
  return own
}

/** A part of the widget on the page. */
export const chat = (page: Page, selector: string) => page.locator(`orca-chat ${selector}`)

/** The launcher, once it is there. */
export async function launcher(page: Page) {
  const button = chat(page, '.launcher')
  await expect(button).toBeVisible({ timeout: 15_000 })
  return button
}

/** Opens the window as a visitor does. */
export async function openWindow(page: Page) {
  await (await launcher(page)).click()
  const box = chat(page, '.composer textarea')
  await expect(box).toBeFocused({ timeout: 15_000 })
  return box
}
