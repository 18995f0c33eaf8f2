import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newLedger, runSenders } from '../reliability/senders.ts'
import { freePort } from '../support/app-process.ts'
import { hasNginx, type Nginx, startNginx } from '../support/nginx.ts'
import { type PostgresServer, postgresBin, startPostgres } from '../support/postgres.ts'
import { type ServerUnderTest, startServer } from '../support/server-under-test.ts'
import { startUpstream, type Upstream } from '../support/upstream.ts'
import { waitUntil } from '../support/wait-until.ts'

/** What a visitor reads: a page of the built site, or what stands for it where only the handlers run. */
const page = process.env.ORCA_BUILT ? '/product/smurf' : '/api/health/live'

/** What deploy/compose.yaml and deploy/kubernetes.yaml do, by the same steps without containers. */
describe.skipIf(!postgresBin || !hasNginx)('two instances on one PostgreSQL behind nginx', () => {
  let database: PostgresServer
  let upstream: Upstream
  let nginx: Nginx
  let client: pg.Client
  let instances: ServerUnderTest[] = []

  beforeAll(async () => {
    database = await startPostgres()
    upstream = await startUpstream()
    const ports = [await freePort(), await freePort()]
    const url = await database.newDatabase()
    client = new pg.Client({ connectionString: url })
    await client.connect()
    const origins = ports.map((port) => `http://127.0.0.1:${port}`)
    const settings = { DATABASE_URL: url, CONTACT_UPSTREAM_URL: upstream.url, REPLICAS: '2' }
    nginx = await startNginx(origins)
    // Both migrate the empty database at once, as two containers would.
    const all = { ...settings, SITE_URL: nginx.origin }
    instances = await Promise.all(ports.map((port) => startServer(all, undefined, port)))
  }, 90_000)

  afterAll(async () => {
    for (const instance of instances) await instance.end()
    await client?.end()
    await nginx?.close()
    await upstream?.close()
    await database?.end()
  })

  test('one killed, both replaced: nothing accepted is lost, and no page is refused', async () => {
    const ledger = newLedger()
    let over = false
    const refusedPages: number[] = []
    let pages = 0
    const readers = Array.from({ length: 4 }, async () => {
      while (!over) {
        const status = await fetch(nginx.origin + page, { signal: AbortSignal.timeout(10_000) }).then(
          async (response) => {
            await response.arrayBuffer()
            return response.status
          },
          () => 0,
        )
        pages += 1
        if (status !== 200) refusedPages.push(status)
        await new Promise((resolve) => setTimeout(resolve, 10))
      }
    })
    const senders = runSenders(6, nginx.origin, ledger, () => over)
    const more = (count: number) => {
      const target = ledger.accepted.size + count
      return waitUntil('visitors go on', () => ledger.accepted.size >= target, 30_000)
    }

    await more(30)
    await instances[0]?.kill('SIGKILL')
    await more(15)
    instances = [await (instances[0] as ServerUnderTest).restart(), instances[1] as ServerUnderTest]
    for (const at of [0, 1]) {
      await more(10)
      await instances[at]?.kill('SIGTERM')
      await more(10)
      instances[at] = await (instances[at] as ServerUnderTest).restart()
    }
    await more(10)
    over = true
    await Promise.all([...readers, senders])

    const open = async () => (await client.query("select id from delivery where state <> 'delivered'")).rows
    await waitUntil('everything is sent on', async () => (await open()).length === 0, 60_000)
    const stored = (await client.query('select id, payload from lead')).rows
    const ids = new Map(stored.map(({ id, payload }) => [JSON.parse(payload).message, id]))
    expect([...ledger.accepted].filter(([message, id]) => ids.get(message) !== id)).toEqual([])
    expect(stored.length, 'a lead for each message').toBe(ids.size)
    expect(ledger.changedIds).toBe(0)
    expect(pages).toBeGreaterThan(100)
    expect(refusedPages, `of ${pages} pages`).toEqual([])
  }, 150_000)
})
