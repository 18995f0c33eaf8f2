import { Box3, type BufferGeometry, Mesh, MeshStandardMaterial, type Object3D, Vector3 } from 'three'
import { geometryOf } from '#components/tools/watch/scene/geometry.ts'
import { isShining, type Lamp, lampsOf } from '#components/viewer/scene/boat-lamps.ts'
import { disposeBoat, loadBoat } from '#components/viewer/scene/load-boat.ts'

interface Part {
  positions: number[]
  normals: number[]
  colours: number[]
  surfaces: number[]
}

const emptyPart = (): Part => ({ positions: [], normals: [], colours: [], surfaces: [] })

/** Reads a model and joins its parts by how they are drawn: a fleet costs three draws. Rejects where it cannot be read. */
export async function loadBoatMesh(src: string, signal: AbortSignal) {
  const boat = await loadBoat(src, signal)
  boat.updateMatrixWorld(true)
  const parts = { solid: emptyPart(), glass: emptyPart(), shining: emptyPart() }
  const lamps: Lamp[] = []
  boat.traverse((part) => {
    if (!(part instanceof Mesh) || !(part.material instanceof MeshStandardMaterial)) return
    const { material } = part
    add(isShining(material) ? parts.shining : material.transparent ? parts.glass : parts.solid, part, material)
    lamps.push(...lampsOf(part, material))
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

export type BoatMesh = Awaited<ReturnType<typeof loadBoatMesh>>

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

const build = ({ positions, normals, colours, surfaces }: Part): BufferGeometry =>
  geometryOf({ position: positions, normal: normals, color: colours, surface: surfaces })
