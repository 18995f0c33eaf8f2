import { once } from 'node:events'
import { createServer } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { storedLeads } from '../../support/stored-leads.ts'
import { freshEmail } from '../../support/visitor.ts'
import { hostPorts } from '../site.ts'
import type { Visitor } from '../visit.ts'
import { desktop, phone } from '../visit.ts'
import type { Open } from './journeys.ts'

const line = 'orca-chat .composer textarea, .composer textarea'

/** A page of somebody else's site, under a strict policy, with the widget's tag in it. */
async function hostPage(name: keyof typeof hostPorts, site: string): Promise<string> {
  const server = createServer((_request, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8')
    response.setHeader(
      'Content-Security-Policy',
      `default-src 'none'; script-src 'nonce-n1'; style-src 'nonce-n1'; connect-src ${site}; img-src ${site}`,
    )
    response.end(`<!doctype html><html lang="en"><head><title>Host</title><meta name="viewport" content="width=device-width"></head>
      <body><main><h1>Host site</h1></main>
      <script async nonce="n1" src="${site}/widget/v1/loader.js" data-site="pk_orca"></script></body></html>`)
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
    if (name !== 'Chromium' && name !== 'Firefox' && name !== 'WebKit') throw new Error(`no port for ${name}`)
    const visitor = await open(phone)
    const host = await hostPage(name, visitor.origin)
    await visitor.open(host)
    await askSomething(visitor)
    await visitor.press('Escape')
    await visitor.misses(line)
  })
}
