/**
 * The element of the loading bar: one of two texts that libraries may write as markup (`start-on-intent.client.js`). It has no role,
 * since the page script announces the new page.
 */
export const barTemplate = '<div data-bar></div>'
