import { useTranslations } from 'next-intl'
import { type NoteKind, noteOf } from '#components/product/figure-mark'
import { Footnote } from '#components/product/footnote'
import { PlateTable } from '#components/product/plate-table'
import { ProductDocuments } from '#components/product/product-documents'
import { UnitSwitch } from '#components/product/unit-switch'
import { Action } from '#components/ui/action'
import { Section } from '#components/ui/section'
import { boatViews } from '#lib/content/boat-views'
import { boats } from '#lib/content/boats/catalogue'
import { plateRows } from '#lib/content/boats/plate'
import type { Boat } from '#lib/content/boats/types'
import type { BoatSlug } from '#lib/content/fleet'
import styles from './boat-plate.module.scss'
import drawings from './boat-views.module.scss'

function notesOf(boat: Boat): NoteKind[] {
  const figures = boat.variants.flatMap((variant) => Object.values(variant.figures).flatMap((one) => noteOf(one) ?? []))
  return [...figures, ...(boat.perceptionReported.length > 0 ? (['reported'] as const) : [])]
}

interface BoatPlateProps {
  slug: BoatSlug
  copy: {
    title: string
    /** What comes with the quote, in one sentence. */
    lead: string
  }
  tone?: 'light' | 'paper' | 'dark'
}

/** A boat's drawing and its known figures with the unit of areas; then, or beside them, the documents and the ways to all of it. */
export function BoatPlate({ slug, copy, tone = 'paper' }: BoatPlateProps) {
  const t = useTranslations('BoatPlate')
  const boat = boats[slug]
  const rows = plateRows(boat)
  const switches = rows.some(({ values }) => values.some((row) => row?.area))
  return (
    <Section id="specification" label={t('label')} title={copy.title} lead={copy.lead} tone={tone}>
      <BoatViews slug={slug} />
      <div className={styles.body}>
        {switches && (
          <div className={styles.units}>
            <UnitSwitch />
          </div>
        )}
        <div className={styles.sheet}>
          <PlateTable caption={copy.title} variants={boat.variants.map(({ id }) => id)} rows={rows} />
          <Footnote kinds={notesOf(boat)} />
        </div>
        <div className={styles.aside}>
          <ProductDocuments slug={slug} />
          <p data-screen-only="" className={styles.links}>
            <Action to="/product/compare" query={`boats=${slug}`} look="text">
              {t('compare')}
            </Action>
            <Action to="/service" anchor={slug} look="text">
              {t('service')}
            </Action>
          </p>
        </div>
      </div>
    </Section>
  )
}

/** A boat in lines from the side, from ahead and from above, as its model is: beside each other, on a phone under each other. */
function BoatViews({ slug }: { slug: BoatSlug }) {
  const t = useTranslations('BoatPlate')
  const { plate, form } = boats[slug]
  const { wide, tall } = boatViews[slug]
  return (
    <>
      <picture className={drawings.views}>
        <source media="screen and (width<1024px)" srcSet={`/drawings/views-${slug}-tall.svg`} {...tall} />
        <img
          src={`/drawings/views-${slug}-wide.svg`}
          {...wide}
          alt={t('views', { boat: plate })}
          loading="lazy"
          decoding="async"
        />
      </picture>
      <p className={drawings.note}>{form === 'hull' ? t('viewsAfloat') : t('viewsAshore')}</p>
    </>
  )
}
