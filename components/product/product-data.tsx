import { useLocale, useTranslations } from 'next-intl'
import type { Question } from '#components/product/questions'
import { Breadcrumbs } from '#components/seo/breadcrumbs'
import { JsonLd } from '#components/seo/json-ld'
import type { RowKey } from '#lib/content/boats/sheet'
import { type BoatSlug, boatPath } from '#lib/content/fleet'
import { faqData } from '#lib/seo/faq-data'
import { productData } from '#lib/seo/product-data'

interface ProductDataProps {
  slug: BoatSlug
  description: string
  /** The boat's own questions. */
  questions: readonly Question[]
}

/** What a product page tells search engines: the product, where it stands, the questions it answers. */
export function ProductData({ slug, description, questions }: ProductDataProps) {
  const locale = useLocale()
  const names = useTranslations('Boats')
  const crumbs = useTranslations('ProductCrumbs')
  // Structured data holds confirmed figures only (READ-5): an answer with an indicative one stays on the page alone.
  const mark = useTranslations('Footnotes')('mark')
  const sure = questions.filter(({ answer }) => !answer.includes(mark))
  const labels = useTranslations('FigureLabels')
  const variants = useTranslations('SpecificationSheet.variants')
  const name = `ORCA ${names(`${slug}.name`)}`
  const messages = {
    name,
    category: names(`${slug}.class`),
    description,
    label: (row: RowKey) => labels(row),
    variants: { cleaning: variants('cleaning'), weed: variants('weed') },
  }
  return (
    <>
      <JsonLd data={productData(slug, messages, locale)} />
      <Breadcrumbs
        trail={[
          { name: crumbs('products'), path: '/product' },
          { name: names(`${slug}.name`), path: boatPath(slug) },
        ]}
      />
      <JsonLd data={faqData(sure, locale)} />
    </>
  )
}
