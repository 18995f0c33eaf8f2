/**
 * Links whose page may be prepared: `SiteLink` marks what leads to a page of ours, which interfaces and files are not; `/`
 * answers each visitor differently.
 */
const ofPages = "a[data-page]:not([href='/'],[download],[target],[rel~=nofollow])"

/** What marks, on `<html>`, a visitor whose pointer can rest on a link. */
export const canHover = 'hovers'

const byPointer = { selector_matches: `[data-${canHover}] ${ofPages}` }
const byFinger = { selector_matches: `:root:not([data-${canHover}]) ${ofPages}` }

/**
 * With a pointer the browser renders ahead the page of the link that it rests on; `data-ahead` is the page script's sign
 * that it has come to one (`prefetchLinks`). A finger touches links to scroll, too: there only the document is fetched, once
 * the finger is down. The text is the same on every page, so that the policy knows its hash.
 */
export const speculationRules = JSON.stringify({
  prerender: [
    { where: byPointer, eagerness: 'moderate' },
    { where: { and: [byPointer, { selector_matches: '[data-ahead]' }] }, eagerness: 'immediate' },
  ],
  prefetch: [{ where: byFinger, eagerness: 'conservative' }],
})
