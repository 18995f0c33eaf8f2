/** Fills `DeferUntilInteraction` on pages without the script in the head (errors, development); others refuse it (docs/decisions/072). */
export function mountDeferredContent(): void {
  for (const kept of document.querySelectorAll('noscript[data-later]')) {
    const place = kept.nextElementSibling
    if (place && !place.hasChildNodes()) place.innerHTML = kept.textContent ?? ''
  }
}
