import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type BreakableProxy, startBreakableProxy } from '../support/breakable-proxy.ts'
import { type Clock, newClock } from '../support/clock.ts'
import { newVisitor, officialBody, postOfficial } from '../support/official-body.ts'
import { type PostgresServer, postgresBin, startPostgres } from '../support/postgres.ts'
import { type ServerUnderTest, startServer } from '../support/server-under-test.ts'
import { behaviours, startUpstream, type Upstream } from '../support/upstream.ts'
import { waitUntil } from '../support/wait-until.ts'

const minute = 60_000

describe.skipIf(!postgresBin)('PostgreSQL is gone for ten minutes', () => {
  let database: PostgresServer
  let upstream: Upstream
  let gate: BreakableProxy
  let server: ServerUnderTest
  let clock: Clock

  beforeAll(async () => {
    database = await startPostgres()
  }, 60_000)
  afterEach(async () => {
    await server.end()
    await gate.close()
    await upstream.close()
    clock.end()
  })
  afterAll(() => database.end())

  const post = (type: string, key: string) =>
    postOfficial(server.origin, { ...officialBody, type }, { ...newVisitor(), 'Idempotency-Key': key })

  async function expectNotNow(type: string, key: string): Promise<void> {
    const { status, headers } = await post(type, key)
    expect(status).toBe(503)
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await fetch(`${server.origin}/api/health/live`)).status).toBe(200)
  }

  test.each(['refuses', 'swallows'] as const)(
    'and its network %s: an honest "not now" all the while; then everything goes through, once',
    async (trouble) => {
      const url = new URL(await database.newDatabase())
      gate = await startBreakableProxy(Number(url.port))
      url.port = String(gate.port)
      upstream = await startUpstream(behaviours.error)
      clock = newClock()
      const settings = { DATABASE_URL: url.href, CONTACT_UPSTREAM_URL: upstream.url, DELIVERY_TIME_SCALE: '1' }
      server = await startServer({ ...settings, ...clock.settings })
      expect((await post('before', 'key-before')).status).toBe(200)
      await waitUntil('it was tried in vain', () => server.output().includes('delivery.pending'))

      gate.state = trouble
      for (let gone = 0; gone <= 10; gone += 1) {
        await clock.set(server, gone * minute)
        if (gone % 10 === 0) await expectNotNow('meanwhile', 'key-meanwhile')
      }
      expect((await fetch(`${server.origin}/api/health/ready`)).status).toBe(503)

      upstream.behave = behaviours.ok
      gate.state = 'open'
      await waitUntil('it takes leads again', async () => (await post('meanwhile', 'key-meanwhile')).status === 200)
      const arrived = () => [...upstream.kept.values()].map(({ body }) => body.type).sort()
      await waitUntil('all are delivered', () => arrived().length === 2)
      expect(arrived()).toEqual(['before', 'meanwhile'])
      const keysOf = (type: string) => upstream.calls.filter(({ body }) => body.type === type).map(({ key }) => key)
      expect(new Set(keysOf('before')).size).toBe(1)
      expect(keysOf('meanwhile')).toHaveLength(1)
    },
    60_000,
  )
})
