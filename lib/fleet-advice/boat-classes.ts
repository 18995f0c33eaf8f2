import { boats } from '#lib/content/boats/catalogue'
import type { BoatVariant, Figure, FigureKey } from '#lib/content/boats/types'
import { figuresOf } from '#lib/content/boats/variants'
import type { FinderJob } from '#lib/content/finder'
import { type BoatSlug, boatSlugs } from '#lib/content/fleet'

function ends(figure: Figure | undefined): readonly [number, number] | null {
  if (!figure) return null
  const { quantity } = figure
  return quantity.form === 'range' ? [quantity.from, quantity.to] : [quantity.value, quantity.value]
}

function boatClass(slug: BoatSlug, variant: BoatVariant['id'], capacity: FigureKey) {
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
    /** The area one boat suits, in mu; the largest class has no lower end. */
    fromMu: cover.quantity.form === 'range' ? cover.quantity.from : null,
    toMu,
    capacityKg: known[0],
    draftM: draft[0],
    enduranceH: endurance,
    workRateMuPerH: ends(figures.workRateMuPerH)?.[0] ?? null,
    collectWidthM: ends(figures.collectWidthM)?.[0] ?? null,
    cutDepthCm: ends(figures.cutDepthCm),
    /** Hull width where one may be printed. */
    widthM: width && width[0] / 1000,
  }
}

/** A class of cleaning boat as a rule needs it: figures of the boat catalogue, ranges as their two ends. */
export type BoatClass = Readonly<ReturnType<typeof boatClass>>

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
