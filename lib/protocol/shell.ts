/*
 * Events on `window` and session storage keys shared by the shell's markup, its page script, the inline start
 * (`start-on-intent.client.js`, where the build fills them in) and the islands. Attributes are in `shell-attributes.ts`.
 */

/** The document is live: the page script answers now. */
export const documentLive = 'orca:live'

/** A page is replaced by another in the same document (`same-document-navigation.ts`) and stays in memory for Back. */
export const pageGoes = 'orca:page-goes'
export const pageStands = 'orca:page-stands'

/** Something of the page has moved in the window that nobody scrolled. */
export const pageMoves = 'orca:page-moves'

/** A send shows in the progress bar (READ-4): who sends says so, the bar listens, and neither needs to load the other. */
export const sendingStarts = 'orca:sending-starts'
export const sendingEnds = 'orca:sending-ends'

/** The contact panel that stood open, and is to stand open over the next page. */
export const openPanelKey = 'orca:continue'
/** The loading bar stood over the page before. */
export const loadingBarKey = 'orca:bar'
/** Until when the header's menus rest after a choice, in epoch milliseconds. */
export const menuRestKey = 'orca:menu-rest'
/** How the pages of this visit were left: how far down, which answers open. */
export const placesKey = 'orca:places'
