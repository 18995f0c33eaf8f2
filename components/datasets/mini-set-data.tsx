import { JsonLd } from '#components/seo/json-ld'
import { croissantOf } from '#lib/content/datasets/croissant'
import { type Family, families } from '#lib/content/datasets/families'
import {
  miniSetArchive,
  miniSetLicence,
  miniSetReleased,
  miniSets,
  miniSetVersion,
} from '#lib/content/datasets/mini-sets'
import { currentLocale } from '#lib/i18n/current-locale'
import { absoluteUrl } from '#lib/routes/absolute-url'

/**
 * A family's synthetic set for machines: the Croissant record for those that load datasets, and schema.org's own, whose
 * `distribution` is the archive, for dataset search. The family itself has none, because its data come on request.
 */
export async function MiniSetData({ family, description }: { family: Family; description: string }) {
  const url = absoluteUrl(families[family][0], await currentLocale())
  const set = family === 'flow' ? 'flow' : 'inland'
  const absolute = (path: string) => new URL(path, url).href
  const { name, archive } = miniSets[set]
  return (
    <>
      <JsonLd data={croissantOf(set, { description, url, absolute })} />
      <JsonLd
        data={{
          '@type': 'Dataset',
          name,
          description,
          url: `${url}#sample-set`,
          license: miniSetLicence.href,
          version: miniSetVersion,
          datePublished: miniSetReleased,
          isAccessibleForFree: true,
          creator: { '@type': 'Organization', name: 'ORCA' },
          distribution: {
            '@type': 'DataDownload',
            contentUrl: absolute(miniSetArchive(set)),
            encodingFormat: 'application/zip',
            contentSize: `${archive.bytes} B`,
            sha256: archive.sha256,
          },
        }}
      />
    </>
  )
}
