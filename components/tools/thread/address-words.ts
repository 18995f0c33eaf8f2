/** Name of the water in the part of an address behind `#`, the same on every tool's page. */
export const waterName = 'w'

/** A word behind `#` of an address; null where it has none of this name. */
export function wordOf(hash: string, name: string): string | null {
  return new URLSearchParams(hash.replace(/^#/, '')).get(name)
}

/** The same address with another word of this name (or none), all others kept: every tool reads and writes its own. */
export function hashWith(hash: string, name: string, word: string | null): string {
  const words = new URLSearchParams(hash.replace(/^#/, ''))
  if (word === null) words.delete(name)
  else words.set(name, word)
  const text = words.toString()
  return text && `#${text}`
}

/** Gives the address that is shown another part behind `#`, without a step in the history. */
export function writeHash(hash: string): void {
  if (hash !== location.hash) history.replaceState(history.state, '', location.pathname + location.search + hash)
}

/** The same with another word in it. */
export const writeWord = (name: string, word: string | null): void => writeHash(hashWith(location.hash, name, word))
