import { chownSync, cpSync, existsSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, afterEach, expect, test } from 'vitest'
import { findLeads } from '#lib/leads/find-leads'
import { leadFromOfficial } from '#lib/leads/official-fields'
import { saveLead } from '#lib/leads/save-lead'
import { openSqlite } from '#lib/store/sqlite/engine'
import { newVisitor, officialBody, postOfficial } from '../support/official-body.ts'
import { type ServerUnderTest, startServer } from '../support/server-under-test.ts'
import { waitUntil } from '../support/wait-until.ts'

const directories: string[] = []
let server: ServerUnderTest | undefined

function newDirectory(): string {
  const directory = mkdtempSync(join(tmpdir(), 'orca-fault-'))
  directories.push(directory)
  return directory
}

afterEach(async () => {
  await server?.end()
  server = undefined
  for (const directory of directories.splice(0)) rmSync(directory, { recursive: true, force: true })
})

/** The honest "not now": with a time to come back, while the process stays alive. */
async function expectNotNow(origin: string): Promise<void> {
  const answer = await postOfficial(origin, officialBody, newVisitor())
  expect(answer).toMatchObject({ status: 503, json: { code: 'unavailable' } })
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await fetch(`${origin}/api/health/ready`)).status).toBe(503)
  expect((await fetch(`${origin}/api/health/live`)).status).toBe(200)
}

test.runIf(process.getuid?.() === 0)('a store that a command of root has taken is named, with its cure', async () => {
  const directory = newDirectory()
  await (await openSqlite({ file: join(directory, 'orca.db') })).close()
  const nobody = 65534
  chownSync(directory, nobody, nobody)
  const asNobody = ['setpriv', `--reuid=${nobody}`, '--clear-groups']
  server = await startServer({}, directory, undefined, asNobody)
  await expectNotNow(server.origin)
  expect(server.output()).toMatch(/"store.not_opened".*user \(65534\) may not write \S*orca\.db: .*chown/)
  chownSync(join(directory, 'orca.db'), nobody, nobody)
  await waitUntil(
    'it is taken',
    async () => (await postOfficial(server?.origin ?? '', officialBody, newVisitor())).status === 200,
  )
})

test('a folder that cannot be written: the form says "not now", the site lives', async () => {
  const directory = newDirectory()
  writeFileSync(join(directory, 'data'), 'a file where the folder should be')
  server = await startServer({ DATA_DIR: join(directory, 'data') }, directory)
  await expectNotNow(server.origin)
})

/** A store with an enquiry in it, as the last process left it: `written` back into its file or not. */
async function leaveStore(written: boolean): Promise<string> {
  const left = mkdtempSync(join(tmpdir(), 'orca-fault-'))
  const before = await startServer({}, left)
  expect((await postOfficial(before.origin, officialBody, newVisitor())).status).toBe(200)
  await before.kill(written ? 'SIGTERM' : 'SIGKILL')
  return left
}

const leftStores = new Map<boolean, Promise<string>>()
afterAll(async () => {
  for (const left of leftStores.values()) rmSync(await left, { recursive: true, force: true })
})

/** A copy of such a store: each kind is left by one process. */
async function usedStore(written: boolean): Promise<{ directory: string; file: string }> {
  const left = leftStores.get(written) ?? leaveStore(written)
  leftStores.set(written, left)
  const directory = newDirectory()
  cpSync(await left, directory, { recursive: true })
  return { directory, file: join(directory, 'orca.db') }
}

