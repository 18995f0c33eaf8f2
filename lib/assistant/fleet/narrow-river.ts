import type { AreaNamed } from '#lib/assistant/fleet/quantities'
import type { FinderJob } from '#lib/content/finder'
import { squareMetresPerMu } from '#lib/content/units'
import type { FleetAdvice, FleetOption } from '#lib/fleet-advice/advise-fleet'
import { classesOfJob } from '#lib/fleet-advice/boat-classes'

/** Room to turn with open arms, in their widths: our own measure for a first answer; no page gives one, and the survey decides. */
const roomToTurn = 2

const widestArmsM = Math.max(...classesOfJob.litter.map(({ collectWidthM }) => collectWidthM ?? 0))

/** Whether a water with named sides is too narrow for open collecting arms: the page of the large boat names the small one for it. */
export const isNarrow = ({ widthM }: AreaNamed, job: FinderJob): boolean =>
  job === 'litter' && widthM !== undefined && widthM < roomToTurn * widestArmsM

/** The advice with the smallest boats first, counted by the area that suits one. */
export function smallestFirst(advice: FleetAdvice, { m2 }: AreaNamed): FleetAdvice {
  const [smallest] = classesOfJob.litter
  const { main } = advice
  if (!smallest || !main || main.slug === smallest.slug) return advice
  const boatsBy = (mu: number) => Math.max(1, Math.ceil(m2 / squareMetresPerMu / mu))
  const from = boatsBy(smallest.toMu)
  const first: FleetOption = {
    ...main,
    slug: smallest.slug,
    variant: smallest.variant,
    class: smallest,
    hoursPerPass: null,
    boats: { from, to: smallest.fromMu === null ? from : Math.max(from, boatsBy(smallest.fromMu)) },
  }
  return { ...advice, main: first, alternatives: [] }
}
