import { useLocale, useTranslations } from 'next-intl'
import { Questions } from '#components/product/questions'
import { type BoatSlug, boatLine } from '#lib/content/fleet'
import { buyingQuestions, questionsNamed } from '#lib/entries/buying-questions'

interface BuyingAnswersProps {
  slug: BoatSlug
  tone?: 'light' | 'paper' | 'dark'
}

/** Delivery, payment, warranty, service: the answers of `content/faq` that a buyer of this boat needs. */
export function BuyingAnswers({ slug, tone = 'light' }: BuyingAnswersProps) {
  const t = useTranslations('BuyingAnswers')
  const items = questionsNamed(buyingQuestions[boatLine[slug]], useLocale())
  return <Questions id="buying" copy={{ label: t('label'), title: t('title'), items }} tone={tone} />
}
