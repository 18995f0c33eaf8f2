import { boats } from '#lib/content/boats/catalogue'
import type { BoatVariant, Figure, FigureKey } from '#lib/content/boats/types'
import { figuresOf } from '#lib/content/boats/variants'
import type { FinderJob } from '#lib/content/finder'
import { type BoatSlug, boatSlugs } from '#lib/content/fleet'

/** A class of cleaning boat as a rule needs it: figures of the boat catalogue, ranges as their two ends. */
export interface BoatClass {
  readonly slug: BoatSlug
  readonly variant: BoatVariant['id']
  /** The area one boat suits, in mu; the largest class has no lower end. */
  readonly fromMu: number | null
  readonly toMu: number
  readonly capacityKg: number
  readonly draftM: number
  readonly enduranceH: readonly [number, number]
  readonly workRateMuPerH: number | null
  readonly collectWidthM: number | null
  readonly cutDepthCm: readonly [number, number] | null
  /** Hull width where one may be printed. */
  readonly widthM: number | null
}

function ends(figure: Figure | undefined): readonly [number, number] | null {
  if (!figure) return null
  const { quantity } = figure
  return quantity.form === 'range' ? [quantity.from, quantity.to] : [quantity.value, quantity.value]
}

function boatClass(slug: BoatSlug, variant: BoatClass['variant'], capacity: FigureKey): BoatClass {
  const figures = figuresOf(slug, variant)
  const cover = figures.coverAreaMu
  const [known, endurance, draft] = [ends(figures[capacity]), ends(figures.enduranceH), ends(figures.draftM)]
  if (!cover || !known || !endurance || !draft)
    throw new Error(`${slug} ${variant} lacks a figure that the fleet rules need`)
  const [, toMu] = ends(cover) ?? [0, 0]
  const width = ends(figures.widthMm)
  return {
    slug,
    variant,
    fromMu: cover.quantity.form === 'range' ? cover.quantity.from : null,
    toMu,
    capacityKg: known[0],
    draftM: draft[0],
    enduranceH: endurance,
    workRateMuPerH: ends(figures.workRateMuPerH)?.[0] ?? null,
    collectWidthM: ends(figures.collectWidthM)?.[0] ?? null,
    cutDepthCm: ends(figures.cutDepthCm),
    widthM: width && width[0] / 1000,
  }
}

/** Every boat with an area and a capacity of this kind, the smallest first. */
function classesBy(capacity: FigureKey): BoatClass[] {
  return boatSlugs
    .flatMap((slug) =>
      boats[slug].variants
        .filter(({ figures }) => figures.coverAreaMu && figures[capacity])
        .map(({ id }) => boatClass(slug, id, capacity)),
    )
    .sort((one, other) => one.toMu - other.toMu)
}

/** The classes that do a job by figures, the smallest first; none for jobs that are agreed case by case. */
export const classesOfJob: Readonly<Record<FinderJob, readonly BoatClass[]>> = {
  litter: classesBy('wasteCapacityKg'),
  weed: classesBy('weedCapacityKg'),
  inspect: [],
  visitors: [],
}
