/** Part of the build: what the assistant learns of the sample questions, so that no process has to. */
import { buildFolder, keepTable } from '#lib/assistant/learned/kept-table'
import { questionsTable } from '#lib/assistant/learned/learned-questions'
import { englishTable } from '#lib/assistant/reading/english-words'
import { locales } from '#lib/i18n/locales'

// Unit tests beside the build may have learned of the same questions (`npm test`).
const shared = process.env.ORCA_SHARED_LEARNING
for (const language of locales) keepTable(questionsTable(language), buildFolder, shared)
keepTable(englishTable, buildFolder, shared)
