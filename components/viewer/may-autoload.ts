import { isViewerUnavailable } from '#components/viewer/is-viewer-unavailable.ts'

/** Gigabytes; browsers say 8 for everything above, too. */
const enoughMemory = 8

function readNumber(key: string): number {
  const value: unknown = Reflect.get(navigator, key)
  return typeof value === 'number' ? value : 0
}

function isFastLine(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection')
  return connection instanceof Object && 'effectiveType' in connection && connection.effectiveType === '4g'
}

/** True where the boat may come unasked, when its stage comes near: a desk, a fast line, memory to spare. */
export function mayAutoload(): boolean {
  const atDesk = matchMedia('(min-width: 1024px) and (hover: hover) and (pointer: fine)').matches
  return !isViewerUnavailable() && atDesk && isFastLine() && readNumber('deviceMemory') >= enoughMemory
}
