/** General questions about a boat at work (entries of `content/faq`), for boats that collect. */
export const collectingQuestions = [
  'what-it-collects',
  'algae-oil',
  'current',
  'night-weather',
  'winter',
  'sea',
  'remote-control',
  'wildlife',
  'theft',
] as const

export const unmannedQuestions = ['current', 'night-weather', 'winter', 'remote-control', 'theft'] as const

export const guestQuestions = ['remote-control', 'current', 'winter', 'noise-emissions'] as const
