import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { indexFiles } from './index-files.ts'

test('the lists of boats and of messages name what their folders hold (else: npm run index)', async () => {
  for (const [path, text] of Object.entries(await indexFiles())) {
    const written = readFileSync(path, 'utf8')
    // The formatter breaks long lines.
    const flat = (code: string) => code.replace(/,(\s*[\])}])/g, '$1').replace(/\s+/g, '')
    expect(flat(written), path).toBe(flat(text))
  }
})
