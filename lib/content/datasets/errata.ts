import type { Family } from '#lib/content/datasets/families'

export type ErratumState = 'open' | 'explained' | 'onPage'

interface Erratum {
  id: 'flowClass' | 'flowTasks' | 'flowPages' | 'usvImu' | 'usvTruth' | 'usvColumns' | 'usvHeight'
  state: ErratumState
  /** Public questions about it, in the family's repository. */
  issues: readonly number[]
}

/** Errors, gaps and questions that users reported, with their state (FACT-A1, FACT-A2, FACT-A2c). */
export const errata: Record<Family, readonly Erratum[]> = {
  flow: [
    { id: 'flowClass', state: 'open', issues: [2] },
    { id: 'flowTasks', state: 'onPage', issues: [3] },
    { id: 'flowPages', state: 'explained', issues: [] },
  ],
  usvInland: [
    { id: 'usvImu', state: 'open', issues: [2, 7] },
    { id: 'usvTruth', state: 'open', issues: [7] },
    { id: 'usvColumns', state: 'onPage', issues: [4] },
    { id: 'usvHeight', state: 'explained', issues: [4] },
  ],
}

const repository = { flow: 'FloW-Dataset', usvInland: 'USVInland-Dataset' } as const satisfies Record<Family, string>

/** Address of an issue in a dataset's public repository. */
export function issueHref(family: Family, issue: number): string {
  return `https://github.com/ORCA-Uboat/${repository[family]}/issues/${issue}`
}

/** Dated events of each family, oldest first (FACT-A1, FACT-A2 and the source keys' last commits). */
export const changes = {
  flow: [
    { id: 'flowOpened', date: '2020-10-27' },
    { id: 'flowCited', date: '2021-10' },
    { id: 'flowLast', date: '2022-11-05' },
    { id: 'flowSamples', date: '2026-11-22' },
    { id: 'flowMirror', date: '2026-11-22' },
    { id: 'flowCard', date: '2026-11-22' },
    { id: 'flowReaders', date: '2026-11-22' },
    { id: 'flowAxes', date: '2026-11-27' },
    { id: 'flowScores', date: '2026-11-27' },
    { id: 'flowMade', date: '2026-11-28' },
  ],
  usvInland: [
    { id: 'usvLast', date: '2020-11-14' },
    { id: 'usvReleased', date: '2021-03' },
    { id: 'usvSamples', date: '2026-11-22' },
    { id: 'usvMirror', date: '2026-11-22' },
    { id: 'usvCard', date: '2026-11-22' },
    { id: 'usvVersion', date: '2026-11-27' },
    { id: 'usvMade', date: '2026-11-28' },
  ],
} as const satisfies Record<Family, readonly { id: string; date: string }[]>
