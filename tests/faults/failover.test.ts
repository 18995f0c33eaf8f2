import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newLedger, runSenders } from '../reliability/senders.ts'
import { freePort } from '../support/app-process.ts'
import { type PostgresServer, postgresBin, startPostgres } from '../support/postgres.ts'
import { type ServerUnderTest, startServer } from '../support/server-under-test.ts'
import { startUpstream, type Upstream } from '../support/upstream.ts'
import { waitUntil } from '../support/wait-until.ts'

describe.skipIf(!postgresBin)('PostgreSQL with a standby that has every commit', () => {
  const database = 'orca1'
  let primary: PostgresServer
  let standby: PostgresServer
  let upstream: Upstream
  let server: ServerUnderTest
  let address = ''

  beforeAll(async () => {
    primary = await startPostgres()
    upstream = await startUpstream()
    await primary.newDatabase()
    standby = await primary.newStandby()
    // The standby first: it is asked and left.
    address = `postgres://orca@127.0.0.1:${standby.port},127.0.0.1:${primary.port}/${database}?target_session_attrs=read-write`
    server = await startServer({ DATABASE_URL: address, CONTACT_UPSTREAM_URL: upstream.url })
  }, 90_000)
  afterAll(async () => {
    await server?.end()
    await upstream?.close()
    await standby?.end()
    await primary?.end()
  })

  test('the primary dies under load and the standby is promoted: nothing accepted is lost, and sending goes on', async () => {
    const ledger = newLedger()
    let over = false
    const senders = runSenders(6, server.origin, ledger, () => over)
    const more = (count: number) => {
      const target = ledger.accepted.size + count
      return waitUntil('visitors go on', () => ledger.accepted.size >= target, 30_000)
    }
    await more(60)
    await primary.stop()
    // Nobody takes writes: visitors are told so.
    await waitUntil('visitors are told', () => (ledger.refused.get(503) ?? 0) > 0, 30_000)
    const accepted = ledger.accepted.size
    await standby.promote()
    await more(60)
    over = true
    await senders

    const open = () => standby.query("select id from delivery where state <> 'delivered'", database)
    await waitUntil('everything is sent on', async () => (await open()).length === 0, 60_000)
    const stored = await standby.query('select id, payload from lead', database)
    const ids = new Map(stored.map(({ id, payload }) => [JSON.parse(String(payload)).message, id]))
    expect([...ledger.accepted].filter(([message, id]) => ids.get(message) !== id)).toEqual([])
    expect(stored.length, 'a lead for each message').toBe(ids.size)
    expect(ledger.changedIds).toBe(0)
    expect([...ledger.refused.keys()]).toEqual([503])
    expect(accepted).toBeGreaterThanOrEqual(60)
    expect((await fetch(`${server.origin}/api/health/ready`)).status).toBe(200)
  }, 150_000)

  test('a commit that the standby has not got is not accepted, though the server says it is done', async () => {
    // The promoted one waits for a standby of its own, and there is none.
    await standby.query("alter system set synchronous_standby_names = 'nobody'")
    await standby.query('select pg_reload_conf()')
    const ledger = newLedger()
    let over = false
    const sender = runSenders(1, server.origin, ledger, () => over)
    const waiting = () =>
      standby.query("select pid, pg_cancel_backend(pid) from pg_stat_activity where wait_event = 'SyncRep'")
    await waitUntil('somebody’s commit waits, and the wait is broken off', async () => (await waiting()).length > 0)
    await waitUntil('the visitor is told', () => (ledger.refused.get(503) ?? 0) > 0)
    expect(ledger.accepted.size).toBe(0)
    await standby.query("alter system set synchronous_standby_names = ''")
    await standby.query('select pg_reload_conf()')
    await waitUntil('it is accepted', () => ledger.accepted.size > 0, 30_000)
    over = true
    await sender
    expect(ledger.changedIds).toBe(0)
  }, 90_000)

  test('a start finds the one that takes writes, whichever stands first', async () => {
    const port = await freePort()
    const other = `postgres://orca@127.0.0.1:${port},127.0.0.1:${standby.port}/${database}`
    const second = await startServer({ DATABASE_URL: other })
    await waitUntil('it is ready', async () => (await fetch(`${second.origin}/api/health/ready`)).status === 200)
    await second.end()
  }, 60_000)
})
