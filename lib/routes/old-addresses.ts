import type { SitePath } from '#lib/routes/table'

/**
 * Former or external addresses of these pages (FACT-A1, FACT-A2, FACT-A3), redirected in both languages. The same address in the page's
 * casing is the page itself.
 */
export const oldDatasetAddresses = {
  '/datasets.html': '/datasets/USVInland/Introduction',
  '/datasets/MariSense/Introduction': '/datasets',
} as const satisfies Record<string, SitePath>
