import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { newVisitor, officialBody, postOfficial } from '../support/official-body.ts'
import { type PostgresServer, postgresBin, startPostgres } from '../support/postgres.ts'
import { type ServerUnderTest, startServer } from '../support/server-under-test.ts'
import { startUpstream, type Upstream } from '../support/upstream.ts'
import { waitUntil } from '../support/wait-until.ts'

describe.skipIf(!postgresBin)('PostgreSQL', () => {
  let database: PostgresServer
  let upstream: Upstream
  const instances: ServerUnderTest[] = []

  beforeAll(async () => {
    database = await startPostgres()
    upstream = await startUpstream()
  }, 60_000)
  afterEach(async () => {
    for (const instance of instances.splice(0)) await instance.end()
  })
  afterAll(async () => {
    await upstream.close()
    await database.end()
  })

  async function newInstance(url: string, settings = {}): Promise<ServerUnderTest> {
    const names = { DATABASE_URL: url, CONTACT_UPSTREAM_URL: upstream.url, REPLICAS: '2' }
    const instance = await startServer({ ...names, ...settings })
    instances.push(instance)
    return instance
  }
  const post = (instance: ServerUnderTest, type: string, headers = {}) =>
    postOfficial(instance.origin, { ...officialBody, type }, { ...newVisitor(), ...headers })
  const arrived = (type: string) => [...upstream.kept.values()].filter(({ body }) => body.type === type)

  test('gone for a while: an honest "not now", and everything works when it is back', async () => {
    const instance = await newInstance(await database.newDatabase())
    expect((await post(instance, 'before')).status).toBe(200)
    await database.stop()
    const key = { 'Idempotency-Key': crypto.randomUUID() }
    expect((await post(instance, 'meanwhile', key)).status).toBe(503)
    expect((await fetch(`${instance.origin}/api/health/ready`)).status).toBe(503)
    expect((await fetch(`${instance.origin}/api/health/live`)).status).toBe(200)
    await database.start()
    await waitUntil('it takes leads again', async () => (await post(instance, 'meanwhile', key)).status === 200)
    await waitUntil('all are delivered', () => arrived('before').length > 0 && arrived('meanwhile').length > 0)
    expect(arrived('before')).toHaveLength(1)
    expect(arrived('meanwhile')).toHaveLength(1)
  }, 60_000)

  test('a site that moved here is told of what it left in the embedded store', async () => {
    const before = await startServer({ CONTACT_UPSTREAM_URL: 'http://127.0.0.1:1' })
    instances.push(before)
    expect((await post(before, 'before the move')).status).toBe(200)
    await before.kill('SIGTERM')
    const moved = await newInstance(await database.newDatabase(), { DATA_DIR: before.directory })
    expect(moved.output()).toContain('"event":"store.left_behind"')
    expect((await newInstance(await database.newDatabase())).output()).not.toContain('store.left_behind')
  }, 60_000)

  test('two instances take the same key as one lead and deliver each lead once', async () => {
    const url = await database.newDatabase()
    // A lease in its own time: at a fiftieth of it, a busy machine lets it run out, and who sends again is right to.
    const inTime = { DELIVERY_TIME_SCALE: '1' }
    const [one, two] = [await newInstance(url, inTime), await newInstance(url, inTime)]
    const key = { 'Idempotency-Key': crypto.randomUUID() }
    const [first, second] = await Promise.all([post(one, 'both', key), post(two, 'both', key)])
    expect([first.status, second.status]).toEqual([200, 200])
    expect(first.json.id).toBe(second.json.id)
    const types = Array.from({ length: 40 }, (_, n) => `shared ${n}`)
    await Promise.all(types.map((type, n) => post(n % 2 ? one : two, type)))
    await waitUntil('all are delivered', () => types.every((type) => arrived(type).length > 0))
    await new Promise((resolve) => setTimeout(resolve, 500))
    expect(upstream.calls.filter(({ body }) => types.includes(body.type ?? ''))).toHaveLength(types.length)
  }, 60_000)
})
