import { expect, it } from 'vitest'
import { seasonPrint } from '#lib/planning/report/season-print'
import { seasonWords } from '#lib/planning/report/season-words'
import { weekRunsTable } from '#lib/planning/report/week-runs'
import { planSeason } from '#lib/planning/season-plan'
import { startingSeason } from '#lib/planning/starting-season'

const print = seasonPrint(
  seasonWords('en', (slug) => `/${slug}`),
  'en',
  'ha',
)

it('leaves no week out: equal neighbours stand in one row, a week unlike both in its own', () => {
  const [head, ...runs] = weekRunsTable(planSeason({ ...startingSeason, ice: 5, rest: [6, 40] }), print)
  expect(head?.slice(0, 2)).toEqual(['Week', 'Begins'])
  expect(runs.map(([weeks, begins, sweeps]) => [weeks, begins, sweeps])).toEqual([
    ['1–5', 'Jan 1', '0'],
    ['6', 'Feb 5', '0'],
    ['7', 'Feb 12', '1'],
    ['8–9', 'Feb 19', '1'],
    ['10–22', 'Mar 5', '2'],
    ['23–39', 'Jun 4', '3'],
    ['40', 'Oct 1', '0'],
    ['41', 'Oct 8', '3'],
    ['42–48', 'Oct 15', '3'],
    ['49–52', 'Dec 3', '1'],
  ])
})
