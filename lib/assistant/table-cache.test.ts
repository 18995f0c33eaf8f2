import { mkdtempSync, rmSync, truncateSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { cachedTable, storeTable } from '#lib/assistant/table-cache'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'orca-tables-'))
  vi.stubEnv('ORCA_SHARED_LEARNING', folder)
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
})

const schema = z.map(z.string(), z.number())
const table = (name: string, count: number) => ({ name, schema, make: () => new Map([['hull', count]]) })

test('what was kept is read, and not made again', () => {
  storeTable(table('whole', 1), folder)
  expect(cachedTable(table('whole', 2))).toEqual(new Map([['hull', 1]]))
})

test('a file that was cut off is worth nothing', () => {
  storeTable(table('cut', 1), folder)
  truncateSync(join(folder, 'cut'), 40)
  expect(cachedTable(table('cut', 2))).toEqual(new Map([['hull', 2]]))
})

test('one of another kind is worth nothing', () => {
  storeTable({ name: 'other', schema: z.set(z.string()), make: () => new Set(['hull']) }, folder)
  expect(cachedTable(table('other', 2))).toEqual(new Map([['hull', 2]]))
})

test('without a folder it is made', () => {
  vi.stubEnv('ORCA_SHARED_LEARNING', undefined)
  expect(cachedTable(table('none', 3))).toEqual(new Map([['hull', 3]]))
})

test('a build takes what tests beside it have learned of the same questions', () => {
  const own = join(folder, 'own')
  storeTable(table('shared', 1), folder)
  expect(storeTable(table('shared', 2), own, folder)).toEqual(new Map([['hull', 1]]))
  expect(storeTable(table('alone', 2), own, folder)).toEqual(new Map([['hull', 2]]))
})
