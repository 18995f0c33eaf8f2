/** What the specification of a hull does not list: rows of its "ask with your quote" table, each with its reason. */
export const hullAskRows = [
  'material',
  'protection',
  'energy',
  'limits',
  'noise',
  'communication',
  'software',
  'certificates',
  'transport',
] as const

/** The same of a boat that collects, where neither its work rate nor its speed at work is given. */
export const collectingAskRows = ['workSpeed', 'workRate', ...hullAskRows] as const

/** The same of a system that is fitted to a vessel. */
export const systemAskRows = ['protection', 'power', 'communication', 'software', 'certificates'] as const

export type AskRow = (typeof collectingAskRows)[number] | (typeof systemAskRows)[number]
