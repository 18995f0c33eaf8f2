import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { newVisitor, officialBody, postOfficial } from '../support/official-body.ts'
import { type ServerUnderTest, startServer } from '../support/server-under-test.ts'
import { shellCommand } from '../support/shell-command.ts'
import { startUpstream, type Upstream } from '../support/upstream.ts'
import { waitUntil } from '../support/wait-until.ts'

// Each command is a process of its own.
vi.setConfig({ testTimeout: 60_000 })

let upstream: Upstream
let server: ServerUnderTest
const folder = mkdtempSync(join(tmpdir(), 'orca-leads-'))

beforeAll(async () => {
  upstream = await startUpstream((response) => void response.writeHead(422).end())
  server = await startServer({ CONTACT_UPSTREAM_URL: upstream.url })
})
afterAll(async () => {
  await server.end()
  await upstream.close()
  rmSync(folder, { recursive: true, force: true })
})

const run = (...words: string[]) =>
  shellCommand('leads', { DATA_DIR: server.directory, CONTACT_UPSTREAM_URL: upstream.url }, words)

async function send(type: string, change = {}): Promise<string> {
  const { json } = await postOfficial(server.origin, { ...officialBody, ...change, type }, newVisitor())
  return String(json.id)
}

test('without a command it explains itself, in Chinese too', async () => {
  expect((await run()).out).toContain('npm run leads -- export')
  expect((await run('--language', 'zh')).out).toContain('导出为 Excel')
  expect(await run('list', '--state', 'sad')).toMatchObject({
    code: 1,
    error: expect.stringContaining('held|kept|waiting'),
  })
  expect(await run('list', '--kind', 'sad')).toMatchObject({
    code: 1,
    error: expect.stringContaining('official|advisory'),
  })
  expect(await run('list', '--limit', 'all')).toMatchObject({
    code: 1,
    error: expect.stringContaining('--limit all?  --limit 50'),
  })
  expect(await run('dance')).toMatchObject({ code: 1, error: expect.stringContaining('npm run leads -- list') })
})

test('where PostgreSQL is the store, restore names its own tool', async () => {
  const DATABASE_URL = 'postgres://orca@127.0.0.1:1/orca'
  const { code, error } = await shellCommand('leads', { DATABASE_URL }, ['restore', join(folder, 'any.db')])
  expect({ code, error }).toEqual({ code: 1, error: expect.stringContaining('pg_restore') })
})

test('without a store it says so and makes none', async () => {
  const elsewhere = join(folder, 'elsewhere')
  const { code, error } = await shellCommand('leads', { DATA_DIR: elsewhere }, ['list'])
  expect({ code, error }).toEqual({ code: 1, error: expect.stringContaining(join(elsewhere, 'orca.db')) })
  expect(existsSync(elsewhere)).toBe(false)
})

test('what came in can be listed, read and opened in a spreadsheet while the site runs', async () => {
  const id = await send('=cmd|calc')
  await waitUntil('it was tried', () => upstream.calls.length > 0)
  await waitUntil('a person is told', () => server.output().includes('delivery.dead'))
  expect((await run('list', '--state', 'attention')).out).toContain(id.slice(-12))
  const { out } = await run('show', id.slice(-12))
  expect(out).toContain(officialBody.phone)
  expect(out).toMatch(/1\. .* dead 422/)
  const file = join(folder, 'leads.csv')
  expect((await run('export', file)).code).toBe(0)
  const csv = readFileSync(file, 'utf8')
  expect(csv.startsWith('\uFEFF')).toBe(true)
  expect(csv).toContain("'=cmd|calc")
  expect(csv).toContain("'+8613800138000")
})

test('what was refused goes again on request, under the same id', async () => {
  const id = await send('try again')
  const calls = () => upstream.calls.filter(({ body }) => body.type === 'try again')
  await waitUntil('it was refused', () => calls().length === 1)
  await waitUntil('it needs a person', async () =>
    (await run('list', '--state', 'attention')).out.includes(id.slice(-12)),
  )
  upstream.behave = (response, save) => {
    save()
    response.writeHead(200).end()
  }
  expect((await run('retry', id)).code).toBe(0)
  await waitUntil('it is delivered', () => calls().length === 2)
  expect(new Set(calls().map(({ key }) => key)).size).toBe(1)
  await waitUntil('the list says so', async () =>
    (await run('list', '--state', 'delivered')).out.includes(id.slice(-12)),
  )
})

test('a person can have everything erased, and only after a yes', async () => {
  await send('forget me', { phone: 'forget@me.example' })
  expect(await run('erase', '--email', 'forget@me.example')).toMatchObject({ code: 1 })
  expect((await run('list', '--email', 'forget@me.example')).out).toContain('forget me')
  expect((await run('erase', '--email', 'Forget@me.example', '--yes')).code).toBe(0)
  expect((await run('list', '--email', 'forget@me.example')).out).not.toContain('forget me')
})

test('a backup made while the site runs can be put back, but not under a running site', async () => {
  const id = await send('worth keeping')
  const file = join(folder, 'backup.db')
  expect((await run('backup', file)).code).toBe(0)
  expect(await run('backup', file)).toMatchObject({ code: 1, error: expect.stringContaining('already exists') })
  expect(await run('restore', file)).toMatchObject({ code: 1, error: expect.stringContaining('stop it first') })
  await server.kill('SIGTERM')
  const store = join(server.directory, 'orca.db')
  rmSync(store)
  const nothing = join(folder, 'nothing.db')
  expect(await run('restore', nothing)).toMatchObject({
    code: 1,
    error: expect.stringContaining(`${nothing} is not there`),
  })
  expect(await run('restore', folder)).toMatchObject({ code: 1, error: expect.stringContaining('no file') })
  const newer = join(folder, 'newer.db')
  cpSync(file, newer)
  new DatabaseSync(newer).exec("insert into schema_migration values (9999, '', 0)")
  expect(await run('restore', newer)).toMatchObject({ code: 1, error: expect.stringContaining('at version 9999') })
  const half = join(folder, 'half.db')
  writeFileSync(half, readFileSync(file).subarray(0, 20_000))
  expect(await run('restore', half)).toMatchObject({ code: 1, error: expect.stringContaining(`${half} is damaged`) })
  expect((await run('restore', file)).code).toBe(0)
  expect((await run('show', id)).out).toContain('worth keeping')
  expect(statSync(file).mode & 0o077).toBe(0)
  // The day a backup is for.
  writeFileSync(store, 'a store that is damaged')
  expect((await run('restore', file)).code).toBe(0)
  expect((await run('show', id)).out).toContain('worth keeping')
  const kept = readdirSync(server.directory).filter((name) => name.includes('before-restore'))
  expect(kept.map((name) => readFileSync(join(server.directory, name), 'utf8'))).toContain('a store that is damaged')
  server = await server.restart()
  expect((await fetch(`${server.origin}/api/health/ready`)).status).toBe(200)
})
