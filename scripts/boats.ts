/** `npm run boats`: writes the files that list every boat, from the modules in lib/content/boats/catalogue. */
import { writeFileSync } from 'node:fs'
import { definedBoats, indexFiles } from './boats/index-files.ts'

for (const [path, text] of Object.entries(indexFiles(await definedBoats()))) writeFileSync(path, text)
