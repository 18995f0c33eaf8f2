/** Part of the build: what the assistant learns of the sample questions and reads on the pages, so that no process has to. */
import { copyFileSync, mkdirSync, readdirSync } from 'node:fs'
import { buildFolder } from '#lib/assistant/learned/kept/kept-folder'
import { keepTable } from '#lib/assistant/learned/kept/kept-table'
import { keepLearned, keptLearned } from '#lib/assistant/learned/learned-questions'
import { englishTable } from '#lib/assistant/reading/english-words'
import { type Locale, locales } from '#lib/i18n/locales'

/**
 * Takes what unit tests beside the build have learned of the same questions (`npm test`): half a minute of the processor.
 * @returns false where there is none, or not yet
 */
function takeLearned(language: Locale): boolean {
  const shared = process.env.ORCA_SHARED_LEARNING
  if (!shared || !keptLearned(language, shared)) return false
  mkdirSync(buildFolder, { recursive: true })
  for (const name of readdirSync(shared).filter((file) => file.startsWith(`${language}.`)))
    copyFileSync(`${shared}/${name}`, `${buildFolder}/${name}`)
  return true
}

for (const language of locales) if (!takeLearned(language)) keepLearned(language)
keepTable(englishTable)
