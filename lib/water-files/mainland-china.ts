import type { GeographicPosition } from '#lib/water-files/local-plane'

/** The outline of mainland China and Hainan, drawn by hand to about 50 km: who lies in it is asked which datum a file is in. */
const outline = [
  [73.4, 39.5],
  [75, 40.6],
  [80, 42.2],
  [80, 45.3],
  [82.5, 45.4],
  [83, 47.2],
  [85.5, 47.1],
  [87.5, 49.3],
  [91, 46.5],
  [91, 45.2],
  [95.5, 44.3],
  [97, 42.8],
  [105, 41.6],
  [111.8, 43.7],
  [119.8, 46.8],
  [115.5, 47.8],
  [116.5, 49.9],
  [119.9, 50.2],
  [120.5, 53.5],
  [125.5, 53.2],
  [127.6, 50],
  [131, 47.9],
  [135.2, 48.5],
  [131.2, 44.8],
  [130.8, 42.4],
  [128.1, 41.9],
  [124.2, 39.6],
  [122.8, 38.5],
  [123.2, 31],
  [122.6, 29],
  [120.2, 26],
  [118.7, 24.2],
  [116, 22.3],
  [111.5, 17.7],
  [108.3, 18.1],
  [107.8, 21.5],
  [105.3, 23.2],
  [102, 22.3],
  [99.8, 21.4],
  [97.4, 24],
  [98.6, 27.4],
  [92, 26.9],
  [88.8, 27.8],
  [85.5, 28],
  [81, 30.1],
  [78.4, 31.6],
  [79, 34.2],
  [76, 35.9],
  [74.5, 37.2],
] as const

/** Whether a place lies in mainland China, to about 50 km at its borders. */
export function isInChina({ longitude, latitude }: GeographicPosition): boolean {
  let inside = false
  for (const [index, [x, y]] of outline.entries()) {
    const [otherX, otherY] = outline.at(index - 1) ?? [x, y]
    if (y > latitude !== otherY > latitude && longitude < ((otherX - x) * (latitude - y)) / (otherY - y) + x) {
      inside = !inside
    }
  }
  return inside
}
