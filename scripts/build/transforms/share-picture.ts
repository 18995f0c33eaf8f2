import { elementsBelow, firstOf, insert, type Page } from '../page.ts'

/**
 * WeChat shows a link with the first picture of its page that is at least 300 pixels wide: the page's card comes first in
 * its body. It is never drawn and, being lazy, never fetched by a browser; whoever makes the card reads its address.
 */
export function withSharePicture({ document }: Page): void {
  const card = elementsBelow(document).find(({ name, attribs }) => name === 'meta' && attribs.property === 'og:image')
  const body = firstOf(document, 'body')
  if (!card?.attribs.content || !body) return
  const { pathname } = new URL(card.attribs.content, 'http://build')
  const picture = `<img loading="lazy" alt="" width="1200" height="630" src="${pathname}"/>`
  insert(`<div hidden="">${picture}</div>`, 'first in', body)
}
