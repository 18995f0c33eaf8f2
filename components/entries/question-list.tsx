import { useLocale, useTranslations } from 'next-intl'
import { Questions } from '#components/product/questions'
import { JsonLd } from '#components/seo/json-ld'
import { questionsNamed } from '#lib/entries/buying-questions'
import { readEntries } from '#lib/entries/read-entries'
import { faqData } from '#lib/seo/faq-data'

/** Questions of `content/faq`, the named ones or all that are listed, and the same words for search engines. */
export function QuestionList({ slugs }: { slugs?: readonly string[] }) {
  const t = useTranslations('QuestionList')
  const locale = useLocale()
  const listed = () =>
    readEntries('faq', locale)
      .filter((entry) => entry.listed)
      .toSorted((one, other) => one.order - other.order)
      .map(({ slug }) => slug)
  const items = questionsNamed(slugs ?? listed(), locale)
  return (
    <>
      <Questions copy={{ label: t('label'), title: t('title'), items }} tone="light" />
      <JsonLd data={faqData(items, locale)} />
    </>
  )
}
