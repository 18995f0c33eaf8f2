import { once } from 'node:events'
import { createServer } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { storedLeads } from '../../support/stored-leads.ts'
import { freshEmail } from '../../support/visitor.ts'
import { waitUntil } from '../../support/wait-until.ts'
import { hostBodies, recipeFor } from '../../support/widget-recipes.ts'
import { hostPorts } from '../site.ts'
import type { Open, Visitor } from '../visit.ts'
import { desktop, phone } from '../visit.ts'

const line = 'orca-chat .composer textarea, .composer textarea'

/** Somebody else's site: what it answers, by the address's path. */
async function hostSite(name: string, answer: (path: string) => { body: string; policy?: string }): Promise<string> {
  if (name !== 'Firefox' && name !== 'WebKit') throw new Error(`no port for ${name}`)
  const server = createServer((request, response) => {
    const { body, policy } = answer(request.url ?? '/')
    response.setHeader('Content-Type', 'text/html; charset=utf-8')
    if (policy) response.setHeader('Content-Security-Policy', policy)
    response.end(`<!doctype html><html lang="en"><head><title>Host</title><meta name="viewport" content="width=device-width"></head>
      <body><main><h1>Host site</h1></main>${body}</body></html>`)
  }).listen(hostPorts[name], 'localhost')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://localhost:${hostPorts[name]}/`
}

async function askSomething(visitor: Visitor) {
  await visitor.click('.launcher')
  await visitor.sees(line)
  await visitor.fill(line, 'How long does one charge last?')
  await visitor.press('Enter')
  await visitor.sees('.row.visitor .bubble', 'How long does one charge last?')
  await visitor.sees('.row.bot[data-seq]')
}

async function leaveAMessage(visitor: Visitor, email: string) {
  await visitor.run(() => Reflect.get(window, 'OrcaChat').open({ view: 'board' }))
  await visitor.fill('#oc-name', 'Li')
  await visitor.fill('#oc-email', email)
  await visitor.fill('#oc-content', 'How much?')
  await visitor.tick('.board [type="checkbox"], [type="checkbox"]')
  await visitor.click('.submit')
  await visitor.sees('.result')
  await visitor.misses('.result', 'Failed')
}

/** The widget on our pages, and on a host site of this engine (`name`). */
export function widgetJourneys(open: Open, name: string) {
  test('on our page the desk opens, answers, remembers on the next page, and a message left is kept', async () => {
    const visitor = await open(desktop)
    const email = freshEmail()
    await visitor.open('/privacy')
    await visitor.start()
    await askSomething(visitor)
    await leaveAMessage(visitor, email)
    expect(storedLeads(email).map(({ kind }) => kind)).toEqual(['board'])
    await visitor.open('/news')
    await visitor.start()
    await visitor.sees('.launcher, .window')
    // Opened by its interface: a press could meet a window that the page before left open, and close it.
    await visitor.run(() => Reflect.get(window, 'OrcaChat').open())
    await visitor.sees('.row.visitor .bubble', 'How long does one charge last?')
    expect(visitor.faults).toEqual([])
  })

  test('in another site’s page, under its strict policy, on a phone', async () => {
    const visitor = await open(phone)
    const { origin } = visitor
    const host = await hostSite(name, () => ({
      policy: `default-src 'none'; script-src 'nonce-n1'; style-src 'nonce-n1'; connect-src ${origin}; img-src ${origin}`,
      body: `<script async nonce="n1" src="${origin}/widget/v1/loader.js" data-site="pk_orca"></script>`,
    }))
    await visitor.open(host)
    await askSomething(visitor)
    await visitor.press('Escape')
    await visitor.misses(line)
  })

  test('on a phone the window is the page, however the keyboard or an address bar change its height', async () => {
    const visitor = await open(desktop)
    const tag = `<script async src="${visitor.origin}/widget/v1/loader.js" data-site="pk_orca"></script>`
    // A frame's height is a page's, and can be changed from outside in every engine.
    const frame = '<iframe src="/phone" style="width:390px;height:844px;border:0"></iframe>'
    const host = await hostSite(name, (path) => ({ body: path === '/phone' ? tag : frame }))
    await visitor.open(host)
    const opened = () =>
      visitor.run(() => {
        const inner = document.querySelector('iframe')?.contentWindow
        if (!inner || !Reflect.has(inner, 'OrcaChat')) return false
        void Reflect.get(inner, 'OrcaChat').open()
        return Boolean(inner.document.querySelector('orca-chat')?.shadowRoot?.querySelector('.composer'))
      })
    await waitUntil('the window is open', opened)
    const edges = () =>
      visitor.run(() => {
        const part = document.querySelector('iframe')?.contentDocument?.querySelector('orca-chat')?.shadowRoot
        const box = part?.querySelector('.frame')?.getBoundingClientRect()
        return [Math.round(box?.top ?? -1), Math.round(box?.bottom ?? -1)].join()
      })
    for (const height of [500, 844, 500, 788, 844, 400, 640]) {
      await visitor.run((px) => {
        const element = document.querySelector('iframe')
        if (element) element.style.height = `${px}px`
      }, height)
      await waitUntil(`the window has ${height} pixels`, async () => (await edges()) === `0,${height}`)
      // And stays there, when what follows a changed height has been done.
      await new Promise((resolve) => setTimeout(resolve, 300))
      expect(await edges()).toBe(`0,${height}`)
    }
  })

  test('each recipe as printed brings a widget that sends and is answered', async () => {
    const visitor = await open(desktop)
    await visitor.open('/en/widget')
    const printed = await visitor.run(() =>
      Object.fromEntries(
        [...document.querySelectorAll('[aria-labelledby^=recipe-]')].map((part) => [
          part.getAttribute('aria-labelledby')?.replace('recipe-', ''),
          part.querySelector('pre')?.textContent ?? '',
        ]),
      ),
    )
    const recipe = (of: string) => recipeFor(visitor.origin, printed[of] ?? '')
    const bodies = new Map<string, string>()
    for (const [of, body] of Object.entries(hostBodies)) bodies.set(`/${of}`, await body(recipe(of), recipe('html')))
    const host = await hostSite(name, (path) => ({ body: bodies.get(path) ?? '' }))
    for (const path of bodies.keys()) {
      await visitor.open(new URL(path, host).href)
      // An app's view is the window itself, without a launcher.
      await visitor.sees(['/android', '/ios'].includes(path) ? '.composer' : '.launcher')
      await visitor.run((text) => void Reflect.get(window, 'OrcaChat').send(text, { open: true }), `${path}: how much?`)
      await visitor.sees('.row.visitor[data-seq]', `${path}: how much?`)
      await visitor.sees('.row.bot[data-seq]')
      // The next host has not seen this visitor.
      await visitor.run(() => localStorage.clear())
    }
  })
}
