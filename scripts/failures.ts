import { writeFileSync } from 'node:fs'
import { failuresPage } from '#lib/api/failures-page'

writeFileSync('docs/failures.md', failuresPage())
