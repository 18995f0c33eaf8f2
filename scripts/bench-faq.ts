/*
 * npm run bench:faq [-- FILE…]: lists the questions that the assistant does not answer rightly. Without files, the golden ones.
 * A file is named `<name>.<language>.txt` and has lines `text|expected|question before` (`Turn` in bench-faq/judge.ts).
 */
import { locales } from '#lib/i18n/locales'
import { goldenFile, judgements, tried, turnsIn } from './bench-faq/judge.ts'

const files = process.argv.slice(2)
for (const file of files.length > 0 ? files : locales.map(goldenFile)) {
  const language = locales.find((one) => file.endsWith(`.${one}.txt`))
  if (!language) throw new Error(`${file}: the name does not end in .zh.txt or .en.txt`)
  const trials = turnsIn(file).map((turn) => tried(turn, language))
  const counts = judgements.map((kind) => `${trials.filter(({ judgement }) => judgement === kind).length} ${kind}`)
  console.log(`${file}: ${trials.length} questions, ${counts.join(', ')}`)
  for (const { turn, got, judgement } of trials.filter((trial) => trial.judgement !== 'right'))
    console.log(`  ${judgement}: ${turn.text} → ${turn.owed.map((one) => one.join('/')).join(' ')}: ${got.join(' ')}`)
}
