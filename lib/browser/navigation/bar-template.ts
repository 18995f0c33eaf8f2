/**
 * The element nprogress makes its bar from. Pages let libraries write two texts as markup, and this is one of them
 * (`scripts/build/transforms/start-on-intent.client.js`). No role: the page script announces the new page in words.
 */
export const barTemplate = '<div data-bar></div>'
