import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { knowledgeTable } from '#lib/assistant/knowledge'
import { wordsTable } from '#lib/assistant/reading/spelling'
import { type CachedTable, cachedTable, storeTable } from '#lib/assistant/table-cache'
import { vocabularyFile } from '#lib/assistant/vocabulary'

const folder = mkdtempSync(join(tmpdir(), 'orca-knowledge-'))
beforeAll(() => void vi.stubEnv('ORCA_SHARED_LEARNING', folder))
afterAll(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
})

const tables: readonly CachedTable<unknown>[] = [knowledgeTable('zh'), wordsTable, vocabularyFile('names')]

test.each(tables)('$name comes back from its file as it was made', (table) => {
  const made = storeTable(table, folder)
  const notMade = (): never => {
    throw new Error('made again')
  }
  expect(cachedTable({ ...table, make: notMade })).toEqual(made)
})
