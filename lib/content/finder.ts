import { boats } from '#lib/content/boats/catalogue'
import type { Boat, Figure } from '#lib/content/boats/types'
import { figuresOf } from '#lib/content/boats/variants'
import { type BoatSlug, boatSlugs } from '#lib/content/fleet'

export const finderJobs = ['litter', 'weed', 'inspect', 'visitors'] as const
export type FinderJob = (typeof finderJobs)[number]

/** How large the water is: by the company's four classes (FACT-C1), and what lies beyond one boat. */
export const finderAreas = ['small', 'medium', 'wide', 'large', 'beyond'] as const
export type FinderArea = (typeof finderAreas)[number]

interface FinderAnswer {
  id: string
  job: FinderJob
  areas: readonly FinderArea[]
  /** The boats it names; the first one is shown. */
  boats: readonly [BoatSlug, ...BoatSlug[]]
  /** Whose figures it prints; none where one boat is not the answer or nothing may print. */
  variant?: 'standard' | 'cleaning' | 'weed'
}

function boatsAgreedFor(job: Boat['agreedJob']): readonly [BoatSlug, ...BoatSlug[]] {
  const [first, ...more] = boatSlugs.filter((slug) => boats[slug].agreedJob === job)
  if (!first) throw new Error(`no boat does the job ${job}`)
  return [first, ...more]
}

/** One answer for every pair of choices: `finder.test.ts` holds the table to that. */
export const finderAnswers = [
  { id: 'small', job: 'litter', areas: ['small'], boats: ['smurf'], variant: 'standard' },
  { id: 'medium', job: 'litter', areas: ['medium'], boats: ['moshark'], variant: 'cleaning' },
  { id: 'large', job: 'litter', areas: ['wide', 'large'], boats: ['efficiency'], variant: 'standard' },
  { id: 'fleet', job: 'litter', areas: ['beyond'], boats: ['efficiency', 'smurf'] },
  { id: 'weedSmall', job: 'weed', areas: ['small', 'medium'], boats: ['moshark'], variant: 'weed' },
  { id: 'weed', job: 'weed', areas: ['wide'], boats: ['moshark'], variant: 'weed' },
  { id: 'weedFleet', job: 'weed', areas: ['large', 'beyond'], boats: ['moshark'], variant: 'weed' },
  { id: 'inspect', job: 'inspect', areas: finderAreas, boats: boatsAgreedFor('inspect') },
  { id: 'visitors', job: 'visitors', areas: finderAreas, boats: boatsAgreedFor('visitors') },
] as const satisfies FinderAnswer[]

export type FinderAnswerRow = (typeof finderAnswers)[number]

function largest(figure: Figure | undefined): number {
  if (!figure) throw new Error('a class of the finder has no area')
  return figure.quantity.form === 'range' ? figure.quantity.to : figure.quantity.value
}

/** The upper bounds of the four classes in mu: the suited area, so that a lake meets the same boat in each language. */
export function areaBounds(): [number, number, number, number] {
  return [
    largest(figuresOf('smurf', 'standard').coverAreaMu),
    largest(figuresOf('moshark', 'cleaning').coverAreaMu),
    largest(figuresOf('moshark', 'weed').coverAreaMu),
    largest(figuresOf('efficiency', 'standard').coverAreaMu),
  ]
}
