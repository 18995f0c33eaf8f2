import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newLedger, runSenders } from '../reliability/senders.ts'
import { type PostgresServer, postgresBin, startPostgres } from '../support/postgres.ts'
import { type RoundRobin, startRoundRobin } from '../support/round-robin.ts'
import { type ServerUnderTest, startServer } from '../support/server-under-test.ts'
import { startUpstream, type Upstream } from '../support/upstream.ts'
import { waitUntil } from '../support/wait-until.ts'

describe.skipIf(!postgresBin)('two instances on one PostgreSQL behind a proxy', () => {
  let database: PostgresServer
  let upstream: Upstream
  let proxy: RoundRobin
  let client: pg.Client
  const instances: ServerUnderTest[] = []

  beforeAll(async () => {
    database = await startPostgres()
    proxy = await startRoundRobin()
    // Slow, so that leases are held; keeps half of the calls at once, half just before it answers.
    upstream = await startUpstream((response, save, { key }) => {
      const isEarly = /[0-7]$/.test(key)
      if (isEarly) save()
      setTimeout(() => {
        if (!isEarly) save()
        response.writeHead(200).end()
      }, 400)
    })
    const url = await database.newDatabase()
    client = new pg.Client({ connectionString: url })
    await client.connect()
    const settings = { DATABASE_URL: url, CONTACT_UPSTREAM_URL: upstream.url, REPLICAS: '2', SITE_URL: proxy.origin }
    // Leases of six seconds.
    for (let n = 0; n < 2; n += 1) instances.push(await startServer({ ...settings, DELIVERY_TIME_SCALE: '0.1' }))
    proxy.instances.push(...instances.map(({ origin }) => origin))
  }, 60_000)
  afterAll(async () => {
    for (const instance of instances) await instance.end()
    await client.end()
    await proxy.close()
    await upstream.close()
    await database.end()
  })

  const rows = async (sql: string, ...values: string[]) => (await client.query(sql, values)).rows

  test('one killed with -9 while it delivers: every 200 is kept, and each lead delivered once by id', async () => {
    const [one] = instances
    if (!one) throw new Error('no instance')
    const ledger = newLedger()
    let over = false
    const visitors = runSenders(8, proxy.origin, ledger, () => over)
    await waitUntil('many are accepted', () => ledger.accepted.size >= 60, 30_000)
    const held = () => rows("select id from delivery where state = 'leased' and lease_owner like $1", `%:${one.pid}:%`)
    await waitUntil('it is delivering', async () => (await held()).length > 1)
    await one.kill('SIGKILL')
    expect((await held()).length, 'leases that died with it').toBeGreaterThan(0)
    // The proxy does not know yet: every second send is refused, and repeated by the visitor with the same key.
    const sofar = ledger.accepted.size
    await waitUntil('the other goes on alone', () => ledger.accepted.size >= sofar + 20, 30_000)
    over = true
    await visitors

    const open = () => rows("select id from delivery where state <> 'delivered'")
    await waitUntil('nothing is left to deliver', async () => (await open()).length === 0, 60_000)
    const kept = await rows(
      'select lead.id, payload, delivery.id as delivery from lead join delivery on subject_id = lead.id',
    )
    const ids = new Map(kept.map(({ id, payload }) => [JSON.parse(payload).message, id]))
    expect(ledger.refused.get(502), 'visitors who met the dead instance').toBeGreaterThan(0)
    expect([...ledger.accepted].filter(([message, id]) => ids.get(message) !== id)).toEqual([])
    expect(ids.size, 'a lead for each message').toBe(kept.length)
    expect([...upstream.kept.keys()].sort()).toEqual(kept.map(({ delivery }) => delivery).sort())
    expect(ledger.changedIds).toBe(0)
  }, 150_000)
})
