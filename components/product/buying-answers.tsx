import { useLocale, useTranslations } from 'next-intl'
import { Questions } from '#components/product/questions'
import type { BoatSlug } from '#lib/content/fleet'
import { buyingQuestions, questionsNamed } from '#lib/entries/buying-questions'

interface BuyingAnswersProps {
  slug: BoatSlug
  tone?: 'light' | 'paper' | 'dark'
}

/** Price, delivery, warranty, service: the answers of `content/faq` that a buyer of this boat needs. */
export function BuyingAnswers({ slug, tone = 'light' }: BuyingAnswersProps) {
  const t = useTranslations('BuyingAnswers')
  const locale = useLocale()
  const items = questionsNamed(buyingQuestions(slug, locale), locale)
  return <Questions id="buying" copy={{ label: t('label'), title: t('title'), items }} tone={tone} />
}
