import { useLocale, useTranslations } from 'next-intl'
import { Breadcrumbs } from '#components/seo/breadcrumbs'
import { JsonLd } from '#components/seo/json-ld'
import type { RowKey } from '#lib/content/boats/sheet'
import { type BoatSlug, boatPath } from '#lib/content/fleet'
import { productData } from '#lib/seo/product-data'

/** Structured data (Product, BreadcrumbList) of a product page. Its questions are read from the page. */
export function ProductData({ slug, description }: { slug: BoatSlug; description: string }) {
  const locale = useLocale()
  const names = useTranslations('Boats')
  const crumbs = useTranslations('ProductCrumbs')
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
    </>
  )
}
