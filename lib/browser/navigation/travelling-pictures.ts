/**
 * The engines in which the tests have seen a boat's picture travel: Chromium, Edge and the web views built on them, and
 * Firefox. On an iPhone every browser is WebKit under another name (CriOS, FxiOS).
 */
const proved = /\b(?:Chrome|Firefox)\//

/**
 * Lets pages change at once where travelling pictures were not proved: in WebKit (2.50, iOS 26) the page's process dies
 * of them. React asks the document for the transition and does without where there is none.
 */
export function keepUnprovedPicturesStill(
  userAgent = navigator.userAgent,
  prototype: object = Document.prototype,
): void {
  if (!proved.test(userAgent)) Reflect.deleteProperty(prototype, 'startViewTransition')
}
