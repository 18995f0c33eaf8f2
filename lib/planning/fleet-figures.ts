import { variantId } from '#lib/content/fleet'
import { squareMetresPerMu } from '#lib/content/units'
import { adviseFleet, classForArea } from '#lib/fleet-advice/advise-fleet'
import { type BoatClass, classesOfJob } from '#lib/fleet-advice/boat-classes'
import { entryOf } from '#lib/fleet-advice/fleet-address'
import type { SeasonInputs } from '#lib/planning/season-inputs'
import { seasonLimits } from '#lib/planning/season-limits'

/** Where a figure of the fleet comes from: the visitor, the boat's given figures, or a round number to begin with. */
export type FigureOrigin = 'own' | 'given' | 'example'

export interface FleetFigure {
  readonly value: number
  readonly origin: FigureOrigin
}

type OwnFigures = Pick<SeasonInputs, 'rate' | 'width' | 'basket' | 'endurance'>

const example = entryOf('').texts
const noOwn: OwnFigures = { rate: null, width: null, basket: null, endurance: null }

/**
 * The boat class for a season: the chosen one, else the finder's among those that no limit excludes (among all, if every one is
 * excluded). The visitor's own figures apply to this class.
 * @throws if a job has no class, which `seasonJobs` prevents
 */
export function fleetFigures(inputs: SeasonInputs) {
  const classes = classesOfJob[inputs.job]
  const question = { job: inputs.job, areaM2: inputs.area, weedDepthCm: null, shorePower: 'unknown' } as const
  const advice = adviseFleet({
    ...question,
    accessWidthM: inputs.gate,
    passengers: null,
    visitorsPerDay: null,
    litterKgPerDay: null,
  })
  const options = [...(advice.main ? [advice.main] : []), ...advice.alternatives]
  const passing = seasonLimits(inputs).filter(({ verdict }) => verdict !== 'ruledOut')
  const possible = passing.length > 0 ? passing.map((limits) => limits.class) : classes
  const chosen =
    classes.find((one) => variantId(one) === inputs.boat) ?? classForArea(possible, inputs.area / squareMetresPerMu)
  if (!chosen) throw new Error(`no class of boats does the job ${inputs.job}`)
  const others = [
    { id: inputs.boatTwo, boats: inputs.boatsTwo },
    { id: inputs.boatThree, boats: inputs.boatsThree },
  ]
  return {
    ...kindFigures(chosen, inputs),
    /** How many the finder advises for the area; null where another class was chosen, or it gives no number. */
    advised: options.find((option) => option.class === chosen)?.boats ?? null,
    /** Kinds that work beside, with as many boats as the visitor says. */
    others: others.flatMap(({ id, boats }) => {
      const other = classes.find((one) => variantId(one) === id)
      return other ? [{ ...kindFigures(other, noOwn), boats: boats ?? 1 }] : []
    }),
  }
}

function kindFigures(one: BoatClass, own: OwnFigures) {
  const { workRateMuPerH, collectWidthM, capacityKg, enduranceH } = one
  const figure = (said: number | null, given: number | null, otherwise: number): FleetFigure => {
    if (said !== null) return { value: said, origin: 'own' }
    return given === null ? { value: otherwise, origin: 'example' } : { value: given, origin: 'given' }
  }
  const widthM = figure(own.width, collectWidthM, Number(example.widthM))
  const swept = widthM.value * Number(example.workSpeed) * 3_600
  return {
    class: one,
    /** The preset's, as the other tools name it. */
    id: variantId(one),
    /** Square metres an hour. */
    rate: figure(own.rate, workRateMuPerH && workRateMuPerH * squareMetresPerMu, swept),
    widthM,
    basketKg: figure(own.basket, capacityKg, capacityKg),
    // The shorter of the given hours, as in the coverage tool: what holds with it holds with the longer.
    enduranceH: figure(own.endurance, enduranceH[0], enduranceH[0]),
  }
}

export type KindFigures = Readonly<ReturnType<typeof kindFigures>>
