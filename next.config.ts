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
  sassOptions: { loadPaths: ['./styles'] },
}

export default createNextIntlPlugin('./lib/i18n/request.ts')(config)
