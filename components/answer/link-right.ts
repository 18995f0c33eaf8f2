import { linkToken } from '#lib/protocol/answer-link'

const key = 'orca-answer-right'

/** Fragments that are no right: empty, or the skip link's target. */
const withoutRight = ['', 'content']

/** The storage of this tab; undefined in a web view that forbids it. */
function tabStorage(): Storage | undefined {
  try {
    return sessionStorage ?? undefined
  } catch {
    return undefined
  }
}

/**
 * Moves the right out of the opened link into this tab's storage, where a reload finds it. Without storage it stays in the address.
 * @returns undefined if neither the address nor the tab has one
 */
export function takeRight(): string | undefined {
  const storage = tabStorage()
  const given = location.hash.slice(1)
  if (!linkToken.test(given)) {
    if (!withoutRight.includes(given)) return undefined
    const kept = storage?.getItem(key) ?? ''
    return linkToken.test(kept) ? kept : undefined
  }
  try {
    storage?.setItem(key, given)
    if (storage?.getItem(key) === given) history.replaceState(history.state, '', location.pathname + location.search)
  } catch {
    // It is full: the address keeps it.
  }
  return given
}

/** A link that has ended is not tried again by a reload. */
export function forgetRight(): void {
  tabStorage()?.removeItem(key)
}

/** The address of a link on the page of this language. */
export const addressOfRight = (right: string) => `${location.origin}${location.pathname}#${right}`

/** Names drafts of one link without its right: half its SHA-256. Undefined over plain http, which has no digest. */
export async function nameOfRight(right: string): Promise<string | undefined> {
  const { subtle } = crypto
  if (!subtle) return undefined
  const digest = new Uint8Array(await subtle.digest('SHA-256', new TextEncoder().encode(right)))
  return Array.from(digest.subarray(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
