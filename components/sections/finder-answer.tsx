import { useLocale, useTranslations } from 'next-intl'
import { areaEntry } from '#components/product/key-figures'
import { Action } from '#components/ui/action'
import { DataPlate, type PlateEntry } from '#components/ui/data-plate'
import { Picture } from '#components/ui/picture'
import { WholeWords } from '#components/ui/whole-words'
import { areaOf, areaReadings } from '#lib/content/area-units'
import { isConfirmed } from '#lib/content/boats/figure'
import { areaInBoth } from '#lib/content/boats/print'
import { figuresOf } from '#lib/content/boats/variants'
import type { FinderAnswerRow } from '#lib/content/finder'
import { boatPath, boatPicture } from '#lib/content/fleet'
import { useQuantityText } from '#lib/i18n/quantity-text'
import styles from './finder-answer.module.scss'

/** The sentence of an answer, with the areas it speaks of. */
function useRemark({ id }: FinderAnswerRow): string | null {
  const t = useTranslations('BoatFinder')
  const locale = useLocale()
  const areaText = (slug: 'efficiency' | 'moshark', variant: 'standard' | 'weed') => {
    const area = areaOf(figuresOf(slug, variant), 'coverArea')
    if (!area) throw new Error(`${slug} has no suited area`)
    return areaInBoth(areaReadings(area, locale), locale)
  }
  if (id === 'inspect') return t('inspectText')
  if (id === 'visitors') return t('visitorsText')
  if (id === 'fleet') return t('fleetText')
  if (id === 'large') return t('largeText', { area: areaText('efficiency', 'standard') })
  if (id === 'weedSmall') return t('weedSmallText', { area: areaText('moshark', 'weed') })
  if (id === 'weedFleet') return t('weedFleetText', { area: areaText('moshark', 'weed') })
  return null
}

/** The figures that decide, as a plate; only confirmed ones (READ-5). */
function usePlate({ boats: [boat], ...answer }: FinderAnswerRow): PlateEntry[] {
  const t = useTranslations('BoatFinder')
  const text = useQuantityText()
  const locale = useLocale()
  if (!('variant' in answer)) return []
  const figures = figuresOf(boat, answer.variant)
  const rows = [
    { id: 'waste', label: t('capacity'), figure: figures.wasteCapacityKg, unit: t('kg') },
    { id: 'weed', label: t('weedCapacity'), figure: figures.weedCapacityKg, unit: t('kg') },
    { id: 'depth', label: t('depth'), figure: figures.cutDepthCm, unit: t('cm') },
    { id: 'hours', label: t('hours'), figure: figures.enduranceH, unit: t('hoursUnit') },
  ]
  const area = areaOf(figures, 'coverArea')
  return [
    ...(area ? [{ id: 'area', label: t('suited'), ...areaEntry(area, locale) }] : []),
    ...rows.flatMap(({ id, label, figure, unit }) =>
      figure && isConfirmed(figure) ? [{ id, label, figure: text(figure.quantity), unit }] : [],
    ),
  ]
}

/** One answer of the finder, shown by the styles while its two choices are taken. */
export function FinderAnswer({ answer }: { answer: FinderAnswerRow }) {
  const t = useTranslations('BoatFinder')
  const boat = useTranslations('Boats')
  const remark = useRemark(answer)
  const plate = usePlate(answer)
  const [first] = answer.boats
  return (
    <article className={styles.answer} data-job={answer.job} data-areas={answer.areas.join(' ')}>
      <div className={styles.stage}>
        <Picture
          className={styles.boat}
          name={boatPicture(first, 'studio')}
          sizes="(min-width: 1024px) 50vw, 90vw"
          decorative
        />
      </div>
      <p className={styles.label}>{t('answer')}</p>
      <h3 className={styles.name}>
        <WholeWords>
          {answer.id === 'fleet' ? t('fleetTitle') : answer.boats.map((slug) => boat(`${slug}.class`)).join(' · ')}
        </WholeWords>
      </h3>
      {remark && <p className={styles.remark}>{remark}</p>}
      {plate.length > 0 && <DataPlate entries={plate} />}
      <p className={styles.ways}>
        {answer.boats.map((slug) => (
          <Action key={slug} to={boatPath(slug)} look="text">
            {t('open', { name: boat(`${slug}.name`) })}
          </Action>
        ))}
        {answer.areas.some((area) => area === 'beyond') && (
          <Action to="/advisory" look="text">
            {t('ask')}
          </Action>
        )}
      </p>
    </article>
  )
}
