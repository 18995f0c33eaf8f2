import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'

const crops = z
  .array(z.object({ name: z.string(), of: z.string() }))
  .parse(JSON.parse(readFileSync('imagery/crops.json', 'utf8')))
const renderOf = new Map(crops.map(({ name, of }) => [name, of]))

test('no page shows a picture and a part of it as two places', () => {
  const pages = globSync('app/**/page.tsx')
  expect(pages.length).toBeGreaterThan(20)
  const twins = pages.flatMap((page) => {
    const shown = [...readFileSync(page, 'utf8').matchAll(/picture(?:: |=)['"]([\w-]+)['"]/g)].map(
      ([, name = '']) => name,
    )
    const renders = [...new Set(shown)].map((name) => renderOf.get(name) ?? name)
    return new Set(renders).size < renders.length ? [page] : []
  })
  expect(twins).toEqual([])
})
