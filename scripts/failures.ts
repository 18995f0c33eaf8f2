import { writeFileSync } from 'node:fs'
import { failuresPage } from '#lib/protocol/failures-page'

writeFileSync('docs/failures.md', failuresPage())
