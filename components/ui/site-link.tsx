import Link from 'next/link'
import { useLocale } from 'next-intl'
import type { ComponentProps } from 'react'
import { address } from '#lib/routes/address'
import type { SitePath } from '#lib/routes/table'

type SiteLinkProps = Omit<ComponentProps<typeof Link>, 'href' | 'prefetch'> & {
  to: SitePath
  /** Query without `?`, of facts only (water, boats): never contact data (decision 11). */
  query?: string
  /** Anchor without `#`. */
  anchor?: string
}

/**
 * A link to a page of this site in the language being read.
 * The framework's own prefetch stays off: `LinkPrefetch` does it after an idle wait and never on a slow
 * or metered line.
 */
export function SiteLink({ to, query, anchor, ...rest }: SiteLinkProps) {
  const href = address(to, useLocale()) + (query ? `?${query}` : '') + (anchor ? `#${anchor}` : '')
  return <Link href={href} prefetch={false} {...rest} />
}
