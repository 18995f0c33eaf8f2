/** `npm run index`: writes the lists of boats and of message files from the folders that hold them. */
import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { indexFiles } from './index-files/index-files.ts'

const files = Object.entries(await indexFiles())
for (const [path, text] of files) writeFileSync(path, text)
const code = files.map(([path]) => path).filter((path) => path.endsWith('.ts'))
execFileSync('npx', ['biome', 'check', '--write', ...code], { stdio: 'inherit' })
