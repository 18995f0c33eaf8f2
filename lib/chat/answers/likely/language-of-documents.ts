import type { Rule } from '#lib/chat/answers/likely/asked'
import { answerOf } from '#lib/chat/answers/reply-bodies'
import type { Locale } from '#lib/i18n/locales'

const documents: Readonly<Record<Locale, RegExp>> = {
  en: /\b(?:manuals?|brochures?|datasheets?|data sheets?|leaflets?|documents?|pdfs?|catalogues?)\b/i,
  zh: /手册|参数表|样本|资料|文档|pdf|彩页|图册/i,
}
const inLanguage: Readonly<Record<Locale, RegExp>> = {
  en: /\b(?:english|chinese|german|french|spanish|language)\b|\b(?:one|it) in\b/i,
  zh: /英文|英语|中文|外文|双语|英文版/,
}

/** "Is there an English one?" after a question about a manual asks for the document, not for the site's language. */
export const languageOfDocuments: Rule = ({ plain, before, language }) =>
  before && documents[language].test(before) && inLanguage[language].test(plain) && plain.length < 40
    ? answerOf('documents', language)
    : undefined
