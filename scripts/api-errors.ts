import { writeFileSync } from 'node:fs'
import { apiErrorsPage } from '#lib/protocol/api-errors-page'

writeFileSync('docs/api-errors.md', apiErrorsPage())
