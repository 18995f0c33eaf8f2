import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { writePrivateFile } from './private-file.ts'

test('what people sent is nobody else’s to read, also in a file that others could read before', () => {
  const folder = mkdtempSync(join(tmpdir(), 'orca-private-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const [fresh, old] = [join(folder, 'new.csv'), join(folder, 'old.csv')]
  writeFileSync(old, 'last month, and longer', { mode: 0o644 })
  for (const file of [fresh, old]) {
    writePrivateFile(file, 'this month')
    expect(readFileSync(file, 'utf8')).toBe('this month')
    expect(statSync(file).mode & 0o777).toBe(0o600)
  }
})
