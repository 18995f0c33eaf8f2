import { oldDatasetAddresses } from '#lib/routes/old-addresses'

const moved = new Map<string, string>(Object.entries(oldDatasetAddresses))

/** Where a path that this site, or the one before it, once had is answered today; any other path as it is. */
export function movedTo(path: string): string {
  return moved.get(path) ?? path
}
