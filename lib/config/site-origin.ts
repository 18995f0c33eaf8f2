/**
 * The public origin, the only one that canonical links and redirects name (READ-6).
 * Pages are prerendered, so a build carries the `SITE_URL` it was made with.
 */
export function siteOrigin(environment: NodeJS.ProcessEnv = process.env): string {
  return new URL(environment.SITE_URL || `http://localhost:${environment.PORT || 3000}`).origin
}
