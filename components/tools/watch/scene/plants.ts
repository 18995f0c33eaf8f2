import {
  Color,
  DoubleSide,
  Group,
  InstancedMesh,
  Matrix4,
  MeshLambertMaterial,
  Quaternion,
  type Sphere,
  Vector3,
} from 'three'
import { bankM } from '#components/tools/watch/scene/bank.ts'
import { type PlantShape, plantShapes } from '#components/tools/watch/scene/plant-shapes.ts'
import type { Air } from '#components/tools/watch/scene/sky.ts'
import type { WaterShape } from '#lib/coverage-planning/water-shape'
import { type Plant, type PlantKind, plantKinds, plantShores } from '#lib/water-scene/planting'

/** What stands in the same square of so many metres is drawn or left out together; trees of a large water in larger ones. */
const squareM = { low: 32, high: 48 }
const squaresAcross = 14
/** Nearer than this a plant is drawn with all its leaves, in metres. */
const nearM = { high: 95, low: 36, plain: 8 }

interface Batch {
  near: InstancedMesh
  far: InstancedMesh | null
  sphere: Sphere
  shape: PlantShape
  isHigh: boolean
}

const upright = new Vector3(0, 1, 0)

/** Where the ground is under a plant: reeds stand in the water's edge, stones half in it, the rest on the meadow. */
const footOf = (kind: PlantKind) => (kind === 'reed' ? 0.02 : kind === 'stone' ? 0 : bankM)

function fill(mesh: InstancedMesh, plants: readonly Plant[], kind: PlantKind): void {
  const matrix = new Matrix4()
  const turn = new Quaternion()
  const tint = new Color()
  for (const [index, { x, y, size, turn: angle, shade }] of plants.entries()) {
    turn.setFromAxisAngle(upright, angle)
    const wide = size * (0.88 + 0.24 * shade)
    matrix.compose(new Vector3(x, footOf(kind), -y), turn, new Vector3(wide, size, wide))
    mesh.setMatrixAt(index, matrix)
    // From a bluish to a yellowish green; stones stay grey.
    if (kind === 'stone') tint.setScalar(0.75 + 0.5 * shade)
    else tint.setRGB(0.72 + 0.55 * shade, 0.86 + 0.2 * shade, 0.8 + 0.05 * shade)
    mesh.setColorAt(index, tint)
  }
  mesh.computeBoundingSphere()
}

function bySquare(plants: readonly Plant[], metres: number): Plant[][] {
  const squares = new Map<string, Plant[]>()
  for (const plant of plants) {
    const name = `${Math.floor(plant.x / metres)} ${Math.floor(plant.y / metres)}`
    const square = squares.get(name)
    if (square) square.push(plant)
    else squares.set(name, [plant])
  }
  return [...squares.values()]
}

/** Everything that grows on a water's shores, in a wind. */
export function createPlants(water: WaterShape, wideM: number, air: Air) {
  const shapes = plantShapes()
  const planting = plantShores(water)
  const group = new Group()
  const batches: Batch[] = []
  let isPlain = false
  const materials = plantKinds.map((kind) => {
    const material = new MeshLambertMaterial({ vertexColors: true, side: DoubleSide })
    const { sway } = shapes[kind]
    if (sway === 0) return material
    material.onBeforeCompile = (shader) => {
      shader.uniforms.clock = air.clock
      shader.vertexShader = `uniform float clock;\n${shader.vertexShader}`.replace(
        '#include <begin_vertex>',
        `#include <begin_vertex>
        float phase = instanceMatrix[3][0] * 0.35 + instanceMatrix[3][2] * 0.27;
        float high = max(transformed.y, 0.0);
        transformed.x += ${sway.toFixed(3)} * high * (sin(clock * 1.1 + phase) + 0.4 * sin(clock * 2.7 + phase * 2.0));`,
      )
    }
    material.customProgramCacheKey = () => `plant${sway}`
    return material
  })
  for (const [number, kind] of plantKinds.entries()) {
    const shape = shapes[kind]
    const material = materials[number]
    if (!material) continue
    const isHigh = kind === 'crown' || kind === 'poplar' || kind === 'bush'
    for (const plants of bySquare(
      planting[kind],
      isHigh ? Math.max(squareM.high, wideM / squaresAcross) : squareM.low,
    )) {
      const near = new InstancedMesh(shape.near, material, plants.length)
      fill(near, plants, kind)
      near.castShadow = isHigh
      group.add(near)
      let far: InstancedMesh | null = null
      if (shape.far) {
        far = new InstancedMesh(shape.far, material, plants.length)
        fill(far, plants, kind)
        group.add(far)
      }
      if (near.boundingSphere) batches.push({ near, far, sphere: near.boundingSphere, shape, isHigh })
    }
  }
  return {
    group,
    /** From now on leaves are drawn only right before the eye: the machine has enough to do. */
    spare: () => {
      isPlain = true
    },
    /** Draws what is near with all its leaves, what is far plainly, and what nobody would see not at all. */
    follow: (eye: Vector3) => {
      for (const { near, far, sphere, shape, isHigh } of batches) {
        const away = eye.distanceTo(sphere.center) - sphere.radius
        const isNear = away < (isPlain ? nearM.plain : isHigh ? nearM.high : nearM.low) || (!far && away < shape.untilM)
        near.visible = isNear
        if (far) far.visible = !isNear && away < shape.untilM
      }
    },
    dispose: () => {
      for (const { near, far } of batches) {
        near.dispose()
        far?.dispose()
      }
      for (const kind of plantKinds) {
        shapes[kind].near.dispose()
        shapes[kind].far?.dispose()
      }
      for (const material of materials) material.dispose()
    },
  }
}
