import type { LeafletFile } from '#lib/leaflets/leaflets'
import files from './downloads.json' with { type: 'json' }

/** Brochures and data sheets as `npm run downloads` set them into public/downloads; a test holds them to today's content. */
export const downloads = files as readonly LeafletFile[]
