import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { DeliveryLoop } from '#lib/delivery/delivery-loop'
import { leadFromOfficial } from '#lib/leads/official-fields'
import { saveLead } from '#lib/leads/save-lead'
import type { Engine } from '#lib/store/engine'
import { openSqlite } from '#lib/store/sqlite/engine'

const folder = mkdtempSync(join(tmpdir(), 'orca-sinks-'))
const now = 1_800_000_000_000
const label = '来自官网悬浮窗'
let engine: Engine

beforeAll(async () => {
  engine = await openSqlite({ file: join(folder, 'orca.db') })
})
afterAll(async () => {
  await engine.close()
  rmSync(folder, { recursive: true })
})

async function save(name: string, sinks: string[]): Promise<string> {
  const lead = leadFromOfficial({
    ...{ name: label, phone: 'visitor@lake.example', company: label, title: label, city: '+8613800138000' },
    ...{ product: 'SMURF', type: name, language: 'en' },
  })
  const { id } = await saveLead(engine, { lead, key: name, visitor: name, now, sinks, retentionDays: 730 })
  return id
}

const deliveries = async () =>
  (await engine.read(engine.sql.selectFrom('delivery').select(['subject_id', 'sink', 'state']).compile())).map(
    ({ subject_id, sink, state }) => `${subject_id} ${sink} ${state}`,
  )

test('what was stored for a sink under its former name is delivered by it, once', async () => {
  const waiting = await save('waiting', ['robot'])
  const both = await save('both', ['group-bot', 'robot'])
  const delivered: string[] = []
  const loop = new DeliveryLoop({
    store: async () => engine,
    sinks: [
      {
        name: 'group-bot',
        async send({ lead }) {
          delivered.push(lead.id)
          return { kind: 'delivered', code: '200' }
        },
      },
    ],
    timeScale: 1,
    now: () => now,
    onFault: (error) => {
      throw error
    },
    onAlert: () => {},
  })
  loop.start()
  await vi.waitFor(() => expect(new Set(delivered)).toEqual(new Set([waiting, both])), { timeout: 20_000 })
  // A release of before that runs beside this one writes another.
  const late = await save('late', ['robot'])
  await vi.waitFor(() => expect(delivered).toContain(late), { timeout: 20_000 })
  await loop.stop()
  expect(delivered).toHaveLength(3)
  expect((await deliveries()).toSorted()).toEqual(
    [
      `${both} group-bot delivered`,
      `${both} robot cancelled`,
      ...[waiting, late].map((id) => `${id} group-bot delivered`),
    ].toSorted(),
  )
})
