import gcoord from 'gcoord'

/** A point in degrees; which datum it is in stands with each function. */
export interface Point {
  latitude: number
  longitude: number
}

/** WGS-84, as receivers and the settings give it, to GCJ-02, in which maps of mainland China are drawn. */
export function gcj02({ latitude, longitude }: Point): Point {
  const [east = longitude, north = latitude] = gcoord.transform([longitude, latitude], gcoord.WGS84, gcoord.GCJ02)
  return { latitude: north, longitude: east }
}
