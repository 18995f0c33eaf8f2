import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { pressPicture, pressPictures, pressWordmark } from '#lib/content/press'

test('every file of the press kit is there', () => {
  const files = [...pressPictures.map(pressPicture), pressWordmark, '/icons/icon-192.png', '/icons/icon-512.png']
  expect(files.filter((file) => !existsSync(`public${file}`))).toEqual([])
})

test('the wordmark of the press kit is the one of the pages', () => {
  const lines = (file: string) => [...readFileSync(file, 'utf8').matchAll(/ d="([^"]+)"/g)].map(([, line]) => line)
  expect(lines(`public${pressWordmark}`)).toEqual(lines('components/site/wordmark.tsx'))
})
