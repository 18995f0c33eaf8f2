import { FormatError } from './format-error.ts'

/** x ahead, y left, z up in metres; intensity 0 to 1. */
export type LidarPoint = readonly [x: number, y: number, z: number, intensity: number]

/** Reads a lidar scan: four little-endian float32 a point. Throws FormatError. */
export function readLidar(bytes: Uint8Array): LidarPoint[] {
  if (bytes.length % 16 !== 0) throw new FormatError('lidar', 'is not a whole number of points')
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const at = (place: number) => view.getFloat32(place, true)
  return Array.from({ length: bytes.length / 16 }, (_, point) => {
    const place = point * 16
    return [at(place), at(place + 4), at(place + 8), at(place + 12)]
  })
}
