import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'

const lock = z.object({
  packages: z.record(
    z.string(),
    z.object({ optionalDependencies: z.record(z.string(), z.string()).optional(), resolved: z.string().optional() }),
  ),
})

const { packages } = lock.parse(JSON.parse(readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8')))

/** Whether a package finds another in its own `node_modules` or in those above it. */
function isLocked(dependent: string, name: string): boolean {
  const above = dependent
    .split('/node_modules/')
    .map((_, depth, parts) => parts.slice(0, depth + 1).join('/node_modules/'))
  return [...above.map((place) => `${place}/`), ''].some((place) => `${place}node_modules/${name}` in packages)
}

test('the lock file names the packages of every platform, or `npm ci` refuses it on a fresh machine', () => {
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter((name) => !isLocked(path, name)),
  )
  expect(missing).toEqual([])
})

test('it says what to install, not which host to fetch it from', () => {
  expect(Object.values(packages).filter(({ resolved }) => resolved)).toEqual([])
})
