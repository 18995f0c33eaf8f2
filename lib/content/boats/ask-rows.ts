/** What the specification of a hull does not list: rows of its "ask with your quote" table, each with its reason. */
export const hullAskRows = ['material', 'protection', 'energy', 'limits', 'noise', 'certificates', 'transport'] as const

/** The same of a boat that collects, where neither its work rate nor its speed at work is given. */
export const collectingAskRows = ['workSpeed', 'workRate', ...hullAskRows] as const

export type AskRow = (typeof collectingAskRows)[number]
