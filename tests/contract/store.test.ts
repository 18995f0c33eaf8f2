import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { purge, purgeWithCare } from '#lib/leads/erase'
import { findLead, findLeads } from '#lib/leads/find-leads'
import { leadFromOfficial } from '#lib/leads/official-fields'
import { redrive, release } from '#lib/leads/redrive'
import { type Arrival, saveLead } from '#lib/leads/save-lead'
import { erasePerson } from '#lib/people/erase-person'
import { findPerson } from '#lib/people/find-person'
import { claim, recordOutcome } from '#lib/queue/queue'
import type { Engine } from '#lib/store/engine'
import { openPostgres } from '#lib/store/postgres/engine'
import { openSqlite } from '#lib/store/sqlite/engine'
import { newSharedDatabase } from '../support/both-engines.ts'
import { officialBody } from '../support/official-body.ts'
import { postgresBin } from '../support/postgres.ts'

/** One engine under test: how to open the same store again, and how somebody else would change it. */
interface Place {
  open(): Promise<Engine>
  meddle(sql: string): Promise<void>
}

const directory = mkdtempSync(join(tmpdir(), 'orca-store-'))
let files = 0

afterAll(() => rmSync(directory, { recursive: true, force: true }))

const places: Record<string, () => Promise<Place>> = {
  async SQLite() {
    files += 1
    const file = join(directory, `${files}.db`)
    return {
      open: () => openSqlite({ file }),
      async meddle(sql) {
        const database = new DatabaseSync(file)
        database.exec(sql)
        database.close()
      },
    }
  },
  async PostgreSQL() {
    const url = await newSharedDatabase()
    return {
      open: () => openPostgres(url, () => {}),
      async meddle(sql) {
        const client = new pg.Client({ connectionString: url })
        await client.connect()
        await client.query(sql).finally(() => client.end())
      },
    }
  },
}

const engines = Object.keys(places).filter((name) => name === 'SQLite' || postgresBin)

