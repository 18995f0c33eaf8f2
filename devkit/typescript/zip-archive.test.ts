import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { FormatError } from './src/format-error.ts'
import { zipOf } from './src/zip-archive.ts'

test('another program unpacks what was packed, with names in Chinese and in folders', () => {
  const files = [
    { name: 'a.txt', text: '0 0.5 0.5 0.1 0.1\n' },
    { name: '子文件夹/图1.txt', text: '瓶\n'.repeat(2000) },
    { name: 'empty.txt', text: '' },
  ]
  const found = unzipSync(zipOf(files))
  expect(Object.keys(found)).toEqual(files.map(({ name }) => name))
  for (const { name, text } of files) expect(new TextDecoder().decode(found[name])).toBe(text)
})

test('more files than a zip counts are refused', () => {
  const files = Array.from({ length: 65_536 }, (_, index) => ({ name: `${index}`, text: '' }))
  expect(() => zipOf(files)).toThrow(FormatError)
  expect(Object.keys(unzipSync(zipOf(files.slice(1))))).toHaveLength(65_535)
})
