import type { Metadata } from 'next'
import type { Settings } from '#lib/config/settings'

/** Verification tags for search engines, and for Baidu that one page serves all devices. */
export function ownerMetadata(set: Pick<Settings, 'VERIFY_BAIDU' | 'VERIFY_BING' | 'VERIFY_GOOGLE'>): Metadata {
  const other = {
    ...(set.VERIFY_BAIDU && { 'baidu-site-verification': set.VERIFY_BAIDU }),
    ...(set.VERIFY_BING && { 'msvalidate.01': set.VERIFY_BING }),
  }
  return {
    verification: {
      ...(set.VERIFY_GOOGLE && { google: set.VERIFY_GOOGLE }),
      ...(Object.keys(other).length > 0 && { other }),
    },
    other: { 'applicable-device': 'pc,mobile' },
  }
}
