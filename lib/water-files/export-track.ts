import type { FleetResult } from '#lib/coverage-planning/plan-request'
import { type GeographicPosition, localPlane } from '#lib/water-files/local-plane'

/** A GPX track for each boat; needs a place on the earth, so a water drawn on bare paper has none. */
export function gpxOf({ run }: FleetResult, origin: GeographicPosition, name: string): string {
  const { toGeographic } = localPlane(origin)
  const tracks = run.boats.map((boat, index) => {
    const points = boat.steps
      .flatMap((step) => step.line)
      .map((point) => {
        const { latitude, longitude } = toGeographic(point)
        return `<trkpt lat="${latitude.toFixed(7)}" lon="${longitude.toFixed(7)}"/>`
      })
    return `<trk><name>${escaped(name)} ${index + 1}</name><trkseg>${points.join('')}</trkseg></trk>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<gpx version="1.1" creator="ORCA" xmlns="http://www.topografix.com/GPX/1/1">${tracks.join('')}</gpx>\n`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
