import { isViewerUnavailable } from '#components/viewer/is-viewer-unavailable.ts'

/** Set by tests, which have no card: water may then be drawn by the processor. */
export const softwareAllowed = 'orca:water-by-software'

interface Battery {
  charging: boolean
  level: number
}

const lowBattery = 0.2

function isBattery(value: unknown): value is Battery {
  return value instanceof Object && 'charging' in value && 'level' in value
}

async function isBatteryLow(): Promise<boolean> {
  const ask: unknown = Reflect.get(navigator, 'getBattery')
  if (typeof ask !== 'function') return false
  const battery: unknown = await Promise.resolve(ask.call(navigator)).catch(() => undefined)
  return isBattery(battery) && !battery.charging && battery.level <= lowBattery
}

/**
 * WebKit hides its renderer's name. On Apple's systems, known by their text styles, it draws with Metal; elsewhere (WebKitGTK) drawing
 * on the processor made the page hang.
 */
function isWebKitWithoutMetal(): boolean {
  return CSS.supports('hanging-punctuation', 'first') && !CSS.supports('font', '-apple-system-body')
}

/** Whether water may move: not where motion, bytes or battery are to be spared, or colours are forced. */
export async function mayWaterMove(): Promise<boolean> {
  if (isWebKitWithoutMetal() || isViewerUnavailable()) return false
  if (matchMedia('(forced-colors: active)').matches) return false
  return !(await isBatteryLow())
}
