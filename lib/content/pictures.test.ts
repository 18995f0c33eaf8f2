import { readdirSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'

const kilobyte = 1024

/** Every browser the site is built for reads AVIF; up to 1440 px a picture opens a page on a phone, beyond it on a desktop. */
const mostBytes = (width: number) => (width <= 1440 ? 120 : 260) * kilobyte

test('no picture weighs more than the largest paint of a page may', () => {
  const files = readdirSync('public/pictures').filter((file) => file.endsWith('.avif'))
  expect(files.length).toBeGreaterThan(100)
  const heavy = files.filter((file) => {
    const width = Number(/-(\d+)\.avif$/.exec(file)?.[1])
    return !(statSync(`public/pictures/${file}`).size <= mostBytes(width))
  })
  expect(heavy).toEqual([])
})
