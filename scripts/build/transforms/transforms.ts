import type { Page } from '../page.ts'
import { withBareMarkup } from './bare-markup.ts'
import { markCurrentPage } from './current-page.ts'
import { withDrawingPreload } from './drawing-preload.ts'
import { withHeroPreload } from './hero-preload.ts'
import { withOwnStyles } from './own-styles.ts'
import { namePictures } from './picture-names.ts'
import { withPlainIcons } from './plain-icons.ts'
import { withoutRepeatedMetadata } from './repeated-metadata.ts'
import { withSharePicture } from './share-picture.ts'
import { type Brought, startOnIntent } from './start-on-intent.ts'

interface Transform {
  name: string
  /** What it is for and saves: brotli bytes, the median of 23 pages with and without it. */
  saves: string
  change: (page: Page, brought: Brought & { rename: (text: string) => string }) => void
}

/** What is done to each prerendered page, in this order; together 10 ms a page. */
export const transforms: readonly Transform[] = [
  {
    name: 'card said once',
    saves:
      '29 bytes; with plain icons 90 of the English home page, which has to come with the first ten packets (docs/decisions/006)',
    change: withoutRepeatedMetadata,
  },
  {
    name: 'start on intent',
    saves: '142 KB of script until the visitor acts, and 3.3 KB of the HTML (docs/decisions/001)',
    change: startOnIntent,
  },
  { name: 'bare markup', saves: '20 bytes: the framework’s comments', change: withBareMarkup },
  {
    name: 'current page',
    saves: 'a program that marks the menu: the layout does not know its page',
    change: markCurrentPage,
  },
  {
    name: 'share picture',
    saves: 'the wrong picture beside a link in WeChat; costs 24 bytes',
    change: withSharePicture,
  },
  {
    name: 'own styles',
    saves:
      '31.4 KB in three sheets become 7.2 in one and 1.6 in the HTML, so that the first screen waits for none (docs/decisions/006); ' +
      'short class names are 0.47 KB of the HTML and 0.45 of the sheet of that',
    change: withOwnStyles,
  },
  {
    name: 'hero preload',
    saves: 'the wait of the first picture for styles and words; costs 31 bytes',
    change: withHeroPreload,
  },
  {
    name: 'picture names',
    saves: 'asking again for pictures that stayed the same: their names may be kept for a year; costs 70 bytes',
    change: namePictures,
  },
  {
    name: 'drawing preload',
    saves: 'the wait of a drawing behind the first words for their layout; costs 40 bytes on pages of forms and news',
    change: withDrawingPreload,
  },
  { name: 'plain icons', saves: '45 bytes: words of chance', change: withPlainIcons },
]
