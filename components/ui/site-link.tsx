import { useLocale } from 'next-intl'
import type { ComponentProps } from 'react'
import { address } from '#lib/routes/address'
import type { SitePath } from '#lib/routes/table'

type SiteLinkProps = Omit<ComponentProps<'a'>, 'href' | 'download'> & {
  to: SitePath
  /** Query without `?`, of facts only (water, boats): never contact data (READ-11). */
  query?: string
  /** Anchor without `#`. */
  anchor?: string
}

/** A link to a page of this site in the reader's language; the page script fetches ahead (`prefetchLinks`). */
export function SiteLink({ to, query, anchor, ...rest }: SiteLinkProps) {
  const href = address(to, useLocale()) + (query ? `?${query}` : '') + (anchor ? `#${anchor}` : '')
  return <a href={href} {...rest} />
}
