import type { Page } from '../page.ts'
import { markCurrentPage } from './current-page.ts'
import { withHeroPreload } from './hero-preload.ts'
import { withOwnStyles } from './own-styles.ts'
import { namePictures } from './picture-names.ts'
import { withPlainIcons } from './plain-icons.ts'
import { withoutRepeatedMetadata } from './repeated-metadata.ts'
import { withSharePicture } from './share-picture.ts'
import { type Brought, startOnIntent } from './start-on-intent.ts'

interface Transform {
  name: string
  /** What it is for, and what it saves: brotli bytes of a page (median of 204), or time where that was measured. */
  saves: string
  change: (page: Page, brought: Brought & { rename: (text: string) => string }) => void
}

/** What is done to each prerendered page, in this order. */
export const transforms: readonly Transform[] = [
  { name: 'card said once', saves: '', change: withoutRepeatedMetadata },
  { name: 'start on intent', saves: '', change: startOnIntent },
  { name: 'current page', saves: '', change: markCurrentPage },
  { name: 'share picture', saves: '', change: withSharePicture },
  { name: 'own styles', saves: '', change: withOwnStyles },
  { name: 'hero preload', saves: '', change: withHeroPreload },
  { name: 'picture names', saves: '', change: namePictures },
  { name: 'plain icons', saves: '', change: withPlainIcons },
]
