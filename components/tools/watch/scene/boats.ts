import {
  type Color,
  Group,
  InstancedMesh,
  Matrix4,
  MeshBasicMaterial,
  MeshPhysicalMaterial,
  MeshStandardMaterial,
  Quaternion,
  type Texture,
  Vector3,
} from 'three'
import type { BoatMesh } from '#components/tools/watch/scene/boat-mesh.ts'
import type { createBelts } from '#components/viewer/scene/belts.ts'
import type { BoatPose } from '#lib/water-scene/boat-pose'

/** How far a boat nods and rolls on small waves, in radians, and rises, in metres. */
const nod = { pitch: 0.012, roll: 0.02, rise: 0.012 }

/** A boat farther away than so many of its lengths is a few pixels: its mark or its lamps show where it is. */
const seenLengths = 160

/** A fleet of one kind of boat: each part of the boat is one draw for all of them. */
export function createBoats(mesh: BoatMesh, count: number, belts: ReturnType<typeof createBelts>) {
  const solid = new MeshStandardMaterial({ vertexColors: true })
  solid.onBeforeCompile = (shader) => {
    shader.vertexShader = `attribute vec2 surface;\nvarying vec2 vSurface;\n${shader.vertexShader}`.replace(
      '#include <begin_vertex>',
      '#include <begin_vertex>\nvSurface = surface;',
    )
    shader.fragmentShader = `varying vec2 vSurface;\n${shader.fragmentShader}`
      .replace('#include <roughnessmap_fragment>', 'float roughnessFactor = vSurface.x;')
      .replace('#include <metalnessmap_fragment>', 'float metalnessFactor = vSurface.y * metalness;')
  }
  const glass = new MeshPhysicalMaterial({ transparent: true, opacity: 0.28, roughness: 0.05, depthWrite: false })
  glass.color.set(0xcfe3e6)
  const shining = new MeshBasicMaterial({ vertexColors: true })
  const group = new Group()
  const meshes = [
    new InstancedMesh(mesh.solid, solid, count),
    ...(mesh.glass ? [new InstancedMesh(mesh.glass, glass, count)] : []),
    ...(mesh.shining ? [new InstancedMesh(mesh.shining, shining, count)] : []),
  ]
  for (const each of meshes) {
    each.frustumCulled = false
    group.add(each)
  }
  const [body] = meshes
  if (body) {
    body.castShadow = true
    body.receiveShadow = true
  }
  const [matrix, turn, roll] = [new Matrix4(), new Quaternion(), new Quaternion()]
  const [place, size] = [new Vector3(), new Vector3(1, 1, 1)]
  const [up, ahead, aside] = [new Vector3(0, 1, 0), new Vector3(1, 0, 0), new Vector3(0, 0, 1)]
  const lamp = new Vector3()

  return {
    group,
    /** Lamps are bright by night and plain glass by day. Metal that has nothing to mirror would be black: it is painted then. */
    setLight: (night: number, mirrored: Texture | null) => {
      shining.color.setScalar(0.55 + 2.2 * night)
      solid.metalness = mirrored ? 1 : 0
      solid.envMap = mirrored
      solid.envMapIntensity = 0.8
    },
    /** Puts the fleet where it is; `clock`: seconds of the scene, for the waves, beside those of the mission. */
    set: (
      poses: readonly BoatPose[],
      { clock, seconds, eye }: { clock: number; seconds: number; eye: Vector3 },
      light: (place: Vector3, colour: Color) => void,
    ) => {
      let near = 0
      for (const [index, pose] of poses.entries()) {
        const phase = clock * 1.3 + index * 1.7
        turn
          .setFromAxisAngle(up, pose.heading)
          .multiply(roll.setFromAxisAngle(ahead, nod.roll * Math.sin(phase)))
          .multiply(roll.setFromAxisAngle(aside, nod.pitch * Math.sin(phase * 1.3) + 0.012 * Math.min(pose.speed, 1.5)))
        place.set(pose.place.x, nod.rise * Math.sin(phase * 0.9), -pose.place.y)
        matrix.compose(place, turn, size)
        for (const { place: at, colour } of mesh.lamps) light(lamp.copy(at).applyMatrix4(matrix), colour)
        if (place.distanceTo(eye) > mesh.lengthM * seenLengths) continue
        for (const each of meshes) each.setMatrixAt(near, matrix)
        belts?.set(near, matrix, seconds, pose.state === 'sweep')
        near++
      }
      for (const each of meshes) {
        each.count = near
        each.instanceMatrix.needsUpdate = true
      }
      belts?.draw(near)
    },
    dispose: () => {
      for (const each of meshes) each.dispose()
      mesh.solid.dispose()
      mesh.glass?.dispose()
      mesh.shining?.dispose()
      solid.dispose()
      glass.dispose()
      shining.dispose()
    },
  }
}
