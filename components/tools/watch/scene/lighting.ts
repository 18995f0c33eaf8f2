import {
  DirectionalLight,
  FogExp2,
  HemisphereLight,
  PMREMGenerator,
  PointLight,
  Scene,
  type Texture,
  type Vector3,
  type WebGLRenderer,
  type WebGLRenderTarget,
} from 'three'
import { type Daylight, daylights, type TimeOfDay } from '#components/tools/watch/scene/daylight.ts'
import { type Air, createSky, setAir } from '#components/tools/watch/scene/sky.ts'

/** The thickest air, and the part of it over a view of so many metres. */
const haze = { thickest: 0.0007, wide: 0.14 }

interface LightingSources {
  renderer: WebGLRenderer
  scene: Scene
  air: Air
  /** Shadows, and what hulls mirror, are for graphics cards. */
  isCard: boolean
  /** How far the land reaches, in metres: what lies there is mostly air. */
  landM: number
}

/** Sky, sun or moon, haze, and by night the lamps of the boat that is looked at. */
export function createLighting({ renderer, scene, air, isCard, landM }: LightingSources) {
  const sky = createSky(air)
  const fog = new FogExp2(0, haze.thickest)
  const skyLight = new HemisphereLight()
  const sun = new DirectionalLight()
  const headlight = new PointLight(0xfff0d8, 0, 16, 1.6)
  sun.castShadow = isCard
  sun.shadow.mapSize.set(2048, 2048)
  sun.shadow.bias = -0.0004
  sun.shadow.normalBias = 0.03
  scene.fog = fog
  scene.add(sky.mesh, skyLight, sun, sun.target, headlight)
  let shine = 5
  let light: Daylight = daylights.day
  let surroundings: WebGLRenderTarget | null = null

  /** What a hull mirrors: the sky, filtered once for a time of day. */
  function mirrored(): Texture | null {
    if (!isCard) return null
    surroundings?.dispose()
    const generator = new PMREMGenerator(renderer)
    surroundings = generator.fromScene(new Scene().add(sky.mesh), 0.02, 0.1, 10, { size: 64 })
    generator.dispose()
    scene.add(sky.mesh)
    return surroundings.texture
  }

  return {
    headlight,
    /** Lamps of a longer boat shine farther. */
    setReach: (boatM: number) => {
      headlight.distance = Math.max(16, boatM * 3)
      shine = 3.2 * Math.max(1.6, boatM)
    },
    spare: () => {
      sun.castShadow = false
    },
    /** @returns the light, and what hulls mirror in it */
    setTime: (time: TimeOfDay): { light: Daylight; mirrored: Texture | null } => {
      light = daylights[time]
      setAir(air, light)
      fog.color.copy(light.horizon)
      skyLight.color.copy(light.zenith).lerp(light.horizon, 0.55).multiplyScalar(1.5)
      skyLight.groundColor.copy(light.ground)
      skyLight.intensity = light.skyLight * 1.6
      sun.color.copy(light.sunColour)
      sun.intensity = light.sunLight
      headlight.intensity = shine * light.night
      renderer.toneMappingExposure = light.exposure
      return { light, mirrored: mirrored() }
    },
    /** Lets the sun's shadows fall round a place, and thins the air for a view from afar or from high up. */
    follow: (focus: Vector3, distanceM: number, heightM: number) => {
      const high = Math.min(1, heightM / Math.max(distanceM, 1))
      const thick = Math.max(Math.min(haze.thickest, haze.wide / distanceM), 1 / landM)
      air.haze.value = thick * (1 - 0.6 * high * high)
      fog.density = air.haze.value
      if (!sun.castShadow) return
      const reachM = Math.min(160, Math.max(14, distanceM * 1.4))
      sun.target.position.copy(focus)
      sun.position.copy(focus).addScaledVector(light.sun, reachM * 3)
      const { camera } = sun.shadow
      camera.left = -reachM
      camera.right = reachM
      camera.top = reachM
      camera.bottom = -reachM
      camera.near = 0.1
      camera.far = reachM * 6
      camera.updateProjectionMatrix()
    },
    dispose: () => {
      sky.dispose()
      sun.dispose()
      headlight.dispose()
      surroundings?.dispose()
    },
  }
}
