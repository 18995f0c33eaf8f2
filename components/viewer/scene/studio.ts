import {
  BackSide,
  BoxGeometry,
  Color,
  DirectionalLight,
  HemisphereLight,
  Mesh,
  MeshBasicMaterial,
  MeshStandardMaterial,
  type Object3D,
  PMREMGenerator,
  Scene,
  type Texture,
  type WebGLRenderer,
} from 'three'

/** Lamps of the studio: where, how large, how bright. The hull mirrors them, so they are long and soft. */
const lamps = [
  { at: [0, 9, 0], size: [11, 0.1, 7], light: 5.5 },
  { at: [10, 3.5, 5], size: [0.1, 4, 7], light: 4 },
  { at: [-10, 2.5, -4], size: [0.1, 5, 5], light: 2.2 },
  { at: [2, 3, 10], size: [9, 2.2, 0.1], light: 2.6 },
  { at: [-3, 2.5, -10], size: [6, 2, 0.1], light: 1.4 },
] satisfies { at: number[]; size: number[]; light: number }[]

const room = { sky: 0x9fb4ba, size: 24 } as const

/** The surroundings that the boat reflects, drawn once: a grey room with soft lamps, no picture to load. */
export function surroundings(renderer: WebGLRenderer): { texture: Texture; dispose: () => void } {
  const scene = new Scene()
  const box = new BoxGeometry()
  const walls = new MeshBasicMaterial({ color: room.sky, side: BackSide })
  const wall = new Mesh(box, walls)
  wall.scale.setScalar(room.size)
  scene.add(wall)
  const materials = lamps.map(({ at, size, light }) => {
    const material = new MeshBasicMaterial({ color: new Color(light, light, light) })
    const lamp = new Mesh(box, material)
    lamp.position.fromArray(at)
    lamp.scale.fromArray(size)
    scene.add(lamp)
    return material
  })
  const generator = new PMREMGenerator(renderer)
  const target = generator.fromScene(scene, 0.035, 0.1, 100, { size: 128 })
  generator.dispose()
  box.dispose()
  for (const material of [walls, ...materials]) material.dispose()
  return { texture: target.texture, dispose: () => target.dispose() }
}

/**
 * The light for software rendering: filtering an environment map would block the page for two seconds. Metal is painted, as it has
 * nothing to reflect.
 */
export function softLight(boat: Object3D): HemisphereLight {
  boat.traverse((part) => {
    if (part instanceof Mesh && part.material instanceof MeshStandardMaterial) part.material.metalness = 0
  })
  return new HemisphereLight(0xffffff, room.sky, 3)
}

/** The one lamp that throws shadows of parts upon parts; `openScene` says when they are drawn again. */
export function keyLight(middle: readonly number[], radius: number): DirectionalLight {
  const [x = 0, y = 0, z = 0] = middle
  const light = new DirectionalLight(0xfff4e6, 1.2)
  light.position.set(x + radius * 0.9, y + radius * 2.2, z + radius * 1.1)
  light.target.position.set(x, y, z)
  light.castShadow = true
  light.shadow.mapSize.set(1024, 1024)
  light.shadow.radius = 3
  light.shadow.normalBias = radius * 0.012
  light.shadow.bias = -0.001
  const { camera } = light.shadow
  camera.left = -radius
  camera.right = radius
  camera.top = radius
  camera.bottom = -radius
  camera.near = 0.1
  camera.far = radius * 5
  return light
}
