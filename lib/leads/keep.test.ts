import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { keepLead } from '#lib/leads/keep'
import { leadFromOfficial } from '#lib/leads/official-fields'
import { openSqlite } from '#lib/store/sqlite/engine'

const directory = mkdtempSync(join(tmpdir(), 'orca-keep-'))
afterAll(() => rmSync(directory, { recursive: true }))
test('x', async () => {
  const engine = await openSqlite({ file: join(directory, 'one.db') })
  const lead = (message: string) =>
    leadFromOfficial({
      name: 'x',
      phone: 'a@b.example',
      company: '',
      title: '',
      city: '',
      product: '',
      type: message,
      language: 'en',
    })
  const base = { key: undefined, visitor: 'v', sinks: ['upstream', 'mail'], retentionDays: 1 }
  const a = await keepLead(engine, { ...base, lead: lead('1'), now: 1000 })
  const b = await keepLead(engine, { ...base, lead: lead('1'), now: 2000 })
  expect(b).toEqual({ id: a.id, isNew: false })
  const rows = await engine.read(engine.sql.selectFrom('delivery').selectAll().compile())
  expect(rows.length).toBe(2)
  await engine.close()
})
