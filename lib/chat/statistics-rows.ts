import { chatMessages } from '#lib/assistant/messages'
import { lengthOfTime } from '#lib/chat/length-of-time'
import type { ChatFigures } from '#lib/chat/statistics'
import type { Locale } from '#lib/i18n/locales'

const counted = [
  'conversations',
  'messages',
  'byAssistant',
  'byPerson',
  'byNobody',
  'waits',
  'waitsAnswered',
  'waitsOpen',
] as const
const rated = ['asked', 'satisfied', 'dissatisfied'] as const

/** Figures of some days as people read them: name and value, in their order. */
export function statisticsRows(figures: ChatFigures, language: Locale): [name: string, value: string][] {
  const labels = chatMessages[language].ChatStatistics
  const { firstAnswer } = figures
  const times = firstAnswer
    ? (['median', 'ninth'] as const).map((name): [string, string] => [
        labels[name],
        lengthOfTime(firstAnswer[name], language),
      ])
    : []
  return [
    ...counted.map((name): [string, string] => [labels[name], String(figures[name])]),
    ...times,
    ...rated.map((name): [string, string] => [labels[name], String(figures[name])]),
  ]
}
