/**
 * WeChat shows a link with the first picture of its page that is at least 300 pixels wide: the page's card comes first in
 * its body. It is never drawn and, being lazy, never fetched by a browser; whoever makes the card reads its address.
 */
export function withSharePicture(html: string): string {
  const card = /<meta property="og:image" content="([^"]+)"/.exec(html)?.[1]
  if (!card) return html
  const { pathname } = new URL(card, 'http://build')
  return html.replace(
    /<body[^>]*>/,
    (body) => `${body}<div hidden=""><img loading="lazy" alt="" width="1200" height="630" src="${pathname}"/></div>`,
  )
}
