/** The public origin for canonical links and redirects (READ-6); a build carries the one it was made with. */
export function siteOrigin(environment: NodeJS.ProcessEnv = process.env): string {
  return new URL(environment.SITE_URL || `http://localhost:${environment.PORT || 3000}`).origin
}
