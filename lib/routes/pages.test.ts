import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { detailRoutes, routes } from '#lib/routes/table'

const folder = 'app/[locale]'

/** The address of each page file, without the parameters it takes: `app/[locale]/sent/[form]/page.tsx` is `/sent`. */
const built = new Set(
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('page.tsx'))
    .map((file) => `/${file.replace(/\/?page\.tsx$/, '').replace(/(\/\[\w+\])+$/, '')}`),
)

/** Pages that only the server shows, under addresses of others: parts of a list, and what it says when a page fails. */
const inside = /^\/(error-page|\w+\/list)$/

test('every address of the route table has its page', () => {
  const missing = [...Object.keys(routes), ...Object.keys(detailRoutes)].filter((path) => !built.has(path))
  expect(missing, `add ${folder}/<address>/page.tsx, or take these lines out of lib/routes/table.ts`).toEqual([])
})

test('every page stands in the route table', () => {
  const known = new Set([...Object.keys(routes), ...Object.keys(detailRoutes)])
  const unknown = [...built].filter((path) => !known.has(path) && !inside.test(path))
  expect(unknown, 'add a line for each to lib/routes/table.ts: without it the page answers 404').toEqual([])
})
