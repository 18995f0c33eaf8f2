import { JsonLd } from '#components/seo/json-ld'
import { croissantOf } from '#lib/content/datasets/croissant'
import { type Family, families } from '#lib/content/datasets/families'
import { currentLocale } from '#lib/i18n/current-locale'
import { absoluteUrl } from '#lib/routes/absolute-url'

/** The Croissant record of a family's synthetic set, for machines that load datasets. */
export async function MiniSetData({ family, description }: { family: Family; description: string }) {
  const url = absoluteUrl(families[family][0], await currentLocale())
  const set = family === 'flow' ? 'flow' : 'inland'
  return <JsonLd data={croissantOf(set, { description, url, absolute: (path) => new URL(path, url).href })} />
}
