// npm run bench:faq: what the assistant makes of each round of questions. `--misses` prints what was not right.
import { locales } from '#lib/i18n/locales'
import { given, type Judgement, judge, rounds } from './bench-faq/judge.ts'

const shown = process.argv.includes('--misses')

for (const language of locales) {
  for (const { name, turns } of rounds(language)) {
    const counts: Record<Judgement, number> = { right: 0, offered: 0, board: 0, wrong: 0 }
    for (const turn of turns) {
      const got = given(turn, language)
      const judgement = judge(turn, got)
      counts[judgement] += 1
      if (shown && judgement !== 'right')
        console.log(
          `  ${judgement}: ${turn.text} → ${turn.owed.map((one) => one.join('/')).join(' ')}: ${got.join(' ')}`,
        )
    }
    const percent = (count: number) => `${Math.round((100 * count) / turns.length)} %`
    console.log(
      `${name}: ${turns.length} questions, ${percent(counts.right)} right, ${percent(counts.offered)} offered or in part, ${percent(counts.board)} left to people, ${percent(counts.wrong)} wrong`,
    )
  }
}
