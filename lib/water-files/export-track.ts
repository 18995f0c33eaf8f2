import type { FleetResult } from '#lib/coverage-planning/plan-request'
import { escaped } from '#lib/markup/html'
import type { Datum } from '#lib/water-files/datums'
import { type GeographicPosition, localPlane } from '#lib/water-files/local-plane'

export interface TrackTarget {
  /** Where the drawing's origin lies on the earth, WGS 84; a water drawn on bare paper has none. */
  readonly origin: GeographicPosition
  readonly name: string
  /** The datum of the file: its word, and how a place of WGS 84 is written in it. */
  readonly datum: Datum
  inDatum(place: GeographicPosition): GeographicPosition
}

/** A GPX track for each boat, piece by piece: a long run is megabytes, and is not put together at one go. */
export function* gpxParts({ run }: FleetResult, { origin, name, datum, inDatum }: TrackTarget): Generator<string> {
  const { toGeographic } = localPlane(origin)
  yield '<?xml version="1.0" encoding="UTF-8"?>\n<gpx version="1.1" creator="ORCA" xmlns="http://www.topografix.com/GPX/1/1">'
  // GPX is WGS 84 by its standard: a file in another datum says so, and our own reader understands it.
  if (datum !== 'wgs84') yield `<metadata><desc>${datum === 'gcj02' ? 'GCJ-02' : 'BD-09'}</desc></metadata>`
  for (const [index, boat] of run.boats.entries()) {
    yield `<trk><name>${escaped(name)} ${index + 1}</name><trkseg>`
    let before = ''
    for (const { line } of boat.steps) {
      const points = line.map((point) => {
        const { latitude, longitude } = inDatum(toGeographic(point))
        return `<trkpt lat="${latitude.toFixed(7)}" lon="${longitude.toFixed(7)}"/>`
      })
      // A step begins where the one before ended.
      yield points.filter((text, index) => text !== (points[index - 1] ?? before)).join('')
      before = points.at(-1) ?? before
    }
    yield '</trkseg></trk>'
  }
  yield '</gpx>\n'
}
