import { existsSync } from 'node:fs'
import type { NextConfig } from 'next'
import createNextIntlPlugin from 'next-intl/plugin'

const config: NextConfig = {
  poweredByHeader: false,
  reactStrictMode: true,
  // Addresses are written without a trailing slash; the middleware redirects any other form itself,
  // so that one answer carries both the path and the language correction.
  skipTrailingSlashRedirect: true,
  // `npm test` checks the types itself, beside tests that wait.
  typescript: { ignoreBuildErrors: process.env.ORCA_TYPES_CHECKED_APART === '1' },
  images: { unoptimized: true },
  // Loaded only by who reads answers from a mailbox, and by plain Node as it is.
  serverExternalPackages: ['imapflow'],
  // What a build writes down for the next is a fifth of its work: a new clone's first build, often its only one, is spared it.
  experimental: { turbopackFileSystemCacheForBuild: existsSync('.next/cache') },
  sassOptions: { loadPaths: ['./styles'] },
}

export default createNextIntlPlugin('./lib/i18n/request.ts')(config)
