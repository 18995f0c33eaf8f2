import { colours } from '#lib/markup/colours'
import { type Html, html } from '#lib/markup/html'

/**
 * ORCA in one stroke width, in a box of 106 × 24: straight runs and turns of one radius, the line from the C becoming the crossbar
 * of the A.
 */
export const wordmark = {
  letters:
    'M11 2.4h3.6a8.4 8.4 0 0 1 8.4 8.4v2.4a8.4 8.4 0 0 1-8.4 8.4h-3.6a8.4 8.4 0 0 1-8.4-8.4v-2.4a8.4 8.4 0 0 1 8.4-8.4ZM32 23.2V2.4h9.6a5.9 5.9 0 0 1 0 11.8H32m9.2 0 7.4 9M75.4 6.6a8.4 8.4 0 0 0-7.2-4.2h-3a8.4 8.4 0 0 0-8.4 8.4v2.4a8.4 8.4 0 0 0 8.4 8.4h3a8.4 8.4 0 0 0 7.2-4.2M80.8 23.2l10-20.8h1.6l10 20.8',
  lane: 'M65 13.2h31.4',
} as const

/** The wordmark in a page that no component draws; its link names it. */
export const drawnWordmark: Html = html`<svg viewBox="0 0 106 24" width="106" height="24" fill="none" aria-hidden="true"><path d="${wordmark.letters}" stroke="currentColor" stroke-width="3.4" stroke-linejoin="round"/><path d="${wordmark.lane}" stroke="${colours.signal}" stroke-width="1.6"/></svg>`
