/** `npm run docs`: writes what the docs say about the code's own tables; a test compares them. */
import { readFileSync, writeFileSync } from 'node:fs'
import { formsPage } from '#lib/forms/forms-page'
import { apiErrorsPage } from '#lib/protocol/api-errors-page'

writeFileSync('docs/api-errors.md', apiErrorsPage())
writeFileSync('docs/forms.md', formsPage(readFileSync('docs/forms.md', 'utf8')))