describe.each(engines)('%s', (name) => {
  const open: Engine[] = []
  let place: Place
  async function newStore(): Promise<Engine> {
    place = (await places[name]?.()) as Place
    return again()
  }
  async function again(): Promise<Engine> {
    const engine = await place.open()
    open.push(engine)
    return engine
  }
  afterEach(async () => {
    for (const engine of open.splice(0)) await engine.close()
  })

  const arrival = (type: string, change: Partial<Arrival> = {}): Arrival => ({
    lead: leadFromOfficial({ ...officialBody, type, language: 'en' }),
    key: undefined,
    visitor: 'someone',
    now: 1_000_000,
    sinks: ['upstream', 'webhook'],
    retentionDays: 730,
    ...change,
  })
  const claimAll = (engine: Engine, owner: string, now: number) =>
    claim(engine, { sink: 'upstream', owner, limit: 100, now })

  test('a lead comes back as it was sent, in every script', async () => {
    const engine = await newStore()
    const message = '水草 🌿 العربية \u202e"\\\'; drop table lead; --\n\t'
    const { id } = await saveLead(engine, arrival(message))
    const lead = await findLead(engine, id.slice(-12))
    expect(lead).toMatchObject({
      id,
      message,
      person: { email: officialBody.phone },
      receivedAt: 1_000_000,
      state: 'waiting',
    })
    expect(lead?.deliveries.map(({ sink }) => sink)).toEqual(['upstream', 'webhook'])
  })

  test('forty sends of one key at the same moment are one lead', async () => {
    const engine = await newStore()
    const sends = Array.from({ length: 40 }, () => saveLead(engine, arrival('once', { key: 'k-1' })))
    const answers = await Promise.all(sends)
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1)
    expect(answers.filter(({ isNew }) => isNew)).toHaveLength(1)
  })

  test('twenty different sends of one visitor at the same moment pass no more than five', async () => {
    const engine = await newStore()
    const sends = Array.from({ length: 20 }, (_, n) => saveLead(engine, arrival(`${n}`)))
    const results = await Promise.allSettled(sends)
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
    expect(results.filter((result) => result.status === 'rejected' && result.reason.code === 'too_many')).toHaveLength(
      15,
    )
  })

  test('the ten minutes without a key end', async () => {
    const engine = await newStore()
    const first = await saveLead(engine, arrival('again'))
    const within = await saveLead(engine, arrival('again', { now: 1_000_000 + 599_000 }))
    const after = await saveLead(engine, arrival('again', { now: 1_000_000 + 601_000 }))
    expect(within.id).toBe(first.id)
    expect(after.id).not.toBe(first.id)
  })

  test('a suspect is kept and goes nowhere; a flood is marked and goes on', async () => {
    const engine = await newStore()
    const suspect = arrival('bot')
    suspect.lead.suspicion = 'honeypot'
    const { id } = await saveLead(engine, suspect)
    expect(await findLead(engine, id)).toMatchObject({ state: 'held', deliveries: [] })
    for (let n = 0; n < 600; n += 30) {
      const some = Array.from({ length: 30 }, (_, m) => arrival(`${n + m}`, { visitor: `v${n + m}` }))
      await Promise.all(some.map((other) => saveLead(engine, other)))
    }
    const last = await saveLead(engine, arrival('last', { visitor: 'last' }))
    expect(await findLead(engine, last.id)).toMatchObject({ suspicion: 'flood', state: 'waiting' })
  }, 60_000)

  test('two workers never claim the same delivery', async () => {
    const engine = await newStore()
    for (let n = 0; n < 40; n += 1) await saveLead(engine, arrival(`${n}`, { visitor: `v${n}` }))
    const other = await again()
    const claims = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        claim(n % 2 ? engine : other, { sink: 'upstream', owner: `w${n}`, limit: 4, now: 2_000_000 }),
      ),
    )
    const ids = claims.flat().map(({ id }) => id)
    expect(ids).toHaveLength(new Set(ids).size)
    const rest = await claimAll(engine, 'last', 2_000_000)
    expect(ids.length + rest.length).toBe(40)
  })

  test('a lease that ran out is due again, and its late holder changes nothing', async () => {
    const engine = await newStore()
    await saveLead(engine, arrival('leased'))
    const [held] = await claimAll(engine, 'slow', 2_000_000)
    expect(await claimAll(engine, 'next', 2_000_000 + 59_000)).toHaveLength(0)
    const [taken] = await claimAll(engine, 'next', 2_000_000 + 61_000)
    expect(taken).toMatchObject({ id: held?.id, attempts: 2 })
    if (!held || !taken) throw new Error('not claimed')
    const finished = { startedAt: 2_000_000, now: 2_070_000 }
    await recordOutcome(engine, { delivery: held, owner: 'slow', outcome: { kind: 'dead', code: '400' }, ...finished })
    await recordOutcome(engine, {
      delivery: taken,
      owner: 'next',
      outcome: { kind: 'delivered', code: '200' },
      ...finished,
    })
    const [lead] = await findLeads(engine, { newestFirst: true, limit: 1 })
    expect(lead?.deliveries[0]).toMatchObject({ state: 'delivered', last_code: '200' })
  })

  test('a dead delivery goes again under the same id, and to a sink that is new', async () => {
    const engine = await newStore()
    const { id } = await saveLead(engine, arrival('dead', { sinks: ['upstream'] }))
    const [delivery] = await claimAll(engine, 'w', 2_000_000)
    if (!delivery) throw new Error('not claimed')
    const outcome = { kind: 'dead', code: '400' } as const
    await recordOutcome(engine, { delivery, owner: 'w', outcome, startedAt: 2_000_000, now: 2_000_001 })
    const lead = await findLead(engine, id)
    expect(lead?.state).toBe('attention')
    if (!lead) throw new Error('not found')
    expect(await redrive(engine, lead, ['upstream', 'mail'], 3_000_000)).toBe(2)
    const [again] = await claimAll(engine, 'w', 3_000_000)
    expect(again?.id).toBe(delivery.id)
    expect((await findLead(engine, id))?.deliveries.map(({ sink }) => sink)).toEqual(['mail', 'upstream'])
  })

  test('a suspect that a person has released goes its way, to every sink', async () => {
    const engine = await newStore()
    const suspect = arrival('honest after all')
    suspect.lead.suspicion = 'fast'
    const { id } = await saveLead(engine, suspect)
    const held = await findLead(engine, id)
    if (!held) throw new Error('not found')
    expect(await release(engine, held, ['upstream', 'mail'], 2_000_000)).toBe(2)
    expect(await findLead(engine, id)).toMatchObject({ suspicion: undefined, state: 'waiting' })
    expect(await claimAll(engine, 'w', 2_000_000)).toHaveLength(1)
  })

  test('erasing a person takes files, deliveries and history along, and nobody else', async () => {
    const engine = await newStore()
    const mine = arrival('mine')
    mine.lead.attachments = [
      { name: 'cv.pdf', type: 'application/pdf', bytes: new Uint8Array([1, 2, 3]), scan: 'none' },
    ]
    const { id } = await saveLead(engine, mine)
    const theirs = arrival('theirs')
    theirs.lead.person.email = 'other@lake.example'
    await saveLead(engine, theirs)
    const delivery = (await claimAll(engine, 'w', 2_000_000)).find(({ subject_id }) => subject_id === id)
    if (!delivery) throw new Error('not claimed')
    const outcome = { kind: 'retry', code: '500' } as const
    await recordOutcome(engine, { delivery, owner: 'w', outcome, startedAt: 2_000_000, now: 2_000_001 })
    await erasePerson(engine, await findPerson(engine, { email: ' Visitor@Lake.example ' }, []), 2_000_002)
    const left = await findLeads(engine, { newestFirst: true, limit: 10 })
    expect(left.map(({ message }) => message)).toEqual(['theirs'])
    expect(await engine.read(engine.sql.selectFrom('attachment').select('id').compile())).toEqual([])
    expect(await engine.read(engine.sql.selectFrom('delivery_attempt').select('n').compile())).toEqual([])
    expect(await engine.read(engine.sql.selectFrom('delivery').select('id').compile())).toHaveLength(2)
  })

  test('what was kept long enough goes, and addresses of visitors after two days', async () => {
    const engine = await newStore()
    const day = 86_400_000
    const short = arrival('short', { retentionDays: 1 })
    short.lead.attachments = [
      { name: 'cv.pdf', type: 'application/pdf', bytes: new Uint8Array([1, 2, 3]), scan: 'none' },
    ]
    await saveLead(engine, short)
    await saveLead(engine, arrival('long'))
    expect(await purge(engine, 1_000_000 + 3 * day, 730)).toBe(1)
    expect(await engine.read(engine.sql.selectFrom('attachment').select('id').compile())).toEqual([])
    const rows = await engine.read(engine.sql.selectFrom('lead').select(['payload', 'visitor']).compile())
    expect(rows).toMatchObject([{ visitor: '', payload: expect.stringContaining('long') }])
    // A time that was made shorter since holds for what is there already.
    expect(await purge(engine, 1_000_000 + 31 * day, 30)).toBe(1)
  })

  test('a clock that wakes up years ahead deletes nothing at once; what is really due goes', async () => {
    const engine = await newStore()
    const day = 86_400_000
    const start = 100 * day
    const save = (days: number) => saveLead(engine, arrival(`kept ${days}`, { now: start, retentionDays: days }))
    await save(2)
    await save(10)
    expect(await purgeWithCare(engine, start, 730)).toBe(0)
    expect(await purgeWithCare(engine, start + 2000 * day, 730)).toBe(0)
    expect(await purgeWithCare(engine, start + 2000 * day, 730)).toBe(1)
    expect(await purgeWithCare(engine, start + 1 * day, 730)).toBe(0)
    for (let at = 2; at < 10; at += 1) expect(await purgeWithCare(engine, start + at * day, 730)).toBe(0)
    expect(await purgeWithCare(engine, start + 10 * day, 730)).toBe(1)
  })

  test('a second opening finds everything, and a newer or altered database is refused with a sentence', async () => {
    await saveLead(await newStore(), arrival('kept'))
    expect(await findLeads(await again(), { newestFirst: true, limit: 9 })).toHaveLength(1)
    await place.meddle("insert into schema_migration values (99, 'x', 0)")
    await expect(place.open()).rejects.toThrow(/version 99 .* start the newer release/)
    await place.meddle("delete from schema_migration where version = 99; update schema_migration set checksum = 'x'")
    await expect(place.open()).rejects.toThrow(/Step 1 .* restore a backup/)
  })

  test('eight processes that start on an empty database at once all open it', async () => {
    place = (await places[name]?.()) as Place
    open.push(...(await Promise.all(Array.from({ length: 8 }, () => place.open()))))
    expect(open).toHaveLength(8)
  })
})
