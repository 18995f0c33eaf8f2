interface Place {
  x: number
  y: number
}

/**
 * The `d` of an SVG path through lines, as short as possible: relative steps; a line that begins where the last ended continues it.
 * @param lines in the drawing's own units
 * @param options.decimals digits after the point
 * @param options.closed each line returns to its start
 */
export function pathData(
  lines: readonly (readonly Place[])[],
  { decimals = 0, closed = false }: { decimals?: number; closed?: boolean } = {},
): string {
  const scale = 10 ** decimals
  const rounded = (value: number) => Math.round(value * scale)
  // Steps between rounded places: rounded steps would add up to another place.
  let [x, y] = [Number.NaN, Number.NaN]
  let text = ''
  for (const line of lines) {
    const [start, ...others] = line.map((place) => ({ x: rounded(place.x), y: rounded(place.y) }))
    if (!start) continue
    if (start.x !== x || start.y !== y) text += `M${start.x / scale} ${start.y / scale}`
    ;({ x, y } = start)
    for (const next of others) {
      if (next.x !== x || next.y !== y) text += `l${(next.x - x) / scale} ${(next.y - y) / scale}`
      ;({ x, y } = next)
    }
    if (closed) {
      text += 'z'
      ;[x, y] = [Number.NaN, Number.NaN]
    }
  }
  return text.replaceAll(' -', '-')
}
