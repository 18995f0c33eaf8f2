import { forgetStatistics, loadStatistics } from '#components/page-script/load-statistics.ts'
import { keepOnDevice } from '#lib/browser/visit-memory'
import type { StatisticsService } from '#lib/config/statistics-services'
import type { Locale } from '#lib/i18n/locales'

/** The question's data, which the build wrote into the page (`StatisticsChoice`). */
interface Asked {
  locale: Locale
  services: readonly StatisticsService[]
}

/**
 * Asks for consent to count visits, once for each language and its services, and loads the accepted ones. A new service asks again, as
 * does the footer's button.
 */
export function askAboutStatistics(question: HTMLElement): void {
  const { locale, services }: Asked = JSON.parse(question.dataset.statistics ?? '')
  const answers = readAnswers(locale)
  if (answers) {
    loadStatistics(services.filter(({ id }) => answers[id] === 'agreed'))
    question.hidden = services.every(({ id }) => answers[id])
  }
  for (const button of document.querySelectorAll('[data-statistics-reopen]')) {
    button.addEventListener('click', () => {
      question.hidden = false
    })
  }

  function answer(choice: Answer) {
    const before = readAnswers(locale) ?? {}
    keepAnswer(locale, services, choice)
    question.hidden = true
    if (choice === 'agreed') return loadStatistics(services)
    const withdrawn = services.filter(({ id }) => before[id] === 'agreed')
    if (withdrawn.length === 0) return
    forgetStatistics(withdrawn)
    location.reload() // a script that runs cannot be taken out of a page
  }
  question.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>('[data-answer]')
    if (button) answer(button.dataset.answer === 'agreed' ? 'agreed' : 'declined')
  })
}

type Answer = 'agreed' | 'declined'

type Answers = Readonly<Record<string, Answer | undefined>>

/** Each language asks for itself, and keeps which services it named: an agreement counts for those and no others. */
const storageKey = (locale: Locale) => `orca-statistics-${locale}`

const isAnswer = (value: unknown): value is Answer => value === 'agreed' || value === 'declined'

/** The answers stored in this browser; none if storage is denied, and then the question is not repeated on every page. */
function readAnswers(locale: Locale): Answers | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageKey(locale)) ?? '{}')
    if (typeof kept !== 'object' || kept === null) return {}
    return Object.fromEntries(Object.entries(kept).filter((entry): entry is [string, Answer] => isAnswer(entry[1])))
  } catch (error) {
    return error instanceof SyntaxError ? {} : undefined
  }
}

/** Stores one answer for all these services; if storage is denied it counts for this page only. */
function keepAnswer(locale: Locale, services: readonly StatisticsService[], answer: Answer): void {
  keepOnDevice(storageKey(locale), JSON.stringify(Object.fromEntries(services.map(({ id }) => [id, answer]))))
}
