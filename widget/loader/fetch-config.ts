import type { ConfigPart, SiteConfig } from '../../lib/protocol/widget-config.ts'
import type { Lang, Options } from '../shared/api-types.ts'
import type { ErrorBody } from '../shared/call-failures.ts'
import { Failure } from '../shared/failure.ts'

/** The site's texts, contacts and fields; `part`: only what is needed before opening. */
export async function fetchConfig(
  { api, site }: Options,
  lang: Lang,
  signal: AbortSignal,
  part?: ConfigPart,
): Promise<SiteConfig> {
  const answer = await fetch(
    `${api}/api/widget/v1/config?site=${encodeURIComponent(site)}&lang=${lang}${part ? `&part=${part}` : ''}`,
    {
      credentials: 'omit',
      signal,
    },
  ).catch((cause) => {
    throw new Failure('network', true, cause)
  })
  if (answer.ok) return (await answer.json()) as SiteConfig
  // The two that are final (callMeanings): the table itself would cost the loader its bytes.
  const { code, fields } = (await answer.json().catch(() => ({}))) as ErrorBody
  const final = code === 'foreign_origin' ? 'blocked_origin' : fields?.site && 'bad_site'
  throw new Failure(final || 'network', !final)
}
