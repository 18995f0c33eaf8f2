type HeaderValue = string | number | readonly string[]

function isValue(value: unknown): value is HeaderValue {
  return typeof value === 'string' || typeof value === 'number' || Array.isArray(value)
}

function pairs(list: readonly unknown[]): [name: string, value: unknown][] {
  return list.flatMap((name, index) => (index % 2 === 0 ? [[String(name), list[index + 1]] as [string, unknown]] : []))
}

/**
 * The headers among the arguments of `writeHead`: an object, or a list of names and values in turn, in which a name that
 * stands more than once (`Set-Cookie`) has that many values.
 */
export function headersOfWriteHead(parts: readonly unknown[]): [name: string, value: HeaderValue][] {
  const given = parts.find((part) => typeof part === 'object' && part !== null)
  if (!Array.isArray(given)) {
    return Object.entries(given ?? {}).filter((pair): pair is [string, HeaderValue] => isValue(pair[1]))
  }
  const values = new Map<string, string[]>()
  for (const [name, value] of pairs(given)) {
    if (isValue(value)) values.set(name, [...(values.get(name) ?? []), ...[value].flat().map(String)])
  }
  return [...values].map(([name, all]) => [name, all.length === 1 ? (all[0] ?? '') : all])
}
