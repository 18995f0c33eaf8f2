import type { NextConfig } from 'next'
import createNextIntlPlugin from 'next-intl/plugin'

const config: NextConfig = {
  poweredByHeader: false,
  reactStrictMode: true,
  // Addresses are written without a trailing slash; the middleware redirects any other form itself,
  // so that one answer carries both the path and the language correction.
  skipTrailingSlashRedirect: true,
  images: { unoptimized: true },
  // Loaded only by who reads answers from a mailbox, and by plain Node as it is.
  serverExternalPackages: ['imapflow'],
  // Otherwise a data request whose address does not name its headers is redirected, to guard shared caches. No shared cache
  // may keep a data request's answer (lib/middleware/page-answer.ts), so there is nothing to guard.
  experimental: { validateRSCRequestHeaders: false },
  sassOptions: { loadPaths: ['./styles'] },
}

export default createNextIntlPlugin('./lib/i18n/request.ts')(config)
