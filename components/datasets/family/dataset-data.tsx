import { JsonLd } from '#components/seo/json-ld'
import { citations } from '#lib/content/datasets/citations'
import { type Family, families, familyName } from '#lib/content/datasets/families'
import { flow, flowAuthors, flowTitle } from '#lib/content/datasets/flow'
import { sources } from '#lib/content/datasets/source'
import { usvInland, usvInlandAuthors, usvInlandTitle } from '#lib/content/datasets/usvinland'
import { currentLocale } from '#lib/i18n/current-locale'
import { absoluteUrl } from '#lib/seo/absolute-url'

/** schema.org Dataset of a family, without licence and download address: neither is public (FACT-A5). */
export async function DatasetData({ family, description }: { family: Family; description: string }) {
  const url = absoluteUrl(families[family][0], await currentLocale())
  const own =
    family === 'flow'
      ? {
          alternateName: flowTitle,
          creator: flowAuthors.map((name) => ({ '@type': 'Person', name })),
          identifier: `https://doi.org/${flow.doi}`,
          sameAs: sources.flowRepository.href,
        }
      : {
          alternateName: usvInlandTitle,
          creator: usvInlandAuthors.map((name) => ({ '@type': 'Person', name })),
          identifier: `https://arxiv.org/abs/${usvInland.arxiv}`,
          sameAs: sources.usvRepository.href,
        }
  return (
    <JsonLd
      data={{ '@type': 'Dataset', name: familyName[family], description, url, citation: citations[family].apa, ...own }}
    />
  )
}
