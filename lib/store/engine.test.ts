import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openSqlite } from '#lib/store/sqlite/engine'

const directory = mkdtempSync(join(tmpdir(), 'orca-store-'))
afterAll(() => rmSync(directory, { recursive: true }))

test('a write is all or nothing, and one that fails does not take its neighbours along', async () => {
  const engine = await openSqlite({ file: join(directory, 'one.db') })
  const fact = (name: string) => engine.sql.insertInto('fact').values({ name, value: 'x' }).returning('name').compile()
  const results = await Promise.allSettled([
    engine.write([fact('a')]),
    engine.write([fact('b'), fact('a')]),
    engine.write([fact('c')]),
  ])
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  const rows = await engine.read(engine.sql.selectFrom('fact').select('name').orderBy('name').compile())
  expect(rows.map(({ name }) => name)).toEqual(['a', 'c'])
  await engine.close()
})
