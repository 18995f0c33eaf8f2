import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, expect, test } from 'vitest'
import { type AppProcess, startApp } from '../support/app-process.ts'
import { newVisitor, officialBody, postOfficial } from '../support/official-body.ts'
import { plainRequest } from '../support/plain-request.ts'

const folder = mkdtempSync(join(tmpdir(), 'orca-flood-'))
let app: AppProcess | undefined
afterEach(() => app?.kill('SIGKILL'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Asks for a page again and again on a hundred connections, without a pause, from a process of its own. */
function flood(url: string, seconds: number) {
  const child = spawn('node_modules/.bin/autocannon', ['-j', '-c', '100', '-d', String(seconds), url], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  let printed = ''
  child.stdout.on('data', (part) => {
    printed += part
  })
  let isOver = false
  const ended = once(child, 'close').then((): Record<string, { count: number }> => {
    isOver = true
    return JSON.parse(printed).statusCodeStats
  })
  return { isOver: () => isOver, ended }
}

/** An error with words of its own: rendered for each visitor. */
const closed = { ROUTE_GUARDS: '{"/closed":["nobody knows this word"]}' }

test.each([
  ['from the build', 'build', '/en'],
  ['by the framework', 'framework', '/en'],
  ['error pages', 'build', '/closed'],
])('a flood of pages, %s, lets every enquiry, chat and probe through', { timeout: 90_000 }, async (_, from, path) => {
  const settings = { DATA_DIR: join(folder, `${from}${path.length}`), TRUSTED_PROXY_HOPS: '1', PAGES_FROM: from }
  app = await startApp('app', { ...settings, ...closed })
  const { origin } = app
  // The framework is loaded by the first that needs it; that is not what is tried here.
  await plainRequest(origin, path)
  await postOfficial(origin, officialBody, newVisitor())
  const { isOver, ended } = flood(origin + path, 2)
  let enquiries = 0
  while (!isOver()) {
    expect((await postOfficial(origin, officialBody, newVisitor())).status).toBe(200)
    enquiries += 1
    expect((await plainRequest(origin, '/api/health/live')).status).toBe(200)
    expect((await plainRequest(origin, '/api/widget/v1/config?site=pk_orca')).status).toBeLessThan(500)
  }
  const statuses = await ended
  expect(enquiries, 'the first enquiry outlasted the flood').toBeGreaterThan(1)
  const shed = statuses['503']?.count ?? 0
  // Ready-made documents are never refused; error pages are rendered for each visitor, and most of a hundred at once are.
  // A page that the framework has ready lies between: how many are refused depends on the machine.
  if (from === 'build') expect(shed > 0).toBe(path !== '/en')
})

test('who is turned away reads when to come back', async () => {
  app = await startApp('app', { DATA_DIR: join(folder, 'words'), ...closed })
  await plainRequest(app.origin, '/closed')
  const answers = await Promise.all(Array.from({ length: 80 }, () => plainRequest(app?.origin ?? '', '/closed')))
  const [shed] = answers.filter(({ status }) => status === 503)
  expect(shed?.headers).toMatchObject({ 'retry-after': '2', 'cache-control': 'private, no-store' })
  expect(shed?.body).toContain('请过几秒再试')
  expect(shed?.body).toContain('Please try again in a few seconds')
})
