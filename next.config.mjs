import { PHASE_PRODUCTION_SERVER } from 'next/constants.js'

/** @type {import('next').NextConfig} */
const settings = {
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

/**
 * No TypeScript, and no plugin for a server that serves a build: the framework would need its compiler (97 MB) to read this.
 * @param {string} phase
 */
export default async function config(phase) {
  if (phase === PHASE_PRODUCTION_SERVER) return settings
  const { default: withMessages } = await import('next-intl/plugin')
  return withMessages('./lib/i18n/request.ts')(settings)
}
