import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { boats } from '#lib/content/boats/catalogue'
import { type BoatSlug, boatSlugs } from '#lib/content/fleet'
import type { Ground } from './sheet.ts'

/** What each boat's views were drawn from the last time: written by `npm run views`, checked by `drawn.test.ts`. */
export const drawnFile = 'scripts/boat-views/drawn.json'

export const modelFile = (slug: BoatSlug) => `imagery/models/${slug}.glb`

/** The ground that a boat's page gives its specification (`tones.plate`). */
export function groundOf(slug: BoatSlug): Ground {
  return readFileSync(`app/[locale]/product/${slug}/page.tsx`, 'utf8').includes("plate: 'dark'") ? 'dark' : 'light'
}

/** What every boat's views would be drawn from now: its model, its published sizes, its ground and the code that draws. */
export function sourcesOfViews(): Record<string, string> {
  const code = globSync('scripts/boat-views/*.ts', { exclude: (name) => name.endsWith('.test.ts') }).sort()
  return Object.fromEntries(
    boatSlugs.map((slug) => {
      const { lengthMm, widthMm, collectWidthM } = boats[slug].variants[0].figures
      const hash = createHash('sha256').update(readFileSync(modelFile(slug)))
      for (const file of code) hash.update(readFileSync(file))
      hash.update(JSON.stringify([groundOf(slug), lengthMm, widthMm, collectWidthM]))
      return [slug, hash.digest('hex').slice(0, 16)]
    }),
  )
}
