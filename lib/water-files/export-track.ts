import type { FleetResult } from '#lib/coverage-planning/plan-request'
import { type GeographicPosition, localPlane } from '#lib/water-files/local-plane'

/**
 * A GPX track for each boat, piece by piece: a long run is megabytes, and is not put together at one go. Needs a place
 * on the earth, so a water drawn on bare paper has none.
 */
export function* gpxParts({ run }: FleetResult, origin: GeographicPosition, name: string): Generator<string> {
  const { toGeographic } = localPlane(origin)
  yield '<?xml version="1.0" encoding="UTF-8"?>\n<gpx version="1.1" creator="ORCA" xmlns="http://www.topografix.com/GPX/1/1">'
  for (const [index, boat] of run.boats.entries()) {
    yield `<trk><name>${escaped(name)} ${index + 1}</name><trkseg>`
    for (const { line } of boat.steps) {
      const points = line.map((point) => {
        const { latitude, longitude } = toGeographic(point)
        return `<trkpt lat="${latitude.toFixed(7)}" lon="${longitude.toFixed(7)}"/>`
      })
      yield points.join('')
    }
    yield '</trkseg></trk>'
  }
  yield '</gpx>\n'
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
