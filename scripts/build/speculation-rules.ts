/** Links whose page may be prepared: `/` and interfaces answer each visitor differently, files are no pages. */
const pages = {
  and: [
    { href_matches: '/*' },
    { not: { href_matches: ['/', '/api/*', '/pictures/*', '/downloads/*'] } },
    { not: { selector_matches: '[download],[target],[rel~=nofollow]' } },
  ],
}

/**
 * With a pointer the browser renders ahead the page of the link that it rests on; `data-ahead` is the page script's sign
 * that it has come to one (`prefetchLinks`). The texts are the same on every page, so that the policy knows their hashes.
 */
export const rulesForPointer = JSON.stringify({
  prerender: [
    { where: pages, eagerness: 'moderate' },
    { where: { and: [...pages.and, { selector_matches: '[data-ahead]' }] }, eagerness: 'immediate' },
  ],
})

/** A finger touches links to scroll, too: there only the document is fetched, once the finger is down. */
export const rulesForFinger = JSON.stringify({ prefetch: [{ where: pages, eagerness: 'conservative' }] })
