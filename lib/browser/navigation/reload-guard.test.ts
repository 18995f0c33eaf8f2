import { expect, test } from 'vitest'
import { takeReload } from '#lib/browser/navigation/reload-guard'

function storage() {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
}

test('a failed part reloads the page once in a minute, and again after it', () => {
  const visit = storage()
  const now = 1_800_000_000_000
  expect(takeReload(visit, now)).toBe(true)
  expect(takeReload(visit, now + 60_000)).toBe(false)
  expect(takeReload(visit, now + 60_001)).toBe(true)
})

test('a browser that keeps nothing is never reloaded', () => {
  const denied = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  expect(takeReload({ getItem: denied, setItem: denied }, 1_800_000_000_000)).toBe(false)
})
