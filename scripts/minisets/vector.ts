/** World: x east along the canal, y north across it, z up from the water; metres. */
export type Vector = readonly [number, number, number]

/** The sum of two vectors. */
export const plus = (a: Vector, b: Vector): Vector => [a[0] + b[0], a[1] + b[1], a[2] + b[2]]
/** From `b` to `a`. */
export const minus = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
/** A vector made longer `by` times. */
export const times = (a: Vector, by: number): Vector => [a[0] * by, a[1] * by, a[2] * by]
/** The scalar product: how far one reaches along the other, times its length. */
export const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
/** Length in metres. */
export const length = (a: Vector): number => Math.hypot(...a)
/** The same direction, one metre long; a vector without length stays as it is. */
export const unit = (a: Vector): Vector => times(a, 1 / (length(a) || 1))
/** The vector product: square to both, by the right hand. */
export const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]

/** Columns of a body's frame in the world: ahead, left, up. */
export interface Frame {
  at: Vector
  ahead: Vector
  left: Vector
  up: Vector
}

/** A body at `at`, turned by yaw (counter-clockwise from east), then pitch (bow down), then roll (to starboard); radians. */
export function frameOf(at: Vector, yaw: number, pitch = 0, roll = 0): Frame {
  const [cy, sy, cp, sp, cr, sr] = [yaw, pitch, roll].flatMap((angle) => [Math.cos(angle), Math.sin(angle)]) as [
    number,
    number,
    number,
    number,
    number,
    number,
  ]
  return {
    at,
    ahead: [cy * cp, sy * cp, -sp],
    left: [cy * sp * sr - sy * cr, sy * sp * sr + cy * cr, cp * sr],
    up: [cy * sp * cr + sy * sr, sy * sp * cr - cy * sr, cp * cr],
  }
}

/** A point or arrow of the body in the world. */
export const turned = ({ ahead, left, up }: Frame, [x, y, z]: Vector): Vector =>
  plus(plus(times(ahead, x), times(left, y)), times(up, z))
/** The same for a point, which moves with the body. */
export const placed = (frame: Frame, point: Vector): Vector => plus(frame.at, turned(frame, point))
/** The other way: a point of the world in the body's frame. */
export function seenFrom(frame: Frame, point: Vector): Vector {
  const away = minus(point, frame.at)
  return [dot(away, frame.ahead), dot(away, frame.left), dot(away, frame.up)]
}
