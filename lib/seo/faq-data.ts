import { type Locale, languageTag } from '#lib/i18n/locales'

/** Structured data (FAQPage) with a page's questions, word for word. */
export function faqData(items: readonly { question: string; answer: string }[], locale: Locale) {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    inLanguage: languageTag[locale],
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}
