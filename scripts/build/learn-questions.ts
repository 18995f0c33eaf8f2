/** Part of the build: what the assistant learns of the sample questions and reads on the pages, so that no process has to. */
import { keepTable } from '#lib/chat/answers/kept/kept-table'
import { keepLearned } from '#lib/chat/answers/learned-questions'
import { keepEncoder } from '#lib/chat/answers/meaning/kept-encoder'
import { englishTable } from '#lib/chat/answers/spelling/english-words'
import { hanTable } from '#lib/chat/answers/spelling/han-words'
import { locales } from '#lib/i18n/locales'
import { keepPageSections } from './keep-page-sections.ts'

keepEncoder()
for (const language of locales) keepLearned(language)
keepTable(hanTable)
keepTable(englishTable)
keepPageSections()
