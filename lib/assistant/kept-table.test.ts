import { mkdtempSync, rmSync, truncateSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { keepTable, keptTable } from '#lib/assistant/kept-table'

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
  keepTable(table('whole', 1), folder)
  expect(keptTable(table('whole', 2))).toEqual(new Map([['hull', 1]]))
})

test('a file that was cut off is worth nothing', () => {
  keepTable(table('cut', 1), folder)
  truncateSync(join(folder, 'cut'), 40)
  expect(keptTable(table('cut', 2))).toEqual(new Map([['hull', 2]]))
})

test('one of another kind is worth nothing', () => {
  keepTable({ name: 'other', schema: z.set(z.string()), make: () => new Set(['hull']) }, folder)
  expect(keptTable(table('other', 2))).toEqual(new Map([['hull', 2]]))
})

test('without a folder it is made', () => {
  vi.stubEnv('ORCA_SHARED_LEARNING', undefined)
  expect(keptTable(table('none', 3))).toEqual(new Map([['hull', 3]]))
})

test('a build takes what tests beside it have learned of the same questions', () => {
  const own = join(folder, 'own')
  keepTable(table('shared', 1), folder)
  expect(keepTable(table('shared', 2), own, folder)).toEqual(new Map([['hull', 1]]))
  expect(keepTable(table('alone', 2), own, folder)).toEqual(new Map([['hull', 2]]))
})
