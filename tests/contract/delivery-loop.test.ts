import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { DeliveryLoop } from '#lib/delivery/delivery-loop'
import type { Job } from '#lib/delivery/sinks/sink'
import { leadFromOfficial } from '#lib/leads/official-fields'
import { saveLead } from '#lib/leads/save-lead'
import { openSqlite } from '#lib/store/sqlite/engine'
import { officialBody } from '../support/official-body.ts'
import { waitUntil } from '../support/wait-until.ts'

const minute = 60_000
const directory = mkdtempSync(join(tmpdir(), 'orca-delivery-'))
const engine = await openSqlite({ file: join(directory, 'orca.db') })
afterAll(async () => {
  await engine.close()
  rmSync(directory, { recursive: true })
})

test('enquiries that waited while the sink was gone come with the first that gets through, not by their schedule', async () => {
  let clock = Date.now()
  let isGone = true
  const tried: string[] = []
  const arrived = new Set<string>()
  const upstream = {
    name: 'upstream',
    async send({ deliveryId }: Job) {
      tried.push(deliveryId)
      if (!isGone) arrived.add(deliveryId)
      return isGone ? { kind: 'retry' as const, code: 'ECONNREFUSED' } : { kind: 'delivered' as const, code: '200' }
    },
  }
  const put = (key: string) => {
    const lead = leadFromOfficial({ ...officialBody, type: key, language: 'en' })
    return saveLead(engine, { lead, key, visitor: key, now: clock, sinks: ['upstream'], retentionDays: 730 })
  }
  for (let n = 1; n <= 5; n += 1) await put(`of the night ${n}`)
  const loop = new DeliveryLoop({
    store: async () => engine,
    sinks: [upstream],
    now: () => clock,
    onFault: (error) => {
      throw error
    },
    onAlert: () => {},
  })
  loop.start()
  try {
    await waitUntil('all five were tried in vain', () => tried.length === 5)
    const waiting = () =>
      engine.read(engine.sql.selectFrom('delivery').select(['due_at']).where('state', '=', 'pending').compile())
    await waitUntil('all five wait', async () => (await waiting()).length === 5)
    const later = clock + 60 * minute
    await engine.write([engine.sql.updateTable('delivery').set({ due_at: later }).compile()])
    isGone = false
    clock += minute
    await put('of the morning')
    loop.wake()
    await waitUntil('all six arrived', () => arrived.size === 6)
    expect(clock, 'before their own time').toBeLessThan(later)
  } finally {
    await loop.stop()
  }
})
