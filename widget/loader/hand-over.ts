import type { Instance, Options } from '../shared/api-types.ts'
import type { PreviousInstance } from '../shared/previous-instance.ts'

export type InstanceFactory = (options: Options, gone: () => void, past?: PreviousInstance) => Instance

/** How an old loader and the fresh one that it fetches find each other in the page. */
const key = Symbol.for('orcachat')

interface Handover {
  src: string
  make?: InstanceFactory
}

/** Set while a page's old loader fetches a fresh one: what comes then offers itself and starts nothing. */
export function pendingHandover(): Handover | undefined {
  return Reflect.get(window, key) as Handover | undefined
}

/** The present loader's way to make an instance: for when the chunks of the one in the page are gone from the server. */
export async function freshLoader(src: string): Promise<InstanceFactory | undefined> {
  const hand: Handover = { src: src.replace(/[?#].*/, '') }
  Reflect.set(window, key, hand)
  try {
    // By import and not by a tag, as chunks are: it passes every policy that let this loader in.
    await import(`${hand.src}?${Date.now()}`)
    return hand.make
  } catch {
    return undefined
  } finally {
    Reflect.deleteProperty(window, key)
  }
}
