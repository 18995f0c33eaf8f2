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

/** What people ask before they sign, and the way to how we work. Search engines are told of the same answers on `/service`. */
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
