import { useTranslations } from 'next-intl'
import { type Question, Questions } from '#components/product/questions'
import { Action } from '#components/ui/action'
import { type BoatSlug, lineOf } from '#lib/content/fleet'
import { serviceSections } from '#lib/content/service'

interface BoatQuestionsProps {
  slug: BoatSlug
  copy: { label: string; title: string; items: readonly Question[] }
  tone?: 'light' | 'paper' | 'dark'
}

/** The six questions that are this boat's own, and the way to those of every buyer of its kind. */
export function BoatQuestions({ slug, copy, tone }: BoatQuestionsProps) {
  const t = useTranslations('BoatQuestions')
  return (
    <Questions copy={copy} tone={tone}>
      <Action look="text" to="/service" anchor={serviceSections[lineOf(slug)]}>
        {t('all')}
      </Action>
    </Questions>
  )
}
