/** Sentences kept in lists and records, each changed; the rest stays. */
export function everySentence<Node>(node: Node, change: (sentence: string) => string): Node {
  const changed = (part: unknown): unknown => {
    if (typeof part === 'string') return change(part)
    if (Array.isArray(part)) return part.map(changed)
    if (typeof part !== 'object' || part === null) return part
    return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, changed(value)]))
  }
  return changed(node) as Node // strings stay strings, lists stay lists, keys stay keys
}
