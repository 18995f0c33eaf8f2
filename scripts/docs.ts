/** `npm run docs`: writes what the docs say about the code's own tables; a test compares them. */
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { partsOf, tables } from './docs/tables.ts'

const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`

for (const [page, rowsOf] of Object.entries(tables)) {
  const [before, , after] = partsOf(readFileSync(page, 'utf8'))
  const [head = [], ...rows] = rowsOf()
  const table = [head, head.map(() => '---'), ...rows].map(line).join('\n')
  writeFileSync(page, `${before}\n\n${table}\n\n${after}`)
}
execFileSync('npx', ['biome', 'format', '--write', ...Object.keys(tables)], { stdio: 'ignore' })
