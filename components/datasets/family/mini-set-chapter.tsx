import { useFormatter, useTranslations } from 'next-intl'
import { MiniSetReader } from '#components/datasets/family/mini-set-reader'
import { Chapter } from '#components/datasets/page/chapter'
import { ResearchTable } from '#components/datasets/page/research-table'
import { JsonLd } from '#components/seo/json-ld'
import { croissantOf, sampleSetFacts } from '#lib/content/datasets/croissant'
import { type Family, families, familyName } from '#lib/content/datasets/families'
import {
  miniSetArchive,
  miniSetFile,
  miniSetLicence,
  miniSetReleased,
  miniSets,
  miniSetVersion,
} from '#lib/content/datasets/mini-sets'
import { currentLocale } from '#lib/i18n/current-locale'
import { absoluteUrl } from '#lib/seo/absolute-url'

/** The synthetic sample set of a family: archive, what is in it, checksum, and how to read it. */
export function MiniSetChapter({ family }: { family: Family }) {
  const t = useTranslations('MiniSet')
  const format = useFormatter()
  const set = family === 'flow' ? 'flow' : 'inland'
  const { name, archive } = miniSets[set]
  const named = { family: familyName[family] }
  const rows = [
    [t('version'), miniSetVersion],
    [t('released'), miniSetReleased],
    [t('size'), t('bytes', { megabytes: (archive.bytes / 1e6).toFixed(1), bytes: format.number(archive.bytes) })],
    [t('files'), format.number(archive.files)],
    [t('rule'), t(`rules.${family}`)],
    [t('licence'), t('licenceText', { licence: miniSetLicence.name, ...named })],
    [t('codeLicence'), 'MIT'],
    [t('checksum'), <code key="sum">{archive.sha256}</code>],
  ] as const
  return (
    <Chapter id="sample-set" title={t('title')} text={t('text', named)}>
      <p>
        <strong>{t('synthetic')}</strong>
      </p>
      <p>
        <a href={miniSetArchive(set)} download>
          {t('download', { name })}
        </a>
        {' · '}
        <a href={miniSetFile(set, 'README.md')}>{t('readme')}</a>
        {' · '}
        <a href={miniSetFile(set, 'CITATION.cff')}>{t('citation')}</a>
        {' · '}
        <a href={miniSetFile(set, 'SHA256SUMS')}>{t('sums')}</a>
      </p>
      <ResearchTable
        caption={t('facts')}
        columns={[t('fact'), t('value')]}
        rows={rows.map(([fact, value]) => ({ id: fact, cells: [fact, value] }))}
      />
      <MiniSetReader set={set} />
      <MiniSetData family={family} description={t('text', named)} />
    </Chapter>
  )
}

/**
 * A family's synthetic set for machines: the Croissant record and schema.org data with the archive as `distribution`. The family itself
 * has no `distribution`, since its data come on request.
 */
async function MiniSetData({ family, description }: { family: Family; description: string }) {
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
