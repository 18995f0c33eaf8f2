import type { Point } from '#lib/coverage-planning/geometry'

/** Degrees, WGS 84. */
export interface GeographicPosition {
  readonly longitude: number
  readonly latitude: number
}

const equatorialRadiusM = 6_378_137
const eccentricitySquared = 0.00669437999014
const degree = Math.PI / 180

/** The two radii of curvature of the WGS 84 ellipsoid at a latitude in radians, in metres. */
function radiiAt(latitude: number): { parallel: number; meridian: number } {
  const bend = 1 - eccentricitySquared * Math.sin(latitude) ** 2
  const parallel = equatorialRadiusM / Math.sqrt(bend)
  return { parallel, meridian: (parallel * (1 - eccentricitySquared)) / bend }
}

/**
 * A plane that touches the earth at `origin`: transverse Mercator, series cut after the third power (Snyder, USGS Professional Paper
 * 1395, p. 61). Lengths within 25 km are right to 1e-5, areas to twice that.
 */
export function localPlane(origin: GeographicPosition) {
  const zero = origin.latitude * degree
  const toPlane = ({ longitude, latitude }: GeographicPosition): Point => {
    const at = latitude * degree
    const { parallel } = radiiAt(at)
    const across = turned(longitude - origin.longitude) * degree * Math.cos(at)
    const slope = Math.tan(at) ** 2
    return {
      x: parallel * (across + ((1 - slope) * across ** 3) / 6),
      y: radiiAt((zero + at) / 2).meridian * (at - zero) + (parallel * Math.tan(at) * across ** 2) / 2,
    }
  }
  const { parallel, meridian } = radiiAt(zero)
  /** By steps from the place where a flat map would have it: each leaves a hundredth of the error, or less. */
  const toGeographic = (point: Point): GeographicPosition => {
    let place = origin
    for (let step = 0; step < 5; step++) {
      const here = toPlane(place)
      place = {
        longitude: place.longitude + (point.x - here.x) / (parallel * Math.cos(place.latitude * degree) * degree),
        latitude: place.latitude + (point.y - here.y) / (meridian * degree),
      }
    }
    return { longitude: turned(place.longitude), latitude: place.latitude }
  }
  return { toPlane, toGeographic }
}

/** The same angle between -180 and 180 degrees: a lake may lie across the line where the date changes. */
function turned(degrees: number): number {
  return Math.abs(degrees) <= 180 ? degrees : degrees - 360 * Math.round(degrees / 360)
}
