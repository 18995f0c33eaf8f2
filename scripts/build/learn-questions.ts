/** Part of the build: what the assistant learns of the sample questions, so that no process has to at its start. */
import { keepLearned } from '#lib/chat/answers/learned-questions'
import { keepEncoder } from '#lib/chat/answers/meaning/kept-encoder'
import { locales } from '#lib/i18n/locales'

keepEncoder()
for (const language of locales) keepLearned(language)
