import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { type ShareCard, shareCards } from '#lib/seo/share-cards'
import { card } from './card.ts'

/** What each card was drawn from the last time: written by `npm run og`, checked by `drawn.test.ts`. */
export const drawnFile = 'scripts/og/drawn.json'

/** What a card is drawn from: its render, its words, its look. */
const digestOf = (content: ShareCard) => createHash('sha256').update(card(content)).digest('hex').slice(0, 16)

/** What every card would be drawn from now, by its name. */
export function sourcesOfCards(): Record<string, string> {
  return Object.fromEntries([...shareCards].map(([name, content]) => [name, digestOf(content)]))
}

/** What every card was drawn from. */
export function drawnSources(): Partial<Record<string, string>> {
  return JSON.parse(readFileSync(drawnFile, 'utf8'))
}
