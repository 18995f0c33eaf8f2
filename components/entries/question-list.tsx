import { useLocale, useTranslations } from 'next-intl'
import { Questions } from '#components/product/questions'
import { Action } from '#components/ui/action'
import type { serviceSections } from '#lib/content/service'
import { questionsNamed } from '#lib/entries/buying-questions'

interface QuestionListProps {
  /** Entries of `content/faq`, in this order. */
  slugs: readonly string[]
  /** The part of `/service` that answers the rest. */
  section: (typeof serviceSections)[keyof typeof serviceSections]
}

/** Questions before a purchase, with a link to the service page, which has their structured data. */
export function QuestionList({ slugs, section }: QuestionListProps) {
  const t = useTranslations('QuestionList')
  const items = questionsNamed(slugs, useLocale())
  return (
    <Questions copy={{ label: t('label'), title: t('title'), items }} tone="light">
      <Action look="text" to="/service" anchor="cost">
        {t('cost')}
      </Action>
      <Action look="text" to="/service" anchor={section}>
        {t('all')}
      </Action>
    </Questions>
  )
}
