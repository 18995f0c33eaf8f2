/**
 * Items in order that need not stand in memory as objects: an array is one, and so is a list that makes each item when
 * it is asked for. `at` wants an index from 0 to `length - 1`; others give undefined or, in an array, count from the end.
 */
export interface Sequence<Item> extends Iterable<Item> {
  readonly length: number
  at(index: number): Item | undefined
}

/** The item at an index that is known to exist; a wrong index is a fault of ours and throws. */
export function itemAt<Item>(items: Sequence<Item>, index: number): Item {
  const item = index < 0 ? undefined : items.at(index)
  if (item === undefined) throw new RangeError(`no item ${index} among ${items.length}`)
  return item
}
