import { colours } from '#lib/markup/colours'
/** Joins what a list becomes. */
export function each<Item>(items: readonly Item[], draw: (item: Item) => string): string {
  return items.map(draw).join('')
}

/** The site's wordmark (components/site/wordmark.tsx) for paper. */
export const wordmark = `<svg class="mark" viewBox="0 0 106 24" fill="none"><g stroke="currentColor" stroke-width="3.4">
<path d="M11 2.4h3.6a8.4 8.4 0 0 1 8.4 8.4v2.4a8.4 8.4 0 0 1-8.4 8.4H11a8.4 8.4 0 0 1-8.4-8.4v-2.4A8.4 8.4 0 0 1 11 2.4Z"/>
<path d="M32 23.2V2.4h9.6a5.9 5.9 0 0 1 0 11.8H32m9.2 0 7.4 9" stroke-linejoin="round"/>
<path d="M75.4 6.6a8.4 8.4 0 0 0-7.2-4.2h-3a8.4 8.4 0 0 0-8.4 8.4v2.4a8.4 8.4 0 0 0 8.4 8.4h3a8.4 8.4 0 0 0 7.2-4.2"/>
<path d="m80.8 23.2 10-20.8h1.6l10 20.8" stroke-linejoin="round"/></g>
<path d="M65 13.2h31.4" stroke="${colours.signal}" stroke-width="1.6"/></svg>`
