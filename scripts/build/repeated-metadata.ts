const repeated = /<meta name="twitter:(?!card")[^"]*" content="[^"]*"\/>/g

/**
 * The same page without the card's words and picture said a second time: who reads `twitter:card` takes `og:title`,
 * `og:description` and `og:image` where it finds no others, and a browser reads them all before the page's first word.
 */
export function withoutRepeatedMetadata(html: string): string {
  return html.replaceAll(repeated, '')
}
