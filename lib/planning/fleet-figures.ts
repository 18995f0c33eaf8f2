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

/** The figures that one boat of the season's class works with. */
export interface FleetFigures {
  readonly class: BoatClass
  /** The preset's id, as the other tools name it. */
  readonly id: string
  /** How many the finder advises for the area; null where another class was chosen, or it gives no number. */
  readonly advised: { readonly from: number; readonly to: number } | null
  /** Square metres an hour. */
  readonly rate: FleetFigure
  readonly widthM: FleetFigure
  readonly basketKg: FleetFigure
  readonly enduranceH: FleetFigure
}

const classId = ({ slug, variant }: BoatClass) => `${slug}-${variant}`

const example = entryOf('').texts

/**
 * The class a season is planned with: the chosen one, else the one that the finder's rule names among those that no limit rules
 * out (among all where every one is).
 * @throws where a job has no class, which `seasonJobs` rules out
 */
export function fleetFigures(inputs: SeasonInputs): FleetFigures {
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
    classes.find((one) => classId(one) === inputs.boat) ?? classForArea(possible, inputs.area / squareMetresPerMu)
  if (!chosen) throw new Error(`no class of boats does the job ${inputs.job}`)
  const { workRateMuPerH, collectWidthM, capacityKg, enduranceH } = chosen
  const figure = (own: number | null, given: number | null, otherwise: number): FleetFigure => {
    if (own !== null) return { value: own, origin: 'own' }
    return given === null ? { value: otherwise, origin: 'example' } : { value: given, origin: 'given' }
  }
  const widthM = figure(inputs.width, collectWidthM, Number(example.widthM))
  const swept = widthM.value * Number(example.workSpeed) * 3_600
  return {
    class: chosen,
    id: classId(chosen),
    advised: options.find((option) => option.class === chosen)?.boats ?? null,
    rate: figure(inputs.rate, workRateMuPerH && workRateMuPerH * squareMetresPerMu, swept),
    widthM,
    basketKg: figure(inputs.basket, capacityKg, capacityKg),
    // The shorter of the given hours, as in the coverage tool: what holds with it holds with the longer.
    enduranceH: figure(inputs.endurance, enduranceH[0], enduranceH[0]),
  }
}
