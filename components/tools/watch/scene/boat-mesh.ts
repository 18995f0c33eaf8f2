import {
  Box3,
  BufferAttribute,
  BufferGeometry,
  type Color,
  Mesh,
  MeshStandardMaterial,
  type Object3D,
  Vector3,
} from 'three'
import { disposeBoat, loadBoat } from '#components/viewer/scene/load-boat.ts'

/** A lamp of a boat: where it is (metres, bow along +X) and its colour. */
export interface Lamp {
  place: Vector3
  colour: Color
}

/** A boat as three draws: what is solid, what is glass, what shines. */
export interface BoatMesh {
  solid: BufferGeometry
  glass: BufferGeometry | null
  shining: BufferGeometry | null
  lamps: Lamp[]
  lengthM: number
  beamM: number
  heightM: number
}

interface Part {
  positions: number[]
  normals: number[]
  colours: number[]
  /** Roughness and metalness of each vertex. */
  surfaces: number[]
}

const emptyPart = (): Part => ({ positions: [], normals: [], colours: [], surfaces: [] })

/** Lamps that are seen from afar; strips of light along a hull are no points. */
const pointLamp = /nav_|led_white/
/** What lies nearer than this is one lamp, in metres; a part has no more lamps than that. */
const lampM = 0.5
const mostLamps = 8

/**
 * Reads a model and joins its parts by how they are drawn, so that a whole fleet costs three draws.
 * @throws when the model cannot be fetched or read
 */
export async function loadBoatMesh(src: string, signal: AbortSignal): Promise<BoatMesh> {
  const boat = await loadBoat(src, signal)
  boat.updateMatrixWorld(true)
  const parts = { solid: emptyPart(), glass: emptyPart(), shining: emptyPart() }
  const lamps: Lamp[] = []
  boat.traverse((part) => {
    if (!(part instanceof Mesh) || !(part.material instanceof MeshStandardMaterial)) return
    const { material } = part
    const isShining = material.emissive.r + material.emissive.g + material.emissive.b > 0
    add(isShining ? parts.shining : material.transparent ? parts.glass : parts.solid, part, material)
    if (isShining && pointLamp.test(material.name)) lamps.push(...lampsOf(part, material.emissive))
  })
  const size = new Box3().setFromObject(boat).getSize(new Vector3())
  disposeBoat(boat)
  return {
    solid: build(parts.solid),
    glass: parts.glass.positions.length > 0 ? build(parts.glass) : null,
    shining: parts.shining.positions.length > 0 ? build(parts.shining) : null,
    lamps,
    lengthM: size.x,
    beamM: size.z,
    heightM: size.y,
  }
}

/** The lamps that a part is made of, each a cluster of its corners. */
function lampsOf(mesh: Object3D & Mesh, colour: Color): Lamp[] {
  const places = mesh.geometry.getAttribute('position')
  const clusters: { sum: Vector3; count: number }[] = []
  const point = new Vector3()
  for (let index = 0; index < places.count; index++) {
    point.fromBufferAttribute(places, index).applyMatrix4(mesh.matrixWorld)
    const near = clusters.find(({ sum, count }) => sum.clone().divideScalar(count).distanceTo(point) < lampM)
    if (near) {
      near.sum.add(point)
      near.count++
    } else clusters.push({ sum: point.clone(), count: 1 })
  }
  return clusters
    .slice(0, mostLamps)
    .map(({ sum, count }) => ({ place: sum.divideScalar(count), colour: colour.clone() }))
}

function add(into: Part, mesh: Object3D & Mesh, material: MeshStandardMaterial): void {
  const geometry: BufferGeometry = mesh.geometry
  const [positions, normals] = [geometry.getAttribute('position'), geometry.getAttribute('normal')]
  const { index } = geometry
  const { r, g, b } = material.emissive.r > 0 || material.emissive.g > 0 ? material.emissive : material.color
  const point = new Vector3()
  const count = index ? index.count : positions.count
  for (let place = 0; place < count; place++) {
    const corner = index ? index.getX(place) : place
    point.fromBufferAttribute(positions, corner).applyMatrix4(mesh.matrixWorld)
    into.positions.push(point.x, point.y, point.z)
    point.fromBufferAttribute(normals, corner).transformDirection(mesh.matrixWorld)
    into.normals.push(point.x, point.y, point.z)
    into.colours.push(r, g, b)
    into.surfaces.push(material.roughness, material.metalness)
  }
}

function build({ positions, normals, colours, surfaces }: Part): BufferGeometry {
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new BufferAttribute(new Float32Array(positions), 3))
  geometry.setAttribute('normal', new BufferAttribute(new Float32Array(normals), 3))
  geometry.setAttribute('color', new BufferAttribute(new Float32Array(colours), 3))
  geometry.setAttribute('surface', new BufferAttribute(new Float32Array(surfaces), 2))
  return geometry
}
