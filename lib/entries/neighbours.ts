/** The entries before and after one in a list's own order. */
export function neighbours<Item extends { slug: string }>(
  slug: string,
  items: readonly Item[],
): { previous?: Item; next?: Item } {
  const at = items.findIndex((item) => item.slug === slug)
  return { previous: items[at - 1], next: at === -1 ? undefined : items[at + 1] }
}
