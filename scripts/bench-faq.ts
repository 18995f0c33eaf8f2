// npm run bench:faq: how often the assistant finds the right answer. `--tune` prints what the threshold is chosen by.
import { retrieve } from '#lib/chat/answers/retrieve'
import { thresholds, verdictOf } from '#lib/chat/answers/verdict'
import { type Locale, locales } from '#lib/i18n/locales'
import { chosenOn, judgedOn, type Question } from './bench-faq/questions.ts'

const shown = process.argv.includes('--tune')

interface Score {
  answered: number
  offered: number
  wrong: number
  missed: number
  strangers: number
  strangersKept: number
  strangersToBoard: number
}

function scoreOf(questions: readonly Question[], language: Locale): Score {
  const score = { answered: 0, offered: 0, wrong: 0, missed: 0, strangers: 0, strangersKept: 0, strangersToBoard: 0 }
  for (const [text, wanted] of questions) {
    const verdict = verdictOf(retrieve(text, language), language)
    const answers = verdict.kind === 'answer' ? [verdict.slug] : verdict.kind === 'suggest' ? verdict.slugs : []
    if (wanted === 'none') {
      score.strangers += 1
      if (verdict.kind !== 'answer') score.strangersKept += 1
      if (verdict.kind === 'board') score.strangersToBoard += 1
    } else if (verdict.kind === 'answer' && verdict.slug === wanted) score.answered += 1
    else if (verdict.kind === 'answer') score.wrong += 1
    else if (answers.includes(wanted)) score.offered += 1
    else score.missed += 1
    const good = wanted === 'none' ? verdict.kind !== 'answer' : answers.includes(wanted)
    if (shown && (!good || verdict.kind !== 'answer')) {
      const top = retrieve(text, language).slice(0, 3)
      const list = top.map(({ slug, confidence }) => `${slug} ${confidence.toFixed(2)}`).join(', ')
      console.log(`${good ? ' ' : '✗'} ${language} ${text} → ${wanted}: ${verdict.kind} [${list}]`)
    }
  }
  return score
}

function print(name: string, sets: Record<Locale, readonly Question[]>): void {
  for (const language of locales) {
    const questions = sets[language]
    const score = scoreOf(questions, language)
    const { answered, offered, wrong, missed, strangers, strangersKept, strangersToBoard } = score
    const known = questions.length - strangers
    const percent = (count: number) => `${((100 * count) / known).toFixed(0)} %`
    console.log(
      `${name} ${language}: ${known} questions, hit ${percent(answered + offered)} (${answered} answered, ${offered} among "did you mean"), ${wrong} wrong, ${missed} to the board; ${strangersKept} of ${strangers} strangers not answered, ${strangersToBoard} straight to the board`,
    )
  }
}

console.log(`thresholds ${JSON.stringify(thresholds)}`)
print('chosen on', chosenOn)
if (!shown) print('judged on', judgedOn)
