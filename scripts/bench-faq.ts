/*
 * npm run bench:faq: what the assistant makes of each round of questions, and of every sample question when it has learned
 * from the others. `--misses` prints what was not right.
 */
import { type Locale, locales } from '#lib/i18n/locales'
import { crossValidation, kindsOwed } from './bench-faq/cross-validation.ts'
import { judgements, rounds, type Trial, tried } from './bench-faq/judge.ts'

const shown = process.argv.includes('--misses')

/** Prints how many of some trials came out right, in part, left to people and wrong. */
function report(name: string, trials: readonly Trial[]): void {
  const percent = (kind: string) =>
    Math.round((100 * trials.filter(({ judgement }) => judgement === kind).length) / trials.length)
  console.log(
    `${name}: ${trials.length} questions, ${judgements.map((kind) => `${percent(kind)} % ${kind}`).join(', ')}`,
  )
  if (!shown) return
  for (const { turn, got, judgement } of trials.filter((trial) => trial.judgement !== 'right'))
    console.log(`  ${judgement}: ${turn.text} → ${turn.owed.map((one) => one.join('/')).join(' ')}: ${got.join(' ')}`)
}

function reportAll(language: Locale): void {
  for (const { name, turns } of rounds(language))
    report(
      name,
      turns.map((turn) => tried(turn, language)),
    )
  const samples = crossValidation(language)
  for (const [kind, isOwed] of Object.entries(kindsOwed))
    report(
      `${language} samples, learned from the others, ${kind}`,
      samples.filter(({ turn }) => isOwed(turn)),
    )
}

for (const language of locales) reportAll(language)
