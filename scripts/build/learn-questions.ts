/** Part of the build: what the assistant learns of the sample questions, so that no process has to. */
import { rmSync } from 'node:fs'
import { buildFolder, keepTable, learnedTable } from '#lib/assistant/learned/kept-table'
import { questionsTable } from '#lib/assistant/learned/learned-questions'
import { englishTable } from '#lib/assistant/reading/english-words'

rmSync(buildFolder, { recursive: true, force: true })
// What unit tests beside the build have learned of the same questions is taken (`npm test`).
for (const language of ['zh', 'en'] as const) {
  const table = questionsTable(language)
  keepTable({ ...table, learn: () => learnedTable(table) })
}
keepTable({ ...englishTable, learn: () => learnedTable(englishTable) })
