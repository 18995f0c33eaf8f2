import { elementsBelow, firstOf, insert, type Page } from '../page.ts'

/** Puts the share card first in the body: WeChat shows a link with the first picture of at least 300 px. Browsers never load it. */
export function withSharePicture({ document }: Page): void {
  const card = elementsBelow(document).find(({ name, attribs }) => name === 'meta' && attribs.property === 'og:image')
  const body = firstOf(document, 'body')
  if (!card?.attribs.content || !body) return
  const { pathname } = new URL(card.attribs.content, 'http://build')
  const picture = `<img loading="lazy" alt="" width="1200" height="630" src="${pathname}"/>`
  insert(`<div hidden="">${picture}</div>`, 'first in', body)
}
