import { isA } from '../next-output.ts'
import { elementsBelow, type Page, remove } from '../page.ts'

/**
 * Takes out the card's words and picture where they are said a second time: who reads `twitter:card` takes `og:title`,
 * `og:description` and `og:image` where it finds no others, and a browser reads them all before the page's first word.
 */
export function withoutRepeatedMetadata({ document }: Page): void {
  for (const element of elementsBelow(document)) if (isA('repeated card', element)) remove(element)
}
