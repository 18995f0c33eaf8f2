import { useTranslations } from 'next-intl'
import { AskTable } from '#components/product/ask-table'
import { type NoteKind, noteOf } from '#components/product/figure-mark'
import { Footnotes } from '#components/product/footnotes'
import { ProductDocuments } from '#components/product/product-documents'
import { SheetTable } from '#components/product/sheet-table'
import { UnitSwitch } from '#components/product/unit-switch'
import { Section } from '#components/ui/section'
import { boats } from '#lib/content/boats/catalogue'
import { specificationSheet } from '#lib/content/boats/sheet'
import type { Boat } from '#lib/content/boats/types'
import type { BoatSlug } from '#lib/content/fleet'
import styles from './specification-sheet.module.scss'

function notesOf(boat: Boat): NoteKind[] {
  const figures = boat.variants.flatMap((variant) => Object.values(variant.figures).map(noteOf))
  const used = new Set<NoteKind | undefined>([...figures, boat.perceptionReported.length > 0 ? 'reported' : undefined])
  return (['assigned', 'reported', 'conditional'] as const).filter((kind) => used.has(kind))
}

interface SpecificationSheetProps {
  slug: BoatSlug
  copy: { title: string; lead: string }
  tone?: 'light' | 'paper' | 'dark'
}

/** The whole specification of a boat, group by group, with the unit switch where it has areas to switch. */
export function SpecificationSheet({ slug, copy, tone = 'paper' }: SpecificationSheetProps) {
  const t = useTranslations('SpecificationSheet')
  const boat = boats[slug]
  const sheets = boat.variants.map((variant) => ({ id: variant.id, groups: specificationSheet(boat, variant) }))
  const switches = sheets.some(({ groups }) => groups.some(({ rows }) => rows.some((row) => row.area)))
  return (
    <Section id="specification" label={t('label')} title={copy.title} lead={copy.lead} tone={tone}>
      <div className={styles.body}>
        <div className={styles.aside}>
          {switches && <UnitSwitch />}
          <ProductDocuments slug={slug} />
          <Footnotes kinds={notesOf(boat)} />
        </div>
        <div className={styles.sheet}>
          <SheetTable caption={copy.title} sheets={sheets} />
          <AskTable slug={slug} />
        </div>
      </div>
    </Section>
  )
}
