import { mkdtempSync, rmSync } from 'node:fs'
import { networkInterfaces, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { freePort, startApp } from '../support/app-process.ts'
import { type PlainAnswer, plainRequest } from '../support/plain-request.ts'

const folder = mkdtempSync(join(tmpdir(), 'orca-addresses-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const lan = Object.values(networkInterfaces())
  .flat()
  .find((place) => place?.family === 'IPv4' && !place.internal)?.address

/** What HOST may be, and where such a server is reached. */
const hosts: readonly [name: string, host: string | undefined, reachedAt: string][] = [
  ['unset', undefined, '127.0.0.1'],
  ['127.0.0.1', '127.0.0.1', '127.0.0.1'],
  ['0.0.0.0', '0.0.0.0', '127.0.0.1'],
  ['::1', '::1', '[::1]'],
  ['::', '::', '[::1]'],
  ['localhost', 'localhost', 'localhost'],
  ...(lan ? [['an address of the network', lan, lan] as [string, string, string]] : []),
]

interface Origin {
  name: string
  settings: Record<string, string>
  /** What a proxy in front adds. */
  forwarded: Record<string, string>
}

const proxied = { 'x-forwarded-for': '203.0.113.9', 'x-forwarded-proto': 'https', 'x-forwarded-host': 'boats.example' }
const origins: readonly [Origin, ...Origin[]] = [
  { name: 'no SITE_URL', settings: {}, forwarded: {} },
  { name: 'an http SITE_URL', settings: { SITE_URL: 'http://boats.example' }, forwarded: { host: 'boats.example' } },
  {
    name: 'an https SITE_URL behind a proxy',
    settings: { SITE_URL: 'https://boats.example', TRUSTED_PROXY_HOPS: '1' },
    forwarded: { host: 'boats.example', ...proxied },
  },
]

/** What a visitor, a probe and a search engine ask for, and what they must get. */
const walk: readonly [path: string, expected: (answer: PlainAnswer) => unknown][] = [
  ['/product', ({ status, body }) => [status === 200, body.includes('<html lang="zh-CN"')]],
  ['/en', ({ status, body }) => [status === 200, body.includes('<html lang="en"')]],
  ['/nosuch', ({ status, headers }) => [status === 404, headers.location === undefined]],
  ['/zh/privacy?a=1', ({ status, headers }) => [status === 308, headers.location === '/privacy?a=1']],
  // The store may still be opening; that pages are answered is known at once.
  ['/api/health/ready', ({ status, body }) => [status < 504, body.includes('"pages":"ok"')]],
]
/** Rendered on request: where the framework took its own address for a foreign server, this one never came. */
const rendered: typeof walk = [
  ['/en/%zz', ({ status, body }) => [status === 400, body.includes('<html lang="en"') && body.includes('<h1')]],
]

async function walkThrough(
  [host, reachedAt]: [host: string | undefined, reachedAt: string],
  { settings, forwarded }: (typeof origins)[number],
  steps: typeof walk,
): Promise<unknown[]> {
  const port = await freePort()
  const all = { ...settings, ...(host && { HOST: host }), DATA_DIR: join(folder, `${port}`) }
  const app = await startApp('app', all, port, [], reachedAt)
  try {
    const answers: unknown[] = []
    for (const [path, expected] of steps)
      answers.push([path, expected(await plainRequest(app.origin, path, forwarded))])
    return answers
  } finally {
    await app.kill('SIGKILL')
  }
}

const allHold = (steps: typeof walk) => steps.map(([path]) => [path, [true, true]])

describe.concurrent('every address that can be listened on', { timeout: 120_000 }, () => {
  for (const [at, [name, host, reachedAt]] of hosts.entries()) {
    // Each address with one of the origins in turn; the one that servers have by default, and one of the other family, with all.
    const all = host === undefined || host === '::1'
    for (const origin of all ? origins : [origins[at % origins.length] ?? origins[0]]) {
      test(`HOST ${name}, ${origin.name}`, async () => {
        expect(await walkThrough([host, reachedAt], origin, walk)).toEqual(allHold(walk))
      })
    }
  }
  for (const [name, host, reachedAt] of hosts.filter(([, address]) => address === undefined || /1$/.test(address))) {
    test(`HOST ${name}, all by the framework`, async () => {
      const [origin] = origins
      const settings = { ...origin.settings, PAGES_FROM: 'framework' }
      const steps = [...walk, ...rendered]
      expect(await walkThrough([host, reachedAt], { ...origin, settings }, steps)).toEqual(allHold(steps))
    })
  }
})
