import { figuresOf } from '#lib/content/boats/variants'
import type { BoatSlug } from '#lib/content/fleet'
import { squareMetresPerMu } from '#lib/content/units'
import { type BoatClass, classesOfJob } from '#lib/fleet-advice/boat-classes'
import { largestAreaMu } from '#lib/fleet-advice/largest-area'
import type { FleetQuestion } from '#lib/fleet-advice/question'

/** Why a person has to answer. */
export type AskReason =
  | 'areaBeyondRules'
  | 'weedDepthOutside'
  | 'passageNarrow'
  | 'passageUnknownHull'
  | 'armsFolded'
  | 'noShorePower'
  | 'inspectionPlan'
  | 'seatsBySafety'
  | 'cabinByUse'

/** Changes that would lead to another answer. */
export interface Change {
  readonly kind: 'smallerClassUpTo' | 'largerClassAbove' | 'anotherBoatAbove'
  readonly mu: number
  readonly slug: BoatSlug
}

export interface FleetAdvice {
  /** The fleet to begin with; null when no rule gives one. */
  readonly main: FleetOption | null
  readonly alternatives: readonly FleetOption[]
  /** Boats the job points to without a number of them. */
  readonly named: readonly {
    readonly slug: BoatSlug
    readonly boats: { readonly from: number; readonly to: number } | null
  }[]
  readonly ask: readonly AskReason[]
  readonly changes: readonly Change[]
}

const noFleet = { main: null, alternatives: [], named: [], changes: [] }

/**
 * Which boats, and how many: from area divided by the class's upper end to area divided by its lower end, both rounded up. Compared in
 * mu, the classes' own unit, so that both languages get one answer.
 */
export function adviseFleet(question: FleetQuestion): FleetAdvice {
  const areaMu = question.areaM2 / squareMetresPerMu
  if (areaMu > largestAreaMu) return { ...noFleet, ask: ['areaBeyondRules'] }
  if (question.job === 'inspect')
    return { ...noFleet, named: [{ slug: 'feichi', boats: null }], ask: ['inspectionPlan'] }
  if (question.job === 'visitors') return adviseTourBoats(question)
  return adviseByClass(question, areaMu)
}

function adviseByClass(question: FleetQuestion, areaMu: number): FleetAdvice {
  const classes = classesOfJob[question.job]
  const deep = question.weedDepthCm
  const depths = classes[0]?.cutDepthCm
  if (question.job === 'weed' && deep !== null && depths && (deep < depths[0] || deep > depths[1])) {
    return { ...noFleet, ask: ['weedDepthOutside'] }
  }
  const access = question.accessWidthM
  const passing = classes.filter((one) => access === null || passageFor(access, one) !== 'tooNarrow')
  const chosen = classForArea(passing, areaMu)
  if (!chosen) return { ...noFleet, ask: ['passageNarrow'] }
  const option = (one: BoatClass) => optionOf(one, question, areaMu)
  return {
    main: option(chosen),
    alternatives: passing.filter((other) => other !== chosen && isAlternative(other, areaMu)).map(option),
    named: [],
    ask: reasonsToAsk(question, chosen, passing.length < classes.length),
    changes: changesFor(classes, chosen, areaMu),
  }
}

/** An area typed in hectares comes back from square metres with its last digits rounded. */
const tolerance = 1e-6

/** The smallest class that suits an area in mu, else the largest: of classes in their order, the smallest first. */
export function classForArea(classes: readonly BoatClass[], areaMu: number): BoatClass | undefined {
  return classes.find(({ toMu }) => areaMu <= toMu + tolerance) ?? classes.at(-1)
}

/** Whether a boat passes a place of a width in metres, as far as its printed figures tell. */
export type Passage = 'passes' | 'tooNarrow' | 'armsFolded' | 'unknownHull'

/** Passages wider than this let any of our hulls through without a question. */
const widestHullM = 6

