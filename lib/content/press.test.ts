import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { pressPicture, pressPictures, pressWordmark } from '#lib/content/press'
import { wordmark } from '#lib/markup/wordmark'

test('every file of the press kit is there', () => {
  const files = [...pressPictures.map(pressPicture), pressWordmark, '/icons/icon-192.png', '/icons/icon-512.png']
  expect(files.filter((file) => !existsSync(`public${file}`))).toEqual([])
})

test('the wordmark of the press kit is the one of the pages', () => {
  const lines = readFileSync(`public${pressWordmark}`, 'utf8').matchAll(/ d="([^"]+)"/g)
  expect([...lines].map(([, line]) => line)).toEqual(Object.values(wordmark))
})
