import type { DetailPath } from '#lib/routes/table'

/**
 * The company's past: the founding year of the specification, and events marked H in docs/facts.md (A1, A2, A3, B1), each linked to
 * the entry that names its source.
 */
export const milestones = [
  { id: 'founded', date: '2017' },
  { id: 'usvInland', date: '2021', entry: '/newsDetail/usvinland-ral-2021' },
  { id: 'flow', date: '2021-10', entry: '/newsDetail/flow-iccv-2021' },
  { id: 'xuanwu', date: '2022-09', entry: '/newsDetail/xuanwu-lake-evening' },
  { id: 'smurfPaper', date: '2022', entry: '/newsDetail/smurf-coverage-paper' },
  { id: 'smallObjects', date: '2023', entry: '/newsDetail/mmwave-small-objects' },
  { id: 'fuzhou', date: '2024-07', entry: '/newsDetail/fuzhou-inner-river' },
  { id: 'mariSense', date: '2026', entry: '/newsDetail/marisense-sea-trials' },
] as const satisfies readonly { id: string; date: string; entry?: DetailPath }[]
