import type { Metadata } from 'next'

/** A page's metadata with the feed that tells of its changes; its other forms stay named. */
export function withFeed(
  metadata: Metadata,
  type: 'application/rss+xml' | 'application/atom+xml',
  href: string,
): Metadata {
  const { alternates } = metadata
  return { ...metadata, alternates: { ...alternates, types: { ...alternates?.types, [type]: href } } }
}
