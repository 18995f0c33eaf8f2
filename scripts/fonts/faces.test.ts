import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { accentedRange, cut, faces, writtenCharacters } from './faces.ts'

const isInRange = (character: string, { from, to }: { from: number; to: number }) => {
  const point = character.codePointAt(0) ?? 0
  return point >= from && point <= to
}

/** Signs that no face of ours draws, so that the visitor's own stands in. */
const never = '→←↑↓≤≥●▲▼✓±'

test('every Latin letter and sign of the messages stands in a face that pages fetch', () => {
  const messages = readdirSync('messages', { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.json'),
  )
  const missing = new Map<string, string>()
  for (const name of messages) {
    for (const character of readFileSync(`messages/${name}`, 'utf8')) {
      const isOurs = writtenCharacters.includes(character) || isInRange(character, accentedRange)
      const isLatin =
        isInRange(character, { from: 0x20, to: 0x24f }) || isInRange(character, { from: 0x2000, to: 0x22ff })
      if (isLatin && !isOurs && !never.includes(character)) missing.set(character, name)
    }
  }
  expect([...missing]).toEqual([])
})

test.each(faces)('$file is what its recipe cuts', async (face) => {
  expect((await cut(face)).equals(readFileSync(face.file))).toBe(true)
})

test('what a page fetches before its first frame is small', () => {
  const bytes = faces.filter(({ file }) => file.endsWith('-page.woff2')).map(({ file }) => readFileSync(file).length)
  expect(bytes.reduce((sum, some) => sum + some, 0)).toBeLessThanOrEqual(30 * 1024)
})
