/** Part of the build: what the assistant learns of the sample questions, so that no process has to. */
import { buildFolder, keepTable } from '#lib/assistant/learned/kept-table'
import { questionsTable } from '#lib/assistant/learned/learned-questions'
import { locales } from '#lib/i18n/locales'

// Unit tests beside the build may have learned of the same questions (`npm test`).
for (const language of locales) keepTable(questionsTable(language), buildFolder, process.env.ORCA_SHARED_LEARNING)
