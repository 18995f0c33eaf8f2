/** The public origin for canonical links and redirects (READ-6); a build carries the one it was made with. */
export function siteOrigin(): string {
  const { SITE_URL, PORT } = process.env
  return new URL(SITE_URL || `http://localhost:${PORT || 3000}`).origin
}