test.each<[damage: string, written: boolean, harm: (file: string) => void]>([
  ['another file', true, (file) => writeFileSync(file, Buffer.alloc(8192, 'this is no database '))],
  ['pages overwritten', true, (file) => overwrite(file, 4096 * 3, 4096 * 20)],
  ['its header overwritten', true, (file) => overwrite(file, 0, 100)],
  ['cut off', true, (file) => truncateSync(file, 4096 * 5)],
  ['of no bytes', true, (file) => truncateSync(file, 0)],
  ['gone', true, (file) => rmSync(file)],
  ['without the log that had everything', false, (file) => ['-wal', '-shm'].map((end) => rmSync(file + end))],
])('a store that is damaged (%s) is refused, named with its cure, and left as it is', async (_, written, harm) => {
  const { directory, file } = await usedStore(written)
  harm(file)
  const before = existsSync(file) ? readFileSync(file) : undefined
  server = await startServer({}, directory)
  await expectNotNow(server.origin)
  expect(server.output()).toMatch(
    /"store.not_opened".*orca\.db is damaged \(.*restore a backup \(npm run leads -- restore FILE\)/,
  )
  expect(server.output()).not.toContain('writer_lost')
  expect(existsSync(file) ? readFileSync(file) : undefined).toEqual(before)
})

function overwrite(file: string, from: number, to: number): void {
  const bytes = readFileSync(file)
  bytes.fill('x', from, to)
  writeFileSync(file, bytes)
}

test('a second server on the same store takes enquiries and says that it is one too many, until the first has gone', async () => {
  const directory = newDirectory()
  server = await startServer({}, directory)
  const second = await startServer({}, directory)
  const warnings = async () => (await (await fetch(`${second.origin}/api/health/ready`)).json()).warnings
  expect(await warnings()).toContain('store_shared')
  expect(second.output()).toContain('Another process of the site uses this store')
  expect(server.output()).not.toContain('store.shared')
  await server.kill('SIGKILL')
  expect(await warnings()).not.toContain('store_shared')
  await second.end()
})

test('the store of a newer release is refused with a sentence that says what to do', async () => {
  const directory = newDirectory()
  await (await openSqlite({ file: join(directory, 'orca.db') })).close()
  const database = new DatabaseSync(join(directory, 'orca.db'))
  database.exec("insert into schema_migration values (99, 'x', 0)")
  database.close()
  server = await startServer({}, directory)
  await expectNotNow(server.origin)
  expect(server.output()).toContain('start the newer release, or restore a backup made before it')
})

test('a store that somebody else holds: "not now" in time, and the repeated send is the same lead', async () => {
  const directory = newDirectory()
  server = await startServer({}, directory)
  const { origin } = server
  await waitUntil('the store is open', async () => (await fetch(`${origin}/api/health/ready`)).ok)
  const holder = new DatabaseSync(join(directory, 'orca.db'), { timeout: 5000 })
  holder.exec('begin immediate')
  const key = { 'Idempotency-Key': crypto.randomUUID() }
  const first = await postOfficial(server.origin, officialBody, { ...newVisitor(), ...key })
  expect(first.status).toBe(503)
  holder.exec('rollback')
  holder.close()
  const answers = [
    await postOfficial(server.origin, officialBody, { ...newVisitor(), ...key }),
    await postOfficial(server.origin, officialBody, { ...newVisitor(), ...key }),
  ]
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(answers[0]?.json.id).toBe(answers[1]?.json.id)
})

test('a full disk refuses new leads, keeps the old ones readable, and takes leads again when there is room', async () => {
  const file = join(newDirectory(), 'orca.db')
  const small = await openSqlite({ file, maxPages: 100 })
  const lead = leadFromOfficial({ ...officialBody, type: 'x'.repeat(5000), language: 'en' })
  const save = (engine: typeof small, n: number) =>
    saveLead(engine, { lead, key: `k${n}`, visitor: `v${n}`, now: 1000 + n, sinks: ['upstream'], retentionDays: 730 })
  const results = await Promise.allSettled(Array.from({ length: 60 }, (_, n) => save(small, n)))
  let accepted = 0
  for (let n = 0; n < 60; n += 1)
    if (
      await save(small, 100 + n).then(
        () => true,
        () => false,
      )
    )
      accepted += 1
  accepted += results.filter(({ status }) => status === 'fulfilled').length
  const refused = await save(small, 999).catch((error: Error) => error.message)
  expect(refused).toContain('full')
  expect(await findLeads(small, { newestFirst: true, limit: 1000 })).toHaveLength(accepted)
  expect(accepted).toBeGreaterThan(0)
  await small.close()
  const roomy = await openSqlite({ file })
  await save(roomy, 999)
  expect(await findLeads(roomy, { newestFirst: true, limit: 1000 })).toHaveLength(accepted + 1)
  await roomy.close()
})

test('a statement that fails is refused alone; a store that was closed refuses everything', async () => {
  const directory = newDirectory()
  let lost = 0
  const engine = await openSqlite({ file: join(directory, 'orca.db') }, () => (lost += 1))
  const broken = engine.write([
    { ...engine.sql.selectFrom('fact').selectAll().compile(), sql: 'select * from no_such_table' },
  ])
  await expect(broken).rejects.toMatchObject({ name: 'StoreUnavailable' })
  expect(lost).toBe(0)
  await engine.close()
  await expect(engine.write([])).rejects.toMatchObject({ name: 'StoreUnavailable' })
})
