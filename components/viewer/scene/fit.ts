import type { Gaze, Point } from '#components/viewer/scene/orbit.ts'

/** Vertical angle of view, degrees: a long lens, as the studio pictures are taken with. */
export const lens = 24
const azimuth = 0.92
const elevation = 0.3
/** Air round the boat. */
const air = 0.93
/** How high on the boat the view is centred: a little low, so that the shadow under it has its place. */
const centre = 0.44

/** The first view: the boat from ahead and starboard, as large as the frame lets it be. */
export function firstGaze(min: Point, max: Point, aspect: number): Gaze {
  const target: Point = [(min[0] + max[0]) / 2, min[1] + (max[1] - min[1]) * centre, (min[2] + max[2]) / 2]
  const tall = Math.tan((lens * Math.PI) / 360)
  const wide = tall * aspect
  const ahead = [Math.cos(azimuth) * Math.cos(elevation), Math.sin(elevation), Math.sin(azimuth) * Math.cos(elevation)]
  const right = [Math.sin(azimuth), 0, -Math.cos(azimuth)]
  const up = [-Math.cos(azimuth) * Math.sin(elevation), Math.cos(elevation), -Math.sin(azimuth) * Math.sin(elevation)]
  let distance = 0
  for (let corner = 0; corner < 8; corner += 1) {
    const away = target.map((middle, axis) => ((corner >> axis) & 1 ? (max[axis] ?? 0) : (min[axis] ?? 0)) - middle)
    const along = (axis: readonly number[]) => away.reduce((sum, part, at) => sum + part * (axis[at] ?? 0), 0)
    const needed = Math.max(Math.abs(along(right)) / wide, Math.abs(along(up)) / tall)
    distance = Math.max(distance, needed * air + along(ahead))
  }
  return { target, azimuth, elevation, distance }
}
