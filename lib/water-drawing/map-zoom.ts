/** Metres a pixel at zoom 0 on the equator, on a web map in Mercator's projection with tiles of 256 pixels. */
const metresPerPixelAtZero = 156_543.033_92

const stretchAt = (latitude: number) => Math.cos((latitude * Math.PI) / 180)

/** The zoom at which so many metres fill so many pixels of a web map, not rounded. */
export function mapZoom(widthM: number, pixels: number, latitude: number): number {
  return Math.log2((metresPerPixelAtZero * stretchAt(latitude) * pixels) / widthM)
}

/** The metres that so many pixels show at a zoom. */
export function mapWidth(zoom: number, pixels: number, latitude: number): number {
  return (metresPerPixelAtZero * stretchAt(latitude) * pixels) / 2 ** zoom
}
