/** Why a water cannot be watched here; the page has a sentence for each. */
export type WatchFault = 'noGraphics' | 'smallMemory' | 'lost' | 'failed'

/** Gigabytes: a device that says so few has none to spare for a water with everything on it. */
const smallMemory = 2

/** What forbids it before a byte is fetched; null where nothing does. */
export function whyNotWatch(): WatchFault | null {
  const memory: unknown = Reflect.get(navigator, 'deviceMemory')
  if (typeof memory === 'number' && memory <= smallMemory) return 'smallMemory'
  return 'WebGL2RenderingContext' in window ? null : 'noGraphics'
}
