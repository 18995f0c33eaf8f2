import { isA } from '../next-output.ts'
import { elementsBelow, type Page, remove } from '../page.ts'

/** Removes `twitter:` tags that repeat `og:title`, `og:description` or `og:image`: readers of `twitter:card` fall back to those. */
export function withoutRepeatedMetadata({ document }: Page): void {
  for (const element of elementsBelow(document)) if (isA('repeated card', element)) remove(element)
}
