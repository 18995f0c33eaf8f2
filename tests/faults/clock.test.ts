import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { DeliveryLoop } from '#lib/deliver/delivery-loop'
import type { Outcome } from '#lib/deliver/outcome'
import type { Errand } from '#lib/deliver/sinks/sink'
import { findLeads } from '#lib/leads/find-leads'
import { keepLead } from '#lib/leads/keep'
import { leadFromOfficial } from '#lib/leads/official-fields'
import type { Engine } from '#lib/store/engine'
import { openSqlite } from '#lib/store/sqlite/engine'
import { officialBody } from '../support/official-body.ts'
import { until } from '../support/until.ts'

const hour = 3_600_000
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
        async send({ deliveryId }: Errand) {
          calls.push(deliveryId)
          return answer()
        },
      },
    ],
    pace: 1,
    now: () => clock,
    onFault: (error) => {
      throw error
    },
    onAttention: () => {},
  })
})
afterEach(async () => {
  await loop.stop()
  await engine.close()
  rmSync(directory, { recursive: true })
})

async function keep(type: string): Promise<void> {
  const lead = leadFromOfficial({ ...officialBody, type, language: 'en' })
  await keepLead(engine, { lead, key: type, visitor: type, now: clock, sinks: ['upstream'], retentionDays: 730 })
}
const state = async () => (await findLeads(engine, { newestFirst: true, limit: 1 }))[0]?.state

test('a clock that jumps back an hour delays a delivery, and loses and doubles nothing', async () => {
  await keep('back')
  clock -= hour
  loop.start()
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(calls).toHaveLength(0)
  clock += hour
  loop.wake()
  await until('it is delivered', async () => (await state()) === 'delivered')
  expect(calls).toHaveLength(1)
})

test('a clock that jumps ahead ten days gives nothing up', async () => {
  answer = () => ({ kind: 'retry', code: '500' })
  await keep('ahead')
  clock += 240 * hour
  loop.start()
  await until('it was tried', () => calls.length === 1)
  await until('it waits', async () => (await state()) === 'waiting')
  answer = () => ({ kind: 'delivered', code: '200' })
  clock += hour
  await until('it is delivered', async () => (await state()) === 'delivered')
  expect(new Set(calls).size).toBe(1)
})
