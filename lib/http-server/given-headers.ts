type HeaderValue = string | number | readonly string[]

function isValue(value: unknown): value is HeaderValue {
  return typeof value === 'string' || typeof value === 'number' || Array.isArray(value)
}

/** The headers among the arguments of `writeHead`: an object, or a list of names and values in turn. */
export function givenHeaders(parts: unknown[]): [name: string, value: HeaderValue][] {
  const given = parts.find((part) => typeof part === 'object' && part !== null)
  const pairs: [string, unknown][] = Array.isArray(given)
    ? given.flatMap((name, index) => (index % 2 === 0 ? [[String(name), given[index + 1]] as [string, unknown]] : []))
    : Object.entries(given ?? {})
  return pairs.filter((pair): pair is [string, HeaderValue] => isValue(pair[1]))
}
