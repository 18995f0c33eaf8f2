/**
 * Makes elements of what `UntilFirstAct` keeps as text. The start in each page's head has done it already, with the act
 * that brought this script; pages that start otherwise (errors, development) have no such start.
 */
export function fillLaterContent(): void {
  for (const kept of document.querySelectorAll('noscript[data-later]')) {
    const place = kept.nextElementSibling
    if (place && !place.hasChildNodes()) place.innerHTML = kept.textContent ?? ''
  }
}
