/*
 * What the shell's markup, its page script, the lines that run before that (`start-on-intent.client.js`, where the build puts
 * these words in) and the islands tell each other: events on `window`, and what one page leaves for the next in session storage.
 * The attributes they understand each other by stand in `shell-attributes.ts`.
 */

/** The document is live: the page script answers now. */
export const documentLive = 'orca:live'

/**
 * A page takes the place of another in the same document (`same-document-navigation.ts`): the one goes, and stays in memory for
 * Back; the other, new or come back to, stands there.
 */
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
