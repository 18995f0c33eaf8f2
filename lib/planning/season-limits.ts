import { isIndicative } from '#lib/content/boats/figure'
import type { Figure } from '#lib/content/boats/types'
import { figuresOf } from '#lib/content/boats/variants'
import { passageFor } from '#lib/fleet-advice/advise-fleet'
import { type BoatClass, classesOfJob } from '#lib/fleet-advice/boat-classes'
import type { SeasonInputs } from '#lib/planning/season-inputs'

export const limitNames = ['bridge', 'gate', 'depth', 'launchDepth', 'launchSlope', 'current', 'wind', 'night'] as const
export type LimitName = (typeof limitNames)[number]

/** `ask`: no figure of the boat that may be printed answers it, so a person does. */
export type Verdict = 'fits' | 'ruledOut' | 'ask'

export interface LimitVerdict {
  readonly limit: LimitName
  readonly verdict: Verdict
  /** The boat's figure in metres that decides, and whether it is indicative (READ-5); null where there is none. */
  readonly figureM: number | null
  readonly isIndicative: boolean
  /** The arms of the collector have to be folded to pass. */
  readonly isFolded: boolean
}

export interface BoatLimits {
  readonly class: BoatClass
  readonly verdict: Verdict
  readonly limits: readonly LimitVerdict[]
}

/** Each class that does the job, the smallest first, with what rules it out and what has to be asked. */
export function seasonLimits(inputs: SeasonInputs): readonly BoatLimits[] {
  return classesOfJob[inputs.job].map((one) => {
    const limits = limitsOf(one, inputs)
    const has = (verdict: Verdict) => limits.some((limit) => limit.verdict === verdict)
    return { class: one, limits, verdict: has('ruledOut') ? 'ruledOut' : has('ask') ? 'ask' : 'fits' }
  })
}

function limitsOf(one: BoatClass, inputs: SeasonInputs): LimitVerdict[] {
  const { draftM, heightMm, widthMm } = figuresOf(one.slug, one.variant)
  const found: LimitVerdict[] = []
  const add = (limit: LimitName, verdict: Verdict, figure?: Figure, scale = 1, isFolded = false) =>
    found.push({
      limit,
      verdict,
      figureM: figure && figure.quantity.form !== 'range' ? figure.quantity.value * scale : null,
      isIndicative: figure !== undefined && isIndicative(figure),
      isFolded,
    })
  /** A figure that has to be smaller than the room there is. */
  const room = (limit: LimitName, roomM: number | null, figure: Figure | undefined, scale: number) => {
    if (roomM === null) return
    const size = figure && figure.quantity.form !== 'range' ? figure.quantity.value * scale : null
    add(limit, size === null ? 'ask' : size < roomM ? 'fits' : 'ruledOut', figure, scale)
  }
  room('bridge', inputs.bridge, heightMm, 0.001)
  if (inputs.gate !== null) {
    const passage = passageFor(inputs.gate, one)
    const verdict = { passes: 'fits', tooNarrow: 'ruledOut', armsFolded: 'ask', unknownHull: 'ask' } as const
    add('gate', verdict[passage], widthMm, 0.001, passage === 'armsFolded')
  }
  room('depth', inputs.depth, draftM, 1)
  room('launchDepth', inputs.launchDepth, draftM, 1)
  // No row of docs/facts.md says what slope, current or wind a boat takes, nor what it sees by at night.
  for (const limit of ['launchSlope', 'current', 'wind'] as const) if (inputs[limit] !== null) add(limit, 'ask')
  if (inputs.night) add('night', 'ask')
  return found
}
