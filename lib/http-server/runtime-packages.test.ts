import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'))

/** The packages that a file of ours and all that it imports, directly or later, load when they run. */
function packagesOf(entry: string, seen = new Set<string>()): Set<string> {
  if (seen.has(entry)) return new Set()
  seen.add(entry)
  const packages = new Set<string>()
  const source = readFileSync(entry, 'utf8')
  const specifiers = [
    ...source.matchAll(/^(?:import|export)(?! type)[^'";]*?from '([^']+)'/gm),
    ...source.matchAll(/^import '([^']+)'|import\('([^']+)'\)/gm),
  ].map(([, first, second]) => first ?? second ?? '')
  for (const specifier of specifiers) {
    if (specifier.startsWith('node:')) continue
    const file = specifier.startsWith('#lib/')
      ? `lib/${specifier.slice('#lib/'.length)}.ts`
      : specifier.startsWith('#messages/')
        ? undefined
        : specifier.startsWith('.')
          ? join(dirname(entry), specifier)
          : 'package'
    if (file === 'package') packages.add(specifier.match(/^(@[^/]+\/)?[^/]+/)?.[0] ?? specifier)
    else if (file && /\.(ts|mjs)$/.test(file)) for (const name of packagesOf(file, seen)) packages.add(name)
  }
  return packages
}

test('a server installed without development packages finds everything it loads, its own Node too', () => {
  const packages = packagesOf('server.mjs')
  expect(packages).toContain('zod')
  expect([...packages].filter((name) => !Object.hasOwn(dependencies, name))).toEqual([])
  expect(dependencies).toHaveProperty('node')
})
