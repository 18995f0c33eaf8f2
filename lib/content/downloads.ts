// Written by `npm run downloads`; the files stand in public/downloads.
import type { LeafletFile } from '#lib/downloads/leaflets'

export const downloads: readonly LeafletFile[] = []
