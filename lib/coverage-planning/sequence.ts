/** A read-only list whose items may be made on demand, as arrays or lazily. `at` needs an index from 0 to `length - 1`. */
export interface Sequence<Item> extends Iterable<Item> {
  readonly length: number
  at(index: number): Item | undefined
}

/** The first index from 0 to `length` that passes, by bisection: those that do follow those that do not. */
export function firstIndex(length: number, passes: (index: number) => boolean): number {
  let [low, high] = [0, length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (passes(middle)) high = middle
    else low = middle + 1
  }
  return low
}

/** The item at an index that is known to exist; a wrong index is a fault of ours and throws. */
export function itemAt<Item>(items: Sequence<Item>, index: number): Item {
  const item = index < 0 ? undefined : items.at(index)
  if (item === undefined) throw new RangeError(`no item ${index} among ${items.length}`)
  return item
}
