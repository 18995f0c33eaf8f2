import type { SitePath } from '#lib/routes/table'

/**
 * Addresses that these pages had elsewhere or before (FACT-A1, FACT-A2, FACT-A3) and the page that answers today. The
 * middleware redirects them, in both languages; the same address in the same casing is the page itself.
 */
export const oldDatasetAddresses = {
  '/datasets.html': '/datasets/USVInland/Introduction',
  '/datasets/MariSense/Introduction': '/datasets',
} as const satisfies Record<string, SitePath>
