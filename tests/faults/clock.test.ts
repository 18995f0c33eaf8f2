import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { DeliveryLoop } from '#lib/delivery/delivery-loop'
import type { Job } from '#lib/delivery/sinks/sink'
import { findLeads } from '#lib/leads/find-leads'
import { leadFromOfficial } from '#lib/leads/official-fields'
import { saveLead } from '#lib/leads/save-lead'
import type { Outcome } from '#lib/outbound/outcome'
import { claim } from '#lib/queue/queue'
import type { Engine } from '#lib/store/engine'
import { openSqlite } from '#lib/store/sqlite/engine'
import { newClock } from '../support/clock.ts'
import { newVisitor, officialBody, postOfficial } from '../support/official-body.ts'
import { startServer } from '../support/server-under-test.ts'
import { behaviours, startUpstream } from '../support/upstream.ts'
import { waitUntil } from '../support/wait-until.ts'

const hour = 3_600_000
const year = 8766 * hour
let directory: string
let engine: Engine
let loop: DeliveryLoop
let clock: number
let calls: string[]
let answer: () => Outcome

beforeEach(async () => {
  directory = mkdtempSync(join(tmpdir(), 'orca-clock-'))
  engine = await openSqlite({ file: join(directory, 'orca.db') })
  clock = 1_800_000_000_000
  calls = []
  answer = () => ({ kind: 'delivered', code: '200' })
  loop = new DeliveryLoop({
    store: async () => engine,
    sinks: [
      {
        name: 'upstream',
        async send({ deliveryId }: Job) {
          calls.push(deliveryId)
          return answer()
        },
      },
    ],
    now: () => clock,
    onFault: (error) => {
      throw error
    },
    onAlert: () => {},
  })
})
afterEach(async () => {
  await loop.stop()
  await engine.close()
  rmSync(directory, { recursive: true })
})

async function save(type: string, visitor = type): Promise<void> {
  const lead = leadFromOfficial({ ...officialBody, type, language: 'en' })
  await saveLead(engine, { lead, key: type, visitor, now: clock, sinks: ['upstream'], retentionDays: 730 })
}
const state = async () => (await findLeads(engine, { newestFirst: true, limit: 1 }))[0]?.state

test('a clock that jumps back an hour delays a delivery, and loses and doubles nothing', async () => {
  await save('back')
  clock -= hour
  loop.start()
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(calls).toHaveLength(0)
  clock += hour
  loop.wake()
  await waitUntil('it is delivered', async () => (await state()) === 'delivered')
  expect(calls).toHaveLength(1)
})

test('a clock that jumps ahead ten days gives nothing up', async () => {
  answer = () => ({ kind: 'retry', code: '500' })
  await save('ahead')
  clock += 240 * hour
  loop.start()
  await waitUntil('it was tried', () => calls.length === 1)
  await waitUntil('it waits', async () => (await state()) === 'waiting')
  answer = () => ({ kind: 'delivered', code: '200' })
  clock += hour
  await waitUntil('it is delivered', async () => (await state()) === 'delivered')
  expect(new Set(calls).size).toBe(1)
})

test('what came while the clock was a year ahead does not wait for a year', async () => {
  clock += year
  await save('due in a year')
  await save('held for a year')
  await claim(engine, { sink: 'upstream', owner: 'elsewhere:1:x', limit: 1, now: clock })
  clock -= year
  loop.start()
  await waitUntil('both are delivered', () => new Set(calls).size === 2)
})

test('a breaker that opened while the clock was a year ahead lets enquiries through when it is right', async () => {
  clock += year
  answer = () => ({ kind: 'retry', code: '500' })
  for (let n = 0; n < 5; n += 1) await save(`shut ${n}`)
  loop.start()
  await waitUntil('all were tried', () => calls.length === 5)
  answer = () => ({ kind: 'delivered', code: '200' })
  clock -= year
  await waitUntil('one is delivered', () => calls.length > 5)
})

test('what a visitor sent while the clock was a year ahead does not count against them for a year', async () => {
  clock += year
  for (let n = 0; n < 5; n += 1) await save(`ahead ${n}`, 'one visitor')
  await expect(save('ahead 5', 'one visitor')).rejects.toMatchObject({ code: 'too_many' })
  clock -= year
  await save('right', 'one visitor')
})

test('a store that could not be opened is opened when it can be, though the clock was set back meanwhile', async () => {
  const folder = join(directory, 'data')
  writeFileSync(folder, 'a file where the folder should be')
  const setClock = newClock()
  const server = await startServer({ DATA_DIR: folder, ...setClock.settings }, join(directory, 'unused'))
  try {
    const post = async () => (await postOfficial(server.origin, officialBody, newVisitor())).status
    expect(await post()).toBe(503)
    await setClock.set(server, -hour)
    rmSync(folder)
    await waitUntil('it takes leads', async () => (await post()) === 200)
  } finally {
    await server.end()
    setClock.end()
  }
})

test('readiness says what it can keep, whatever the clock says, and calls nothing late that is not', async () => {
  const upstream = await startUpstream(behaviours.error)
  const setClock = newClock()
  const server = await startServer({ CONTACT_UPSTREAM_URL: upstream.url, ...setClock.settings })
  try {
    const readiness = async () => {
      const answer = await fetch(`${server.origin}/api/health/ready`)
      const { oldestSeconds, pending, warnings } = await answer.json()
      const late = (warnings as string[]).includes('deliveries_late')
      return { status: answer.status, pending, late, isAgeSound: oldestSeconds >= 0 && oldestSeconds < 2 * 3600 }
    }
    expect((await postOfficial(server.origin, officialBody, newVisitor())).status).toBe(200)
    const fine = { status: 200, pending: 1, late: false, isAgeSound: true }
    expect(await readiness()).toEqual(fine)
    await setClock.set(server, -year)
    expect(await readiness()).toEqual(fine)
    await setClock.set(server, hour)
    expect(await readiness()).toEqual({ ...fine, late: true })
  } finally {
    await server.end()
    await upstream.close()
    setClock.end()
  }
})
