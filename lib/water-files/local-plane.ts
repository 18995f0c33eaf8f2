import type { Point } from '#lib/coverage-planning/geometry'

/** Degrees, WGS 84. */
export interface GeographicPosition {
  readonly longitude: number
  readonly latitude: number
}

const equatorialRadiusM = 6_378_137
const eccentricitySquared = 0.00669437999014
const degree = Math.PI / 180

/** Metres a degree, to the east and to the north, on the WGS 84 ellipsoid at a latitude. */
function metresPerDegree(latitude: number): { east: number; north: number } {
  const sine = Math.sin(latitude * degree)
  const bend = 1 - eccentricitySquared * sine ** 2
  return {
    east: (equatorialRadiusM / Math.sqrt(bend)) * Math.cos(latitude * degree) * degree,
    north: ((equatorialRadiusM * (1 - eccentricitySquared)) / bend ** 1.5) * degree,
  }
}

/** A level plane that touches the earth at `origin`: good to a few parts in ten thousand within 20 km. */
export function localPlane(origin: GeographicPosition) {
  const { east, north } = metresPerDegree(origin.latitude)
  return {
    toPlane: ({ longitude, latitude }: GeographicPosition): Point => ({
      x: (longitude - origin.longitude) * east,
      y: (latitude - origin.latitude) * north,
    }),
    toGeographic: ({ x, y }: Point): GeographicPosition => ({
      longitude: origin.longitude + x / east,
      latitude: origin.latitude + y / north,
    }),
  }
}
