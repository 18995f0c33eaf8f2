import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
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

test('while its file is moved away or replaced nothing is taken; put back, it goes on', async () => {
  const file = join(directory, 'moved.db')
  const engine = await openSqlite({ file })
  const write = (name: string) =>
    engine.write([engine.sql.insertInto('fact').values({ name, value: 'x' }).returning('name').compile()])
  await write('a')
  renameSync(file, `${file}.away`)
  await expect(write('b')).rejects.toThrow(/moved, deleted or replaced/)
  writeFileSync(file, 'another')
  await expect(write('b')).rejects.toThrow(/moved, deleted or replaced/)
  renameSync(`${file}.away`, file)
  expect(await write('b')).toEqual([[{ name: 'b' }]])
  await engine.close()
})

test.each([
  ['jobs', { value: 'x', taken: 2000 }],
  ['bytes', { value: 'x'.repeat(16 * 1024 * 1024 - 100), taken: 4 }],
])(
  'a disk that hangs is not given endless %s: the rest hears "not now" at once, and later there is room again',
  async (unit, { value, taken }) => {
    const engine = await openSqlite({ file: join(directory, `${unit}.db`) })
    const write = (name: string) => engine.write([engine.sql.insertInto('fact').values({ name, value }).compile()])
    // All in one breath: none of them can be done before the last is asked for.
    const results = await Promise.allSettled(Array.from({ length: taken + 3 }, (_, n) => write(String(n))))
    expect(results.map(({ status }) => status)).toEqual([
      ...Array(taken).fill('fulfilled'),
      ...Array(3).fill('rejected'),
    ])
    await expect(write('later')).resolves.toBeDefined()
    const [row] = await engine.read(
      engine.sql
        .selectFrom('fact')
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .compile(),
    )
    expect(row?.n).toBe(taken + 1)
    await engine.close()
  },
)
