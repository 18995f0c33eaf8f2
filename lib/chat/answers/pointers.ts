/**
 * Ideas that point to one entry when they stand together. A question that has all of the first and none of the second
 * is more likely about that entry than its single words say: "pay" and "jobs" is about terms, not about openings.
 */
interface Pointer {
  all: readonly string[]
  none?: readonly string[]
  slug: string
}

const data = ['dataset', 'stereo', 'radar', 'obtain', 'cite']

const pointers: readonly Pointer[] = [
  { all: ['cite'], slug: 'dataset-cite' },
  { all: ['licence', 'dataset'], slug: 'dataset-licence' },
  { all: ['crew'], none: data, slug: 'crew-aboard' },
  { all: ['obtain', 'dataset'], none: ['licence', 'cite'], slug: 'dataset-apply' },
  { all: ['obtain'], none: ['documents', 'jobs', 'cite', 'licence'], slug: 'dataset-apply' },
  { all: ['jobs'], none: ['pay', 'cv', 'intern'], slug: 'jobs' },
  { all: ['full'], none: ['price', 'weed'], slug: 'full-basket' },
  { all: ['pay', 'jobs'], slug: 'job-terms' },
  { all: ['pay'], none: ['price', 'profit', 'payment', 'insurance'], slug: 'job-terms' },
  { all: ['intern'], slug: 'intern' },
  { all: ['cv'], none: data, slug: 'apply' },
  { all: ['warranty'], slug: 'warranty' },
  { all: ['ownership'], none: ['privacy', ...data], slug: 'whose-data' },
  { all: ['privacy'], slug: 'privacy' },
  { all: ['current'], slug: 'current' },
  { all: ['shallow'], none: ['weed'], slug: 'shallow-water' },
  { all: ['wildlife'], slug: 'wildlife' },
  { all: ['theft'], slug: 'theft' },
  { all: ['insurance'], slug: 'insurance' },
  { all: ['quiet'], none: ['underwater'], slug: 'noise-emissions' },
  { all: ['retrofit'], slug: 'retrofit' },
  { all: ['underwater'], none: ['trial'], slug: 'algae-oil' },
  { all: ['trial'], none: ['cases'], slug: 'trial' },
  { all: ['cases'], slug: 'cases' },
  { all: ['charge'], none: ['endurance', 'shore'], slug: 'charging' },
  { all: ['winter'], slug: 'winter' },
  { all: ['signal'], slug: 'lost-signal' },
  { all: ['training'], slug: 'training' },
  { all: ['people'], none: ['training'], slug: 'people-needed' },
  { all: ['documents'], none: ['ownership', ...data], slug: 'documents' },
  { all: ['weed'], none: ['number', 'area', 'current', 'wildlife', 'price', 'underwater'], slug: 'weed' },
  { all: ['delivery'], none: ['abroad', ...data], slug: 'lead-time' },
  { all: ['rent'], slug: 'rent' },
  { all: ['abroad'], slug: 'overseas' },
]

/** The entries that the ideas of a question point to; they come marked, as `ideasOf` gives them. */
export function pointedAt(ideas: readonly string[]): Set<string> {
  const has = (idea: string) => ideas.includes(`~${idea}`)
  return new Set(pointers.filter(({ all, none = [] }) => all.every(has) && !none.some(has)).map(({ slug }) => slug))
}
