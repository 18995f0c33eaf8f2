/** Part of the build: what the assistant learns of the sample questions and reads on the pages, so that no process has to. */
import { keepLearned } from '#lib/chat/answers/learned-questions'
import { keepEncoder } from '#lib/chat/answers/meaning/kept-encoder'
import { locales } from '#lib/i18n/locales'
import { keepPageSections } from './keep-page-sections.ts'

keepEncoder()
for (const language of locales) keepLearned(language)
keepPageSections()
