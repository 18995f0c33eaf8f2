import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type KeptTable, keepTable, keptTable } from '#lib/assistant/kept-table'
import { knowledgeTable } from '#lib/assistant/knowledge'
import { wordsTable } from '#lib/assistant/reading/spelled'
import { vocabularyFile } from '#lib/assistant/vocabulary'

const folder = mkdtempSync(join(tmpdir(), 'orca-knowledge-'))
beforeAll(() => void vi.stubEnv('ORCA_SHARED_LEARNING', folder))
afterAll(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
})

const tables: readonly KeptTable<unknown>[] = [knowledgeTable('zh'), wordsTable, vocabularyFile('names')]

test.each(tables)('$name comes back from its file as it was made', (table) => {
  const made = keepTable(table, folder)
  const notMade = (): never => {
    throw new Error('made again')
  }
  expect(keptTable({ ...table, make: notMade })).toEqual(made)
})
