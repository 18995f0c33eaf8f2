/** Red, green and blue from 0 to 255 for a share from 0 (dark blue) to 1 (pale yellow), brighter all the way. */
export function colourOf(share: number): [number, number, number] {
  const at = Math.min(1, Math.max(0, share)) * (stops.length - 1)
  const [low, high] = [stops[Math.floor(at)] ?? stops[0], stops[Math.ceil(at)] ?? stops[0]]
  const mix = (part: 0 | 1 | 2) => Math.round(low[part] + (high[part] - low[part]) * (at % 1))
  return [mix(0), mix(1), mix(2)]
}

const stops: [[number, number, number], ...[number, number, number][]] = [
  [10, 18, 48],
  [24, 74, 120],
  [20, 138, 142],
  [108, 192, 116],
  [250, 238, 150],
]

/** Paints one colour a cell onto a canvas of `width` by `height`; undefined leaves the cell clear. */
export function paintCells(
  canvas: HTMLCanvasElement,
  width: number,
  height: number,
  colour: (place: number) => readonly [number, number, number, number?] | undefined,
): void {
  const pen = canvas.getContext('2d')
  if (!pen) return
  canvas.width = width
  canvas.height = height
  const cells = pen.createImageData(width, height)
  for (let place = 0; place < width * height; place += 1) {
    const [red, green, blue, alpha = 255] = colour(place) ?? [0, 0, 0, 0]
    cells.data.set([red, green, blue, alpha], place * 4)
  }
  pen.putImageData(cells, 0, 0)
}
