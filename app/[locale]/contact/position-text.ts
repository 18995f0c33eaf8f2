import type { Point } from '#lib/content/place/coordinates'

/** Degrees as whole degrees, minutes and seconds; the letter says the hemisphere. */
function part(degrees: number, positive: string, negative: string): string {
  const seconds = Math.round(Math.abs(degrees) * 3600)
  const two = (value: number) => String(value).padStart(2, '0')
  return `${Math.floor(seconds / 3600)}°${two(Math.floor(seconds / 60) % 60)}′${two(seconds % 60)}″${degrees < 0 ? negative : positive}`
}

/** A position as a chart prints it: 34°15′30″N 108°56′24″E. */
export function positionText({ latitude, longitude }: Point): string {
  return `${part(latitude, 'N', 'S')} ${part(longitude, 'E', 'W')}`
}
