import { siteOrigin } from '#lib/config/site-origin'
import { changes } from '#lib/content/datasets/errata'
import { type Family, families, familyName } from '#lib/content/datasets/families'
import { type Locale, languageTag } from '#lib/i18n/locales'
import { escaped } from '#lib/markup/html'
import { absoluteUrl } from '#lib/seo/absolute-url'
import { datasetFeedAddress } from '#lib/seo/dataset-feed-address'

type ChangeId = (typeof changes)[Family][number]['id']

interface Feed {
  locale: Locale
  title: string
  sentences: Readonly<Record<ChangeId, string>>
}

/** The first moment of a day or a month, which is all that is known of some changes. */
const momentOf = (date: string) => `${date.length === 7 ? `${date}-01` : date}T00:00:00Z`

/** Changes of both dataset families and their pages, newest first, as Atom 1.0 (RFC 4287). */
export function datasetFeed({ locale, title, sentences }: Feed): string {
  const entries = (['flow', 'usvInland'] as const)
    .flatMap((family) => changes[family].map(({ id, date }) => ({ id, family, at: momentOf(date) })))
    .sort((one, other) => other.at.localeCompare(one.at))
  const self = escaped(new URL(datasetFeedAddress(locale), siteOrigin()).href)
  const lines = entries.map(({ id, family, at }) => {
    const page = absoluteUrl(families[family][0], locale)
    return `  <entry>
    <id>${escaped(`${page}#${id}`)}</id>
    <title>${escaped(`${familyName[family]}: ${sentences[id]}`)}</title>
    <link href="${escaped(`${page}#changes`)}"/>
    <updated>${at}</updated>
    <content type="text">${escaped(sentences[id])}</content>
  </entry>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${languageTag[locale]}">
  <id>${self}</id>
  <title>${escaped(title)}</title>
  <link rel="self" type="application/atom+xml" href="${self}"/>
  <link href="${escaped(absoluteUrl('/datasets', locale))}"/>
  <author><name>ORCA</name></author>
  <updated>${entries[0]?.at}</updated>
${lines.join('\n')}
</feed>
`
}
