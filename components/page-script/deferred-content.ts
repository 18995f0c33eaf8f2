/**
 * Makes elements of what `DeferUntilInteraction` keeps as text, on pages that start without the script in the head (errors,
 * development). On all others that script has done it before; they would refuse it here (docs/decisions/072).
 */
export function mountDeferredContent(): void {
  for (const kept of document.querySelectorAll('noscript[data-later]')) {
    const place = kept.nextElementSibling
    if (place && !place.hasChildNodes()) place.innerHTML = kept.textContent ?? ''
  }
}
