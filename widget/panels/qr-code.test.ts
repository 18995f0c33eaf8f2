import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { qrCode } from './qr-code.ts'

const drawn = (text: string) => qrCode(text).map((row) => row.map((dark) => (dark ? '1' : '0')).join(''))
const mark = (text: string) => createHash('sha256').update(drawn(text).join('\n')).digest('hex').slice(0, 16)

// Pictures that an independent reader (jsQR 1.4) gave back as these very texts.
test.each([
  ['https://orca.example', 25, '256fc01c381d074e'],
  ['a'.repeat(106), 41, 'b475c4d26c17d543'],
  ['c'.repeat(213), 57, 'f8de34435b7814ce'],
])('draws what readers read (%#)', (text, size, hash) => {
  expect(drawn(text)).toHaveLength(size)
  expect(mark(text)).toBe(hash)
})

test('three corners have the finder, the fourth has none', () => {
  const rows = drawn('https://orca.example')
  const finder = ['1111111', '1000001', '1011101', '1011101', '1011101', '1000001', '1111111']
  const corner = (x: number, y: number) => rows.slice(y, y + 7).map((row) => row.slice(x, x + 7))
  expect(corner(0, 0)).toEqual(finder)
  expect(corner(18, 0)).toEqual(finder)
  expect(corner(0, 18)).toEqual(finder)
  expect(corner(18, 18)).not.toEqual(finder)
})

test('a link too long for the code draws nothing rather than something wrong', () => {
  expect(qrCode('x'.repeat(214))).toEqual([])
})
