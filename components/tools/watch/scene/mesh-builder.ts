import { type BufferGeometry, Color, Matrix4, Vector3 } from 'three'
import { geometryOf } from '#components/tools/watch/scene/geometry.ts'

/** What a vertex is painted with: a colour, or one that depends on where it stands. */
export type Paint = Color | ((place: Vector3) => Color)

/** Collects shapes into one geometry with painted vertices, so that all of it is one draw. */
export class MeshBuilder {
  readonly #positions: number[] = []
  readonly #normals: number[] = []
  readonly #colours: number[] = []

  add(shape: BufferGeometry, place: Matrix4, paint: Paint): this {
    const flat = shape.index ? shape.toNonIndexed() : shape
    flat.applyMatrix4(place)
    const [positions, normals] = [flat.getAttribute('position'), flat.getAttribute('normal')]
    const point = new Vector3()
    for (let index = 0; index < positions.count; index++) {
      point.fromBufferAttribute(positions, index)
      this.#push(point, new Vector3().fromBufferAttribute(normals, index), paint)
    }
    shape.dispose()
    flat.dispose()
    return this
  }

  /** Adds a triangle whose corners have a normal that is given, as leaves have of their crown. */
  triangle(corners: readonly [Vector3, Vector3, Vector3], normal: Vector3, paint: Paint): this {
    for (const corner of corners) this.#push(corner, normal, paint)
    return this
  }

  build(): BufferGeometry {
    return geometryOf({ position: this.#positions, normal: this.#normals, color: this.#colours })
  }

  #push(place: Vector3, normal: Vector3, paint: Paint): void {
    const colour = paint instanceof Color ? paint : paint(place)
    this.#positions.push(place.x, place.y, place.z)
    this.#normals.push(normal.x, normal.y, normal.z)
    this.#colours.push(colour.r, colour.g, colour.b)
  }
}

/** A place, turned about the upright axis, and scaled. */
export function placed(
  x: number,
  y: number,
  z: number,
  turn = 0,
  scale: readonly [number, number, number] = [1, 1, 1],
) {
  return new Matrix4()
    .makeTranslation(x, y, z)
    .multiply(new Matrix4().makeRotationY(turn))
    .scale(new Vector3(...scale))
}
