import { JsonLd } from '#components/seo/json-ld'
import { croissantOf, sampleSetFacts } from '#lib/content/datasets/croissant'
import { type Family, families } from '#lib/content/datasets/families'
import { currentLocale } from '#lib/i18n/current-locale'
import { absoluteUrl } from '#lib/seo/absolute-url'

/**
 * A family's synthetic set for machines: the Croissant record for those that load datasets, and schema.org's own, whose
 * `distribution` is the archive, for dataset search. The family itself has none, because its data come on request.
 */
export async function MiniSetData({ family, description }: { family: Family; description: string }) {
  const url = absoluteUrl(families[family][0], await currentLocale())
  const set = family === 'flow' ? 'flow' : 'inland'
  const absolute = (path: string) => new URL(path, url).href
  const told = { description, url, absolute }
  const { about, file } = sampleSetFacts(set, told)
  return (
    <>
      <JsonLd data={croissantOf(set, told)} />
      <JsonLd
        data={{
          '@type': 'Dataset',
          ...about,
          creator: { '@type': 'Organization', name: 'ORCA' },
          distribution: {
            '@type': 'DataDownload',
            ...file,
          },
        }}
      />
    </>
  )
}
