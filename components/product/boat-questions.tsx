import { useLocale } from 'next-intl'
import { type Question, Questions } from '#components/product/questions'
import { boats } from '#lib/content/boats/catalogue'
import type { BoatSlug } from '#lib/content/fleet'
import { questionsNamed } from '#lib/entries/buying-questions'

interface BoatQuestionsProps {
  slug: BoatSlug
  copy: { label: string; title: string; items: readonly Question[] }
  tone?: 'light' | 'paper' | 'dark'
}

/** The questions of a boat's own page, and after them the answers of `content/faq` about a boat at work. */
export function BoatQuestions({ slug, copy, tone }: BoatQuestionsProps) {
  const general = questionsNamed(boats[slug].operationQuestions, useLocale())
  const items = [...copy.items, ...general.map((each) => ({ ...each, screenOnly: true }))]
  return <Questions copy={{ ...copy, items }} tone={tone} />
}
