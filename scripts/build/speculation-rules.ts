/**
 * Links whose page may be prepared: `SiteLink` marks what leads to a page of ours, which interfaces and files are not; `/`
 * answers each visitor differently.
 */
const pages = { selector_matches: "a[data-page]:not([href='/'],[download],[target],[rel~=nofollow])" }

/**
 * With a pointer the browser renders ahead the page of the link that it rests on; `data-ahead` is the page script's sign
 * that it has come to one (`prefetchLinks`). The texts are the same on every page, so that the policy knows their hashes.
 */
export const rulesForPointer = JSON.stringify({
  prerender: [
    { where: pages, eagerness: 'moderate' },
    { where: { and: [pages, { selector_matches: '[data-ahead]' }] }, eagerness: 'immediate' },
  ],
})

/** A finger touches links to scroll, too: there only the document is fetched, once the finger is down. */
export const rulesForFinger = JSON.stringify({ prefetch: [{ where: pages, eagerness: 'conservative' }] })
