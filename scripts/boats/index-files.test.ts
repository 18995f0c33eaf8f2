import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { definedBoats, indexFiles } from './index-files.ts'

test('the lists of boats name every boat that has a module (else: npm run boats)', async () => {
  for (const [path, text] of Object.entries(indexFiles(await definedBoats()))) {
    const written = readFileSync(path, 'utf8')
    // The formatter breaks long lines.
    const flat = (code: string) => code.replace(/,(\s*[\])}])/g, '$1').replace(/\s+/g, '')
    expect(flat(written), path).toBe(flat(text))
  }
})
