/** Part of the build: what the assistant makes of its texts and learns of the sample questions, so that no process has to. */
import { readdirSync } from 'node:fs'
import { basename } from 'node:path'
import { knowledgeTable } from '#lib/assistant/knowledge'
import { questionsTable } from '#lib/assistant/learned/learned-questions'
import { wordsTable } from '#lib/assistant/reading/spelling'
import { buildFolder, storeTable } from '#lib/assistant/table-cache'
import { vocabularyFile } from '#lib/assistant/vocabulary'
import { locales } from '#lib/i18n/locales'

// As in the server, entries are read once for all that is made of them.
Object.assign(process.env, { NODE_ENV: 'production' })
for (const file of readdirSync('content/vocabulary')) storeTable(vocabularyFile(basename(file, '.yaml')))
storeTable(wordsTable)
for (const language of locales) {
  storeTable(knowledgeTable(language))
  // Unit tests beside the build may have learned of the same questions (`npm test`).
  storeTable(questionsTable(language), buildFolder, process.env.ORCA_SHARED_LEARNING)
}