/** How a class passes a narrow place: its hull where its width is known, its collector folded where it reaches farther. */
export function passageFor(accessM: number, { widthM, collectWidthM }: BoatClass): Passage {
  if (widthM !== null && accessM < widthM) return 'tooNarrow'
  if (collectWidthM !== null && accessM < collectWidthM) return 'armsFolded'
  return widthM === null && accessM < widestHullM ? 'unknownHull' : 'passes'
}

/** More boats than this are one dock's trouble, and no longer an alternative to one larger boat. */
const mostSmallerBoats = 4

/** A fleet of a smaller class may do a larger water with more boats; a larger class than needed is not offered. */
function isAlternative({ toMu }: BoatClass, areaMu: number): boolean {
  return areaMu > toMu && Math.ceil(areaMu / toMu) <= mostSmallerBoats
}

function optionOf(one: BoatClass, { litterKgPerDay }: FleetQuestion, areaMu: number) {
  const from = Math.max(1, Math.ceil(areaMu / one.toMu - tolerance))
  const to = one.fromMu === null ? from : Math.max(from, Math.ceil(areaMu / one.fromMu - tolerance))
  return {
    slug: one.slug,
    variant: one.variant,
    /** Fewest boats: area over the most one boat suits. Most: over the least it suits. */
    boats: { from, to },
    class: one,
    /** Of work for one pass with the fewest boats; only where a work rate is given. */
    hoursPerPass: one.workRateMuPerH === null ? null : areaMu / one.workRateMuPerH / from,
    /** Full baskets brought ashore a day, by the visitor's own amount. */
    landingsPerDay: litterKgPerDay === null ? null : Math.ceil(litterKgPerDay / one.capacityKg - tolerance),
  }
}

/** A fleet of one class that can do the job. */
export type FleetOption = Readonly<ReturnType<typeof optionOf>>

function reasonsToAsk(question: FleetQuestion, chosen: BoatClass, someTooWide: boolean): AskReason[] {
  const { accessWidthM, shorePower, job } = question
  const ask: AskReason[] = []
  const passage = accessWidthM === null ? 'passes' : passageFor(accessWidthM, chosen)
  if (someTooWide) ask.push('passageNarrow')
  else if (passage === 'armsFolded') ask.push('armsFolded')
  else if (passage === 'unknownHull') ask.push('passageUnknownHull')
  if (shorePower === 'no' && job !== 'inspect') ask.push('noShorePower')
  return ask
}

function changesFor(classes: readonly BoatClass[], chosen: BoatClass, areaMu: number): Change[] {
  const place = classes.indexOf(chosen)
  const [smaller, larger] = [classes[place - 1], classes[place + 1]]
  const boats = Math.max(1, Math.ceil(areaMu / chosen.toMu - tolerance))
  const changes: Change[] = []
  if (smaller) changes.push({ kind: 'smallerClassUpTo', mu: smaller.toMu, slug: smaller.slug })
  if (larger && areaMu <= chosen.toMu) changes.push({ kind: 'largerClassAbove', mu: chosen.toMu, slug: larger.slug })
  else changes.push({ kind: 'anotherBoatAbove', mu: boats * chosen.toMu, slug: chosen.slug })
  return changes
}

/** Boats for people: seats decide, and the seats of a boat are those its safety papers give at the place it runs. */
function adviseTourBoats({ passengers }: FleetQuestion): FleetAdvice {
  const seats = figuresOf('xi', 'standard').passengerCount?.quantity
  const [few, many] = seats?.form === 'range' ? [seats.from, seats.to] : [seats?.value ?? 1, seats?.value ?? 1]
  const boats = passengers === null ? null : { from: Math.ceil(passengers / many), to: Math.ceil(passengers / few) }
  const named = [{ slug: 'xi', boats } as const, { slug: 'yang', boats: null } as const]
  return { ...noFleet, named, ask: ['seatsBySafety', 'cabinByUse'] }
}
