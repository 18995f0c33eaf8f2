import {
  type DirectionalLight,
  type HemisphereLight,
  Mesh,
  MeshStandardMaterial,
  type Object3D,
  type Scene,
  Vector3,
} from 'three'
import { isShining, type Lamp, lampsOf } from '#components/viewer/scene/boat-lamps.ts'
import { createLamps } from '#components/viewer/scene/lamps.ts'

/** How wide the halo of a lamp is, as a share of the boat's length. */
const halo = 0.045
/** By lamplight the studio keeps so much of its light, and what shines shines so much more. */
const dark = { studio: 0.14, shining: 2.6 }

interface Studio {
  scene: Scene
  key: DirectionalLight
  /** Where the processor draws there is a sky in place of surroundings. */
  sky: HemisphereLight | null
}

/** The boat by studio light, or by its own lamps in a darkened studio. */
export function createBoatLight(boat: Object3D, lengthM: number, { scene, key, sky }: Studio) {
  const shining: MeshStandardMaterial[] = []
  const lamps: (Lamp & { readonly part: Mesh })[] = []
  boat.updateMatrixWorld(true)
  boat.traverse((part) => {
    if (!(part instanceof Mesh) || !(part.material instanceof MeshStandardMaterial)) return
    if (isShining(part.material)) shining.push(part.material)
    for (const { place, colour } of lampsOf(part, part.material))
      lamps.push({ part, place: part.worldToLocal(place), colour })
  })
  const halos = createLamps(lamps.length)
  scene.add(halos.points)
  halos.points.visible = false
  const here = new Vector3()
  /** Puts the halos where the lamps are: some stand on parts that move. */
  function follow() {
    if (!halos.points.visible) return
    halos.begin()
    for (const { part, place, colour } of lamps)
      halos.add(here.copy(place).applyMatrix4(part.matrixWorld), colour, lengthM * halo)
    halos.end()
  }
  const bright = { environment: scene.environmentIntensity, key: key.intensity, sky: sky?.intensity ?? 0 }
  return {
    set: (isLit: boolean) => {
      const share = isLit ? dark.studio : 1
      scene.environmentIntensity = bright.environment * share
      key.intensity = bright.key * share
      if (sky) sky.intensity = bright.sky * share
      for (const material of shining) material.emissiveIntensity = isLit ? dark.shining : 1
      halos.points.visible = isLit
      follow()
    },
    follow,
    /** @param pixels of the picture's height, @param spread metres across it for each metre away */
    setSize: (pixels: number, spread: number) => {
      halos.uniforms.scale.value = pixels / spread
    },
    dispose: halos.dispose,
  }
}
