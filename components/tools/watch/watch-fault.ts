/** Why the 3D view cannot be shown; the page has a sentence for each. */
export type WatchFault = 'noGraphics' | 'smallMemory' | 'lost' | 'failed'

/** Gigabytes of device memory that are too few for a water with plants and boats. */
const smallMemory = 2

/** What prevents the 3D view, before anything is fetched; null if nothing does. */
export function watchFault(): WatchFault | null {
  const memory: unknown = Reflect.get(navigator, 'deviceMemory')
  if (typeof memory === 'number' && memory <= smallMemory) return 'smallMemory'
  return 'WebGL2RenderingContext' in window ? null : 'noGraphics'
}
