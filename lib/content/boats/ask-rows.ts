/** Properties given only with a quote, each with its reason: rows of `AskTable`. */
export const askRows = [
  'workSpeed',
  'workRate',
  'material',
  'protection',
  'energy',
  'limits',
  'noise',
  'power',
  'communication',
  'software',
  'certificates',
  'transport',
] as const

export type AskRow = (typeof askRows)[number]
