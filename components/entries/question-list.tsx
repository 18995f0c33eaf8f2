import { useLocale, useTranslations } from 'next-intl'
import { Questions } from '#components/product/questions'
import { JsonLd } from '#components/seo/json-ld'
import { plainText } from '#lib/entries/plain-text'
import { readEntries } from '#lib/entries/read-entries'
import { faqData } from '#lib/seo/faq-data'

/** The listed questions of `content/faq` in their order, and the same words for search engines. */
export function QuestionList() {
  const t = useTranslations('QuestionList')
  const locale = useLocale()
  const items = readEntries('faq', locale)
    .filter(({ listed }) => listed)
    .toSorted((one, other) => one.order - other.order)
    .map(({ title, body }) => ({ question: title, answer: plainText(body.blocks) }))
  return (
    <>
      <Questions copy={{ label: t('label'), title: t('title'), items }} tone="light" />
      <JsonLd data={faqData(items, locale)} />
    </>
  )
}
