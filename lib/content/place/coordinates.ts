/** A point in degrees; which datum it is in stands with each function. */
export interface Point {
  latitude: number
  longitude: number
}

// The published transformation of China's map datum: Krasovsky ellipsoid, semi-major axis and squared eccentricity.
const semiMajorAxis = 6_378_245
const eccentricity = 0.006_693_421_622_965_943

const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Rough box around the region whose maps are drawn in GCJ-02; outside it the datums agree. */
function isDrawnInGcj02({ latitude, longitude }: Point): boolean {
  return longitude > 73.66 && longitude < 135.05 && latitude > 3.86 && latitude < 53.55
}

/** Two sine waves of the given half-wavelengths, as the transformation adds them. */
function waves(x: number, ...terms: readonly { amplitude: number; halfWave: number }[]): number {
  return terms.reduce(
    (sum, { amplitude, halfWave }) => sum + (amplitude * Math.sin((x * Math.PI) / halfWave) * 2) / 3,
    0,
  )
}

function shift(x: number, y: number): { north: number; east: number } {
  const root = Math.sqrt(Math.abs(x))
  const ripple = waves(x, { amplitude: 20, halfWave: 1 / 6 }, { amplitude: 20, halfWave: 1 / 2 })
  const northWaves = [
    { amplitude: 20, halfWave: 1 },
    { amplitude: 40, halfWave: 3 },
    { amplitude: 160, halfWave: 12 },
    { amplitude: 320, halfWave: 30 },
  ]
  const eastWaves = [
    { amplitude: 20, halfWave: 1 },
    { amplitude: 40, halfWave: 3 },
    { amplitude: 150, halfWave: 12 },
    { amplitude: 300, halfWave: 30 },
  ]
  return {
    north: -100 + 2 * x + 3 * y + 0.2 * y * y + 0.1 * x * y + 0.2 * root + ripple + waves(y, ...northWaves),
    east: 300 + x + 2 * y + 0.1 * x * x + 0.1 * x * y + 0.1 * root + ripple + waves(x, ...eastWaves),
  }
}

/** WGS-84, as receivers and the settings give it, to GCJ-02, in which maps of mainland China are drawn. */
export function gcj02(point: Point): Point {
  if (!isDrawnInGcj02(point)) return point
  const { latitude, longitude } = point
  const { north, east } = shift(longitude - 105, latitude - 35)
  const sine = Math.sin(radians(latitude))
  const magic = 1 - eccentricity * sine * sine
  const meridian = (semiMajorAxis * (1 - eccentricity)) / magic ** 1.5
  const parallel = (semiMajorAxis / Math.sqrt(magic)) * Math.cos(radians(latitude))
  return {
    latitude: latitude + north / radians(meridian),
    longitude: longitude + east / radians(parallel),
  }
}

/** GCJ-02, as a map of mainland China was pressed at, to WGS-84: within a metre, because the shift is nearly even. */
export function fromGcj02(point: Point): Point {
  const shifted = gcj02(point)
  const first = {
    latitude: 2 * point.latitude - shifted.latitude,
    longitude: 2 * point.longitude - shifted.longitude,
  }
  const again = gcj02(first)
  return {
    latitude: first.latitude + point.latitude - again.latitude,
    longitude: first.longitude + point.longitude - again.longitude,
  }
}
