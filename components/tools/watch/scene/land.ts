import earcut, { flatten } from 'earcut'
import { type BufferGeometry, DataTexture, DoubleSide, Group, Mesh, MeshLambertMaterial } from 'three'
import { bankM, bankOf } from '#components/tools/watch/scene/bank.ts'
import type { Extent } from '#components/tools/watch/scene/extent.ts'
import { geometryOf, tiled } from '#components/tools/watch/scene/geometry.ts'
import { at, type Ring } from '#lib/coverage-planning/geometry'
import type { WaterShape } from '#lib/coverage-planning/water-shape'
import { noiseAt } from '#lib/water-scene/seeded-random'

/** Colours of meadow and of bare, dry grass. */
const meadow = { low: [0.075, 0.1, 0.04], high: [0.2, 0.215, 0.1] } as const
const texturePixels = 128

/** A tileable texture of a meadow, made of noise in several sizes. */
function meadowTexture(): DataTexture {
  const pixels = new Uint8Array(texturePixels ** 2 * 4)
  const soft = (x: number, y: number, cells: number, seed: number) => {
    const [px, py] = [(x / texturePixels) * cells, (y / texturePixels) * cells]
    const [cx, cy] = [Math.floor(px), Math.floor(py)]
    const ease = (part: number) => part * part * (3 - 2 * part)
    const [sx, sy] = [ease(px - cx), ease(py - cy)]
    const cell = (dx: number, dy: number) => noiseAt((cx + dx) % cells, (cy + dy) % cells, seed)
    const [low, high] = [cell(0, 0) * (1 - sx) + cell(1, 0) * sx, cell(0, 1) * (1 - sx) + cell(1, 1) * sx]
    return low * (1 - sy) + high * sy
  }
  for (let y = 0; y < texturePixels; y++) {
    for (let x = 0; x < texturePixels; x++) {
      const value = 0.35 * soft(x, y, 8, 1) + 0.3 * soft(x, y, 24, 2) + 0.35 * noiseAt(x, y, 3)
      for (const [channel, low] of meadow.low.entries())
        pixels[(y * texturePixels + x) * 4 + channel] = 255 * Math.sqrt(low + (at(meadow.high, channel) - low) * value)
      pixels[(y * texturePixels + x) * 4 + 3] = 255
    }
  }
  return tiled(new DataTexture(pixels, texturePixels, texturePixels))
}

function levelLand(rings: readonly Ring[]): BufferGeometry {
  const { vertices, holes } = flatten(rings.map((ring) => ring.map(({ x, y }) => [x, y])))
  const corners = earcut(vertices, holes)
  const positions = new Float32Array((vertices.length / 2) * 3)
  const places = new Float32Array(vertices.length)
  for (let index = 0; index < vertices.length / 2; index++) {
    const [x, y] = [at(vertices, index * 2), at(vertices, index * 2 + 1)]
    positions.set([x, bankM, -y], index * 3)
    places.set([x / 11, y / 11], index * 2)
  }
  // Winding order as seen from above.
  for (let index = 0; index < corners.length; index += 3) {
    const [a, b, c] = [at(corners, index), at(corners, index + 1), at(corners, index + 2)]
    const [ax, ay] = [at(vertices, a * 2), at(vertices, a * 2 + 1)]
    const turn =
      (at(vertices, b * 2) - ax) * (at(vertices, c * 2 + 1) - ay) -
      (at(vertices, b * 2 + 1) - ay) * (at(vertices, c * 2) - ax)
    if (turn < 0) [corners[index + 1], corners[index + 2]] = [c, b]
  }
  return geometryOf({ position: positions, uv: places }, corners)
}

function hillsAround({ centre, radiusM }: Extent): BufferGeometry {
  const steps = 180
  const awayM = landM(radiusM) * 0.92
  const positions: number[] = []
  const colours: number[] = []
  const corners: number[] = []
  const wave = (angle: number, hills: number, seed: number) => {
    const place = (angle / (2 * Math.PI)) * hills
    const [before, part] = [Math.floor(place), place - Math.floor(place)]
    const soft = part * part * (3 - 2 * part)
    return noiseAt(before % hills, seed, 3) * (1 - soft) + noiseAt((before + 1) % hills, seed, 3) * soft
  }
  for (let index = 0; index <= steps; index++) {
    const angle = ((index % steps) / steps) * 2 * Math.PI
    const height =
      awayM * (0.012 + 0.05 * wave(angle, 9, 1) ** 2 + 0.022 * wave(angle, 25, 2) + 0.007 * wave(angle, 80, 3))
    for (const [reach, level, light] of [
      [0.86, 0, 1.1],
      [1, height, 0.75],
    ] as const) {
      positions.push(centre.x + Math.cos(angle) * awayM * reach, level, -(centre.y + Math.sin(angle) * awayM * reach))
      colours.push(0.09 * light, 0.13 * light, 0.07 * light)
    }
    const foot = index * 2
    if (index < steps) corners.push(foot, foot + 2, foot + 1, foot + 2, foot + 3, foot + 1)
  }
  return geometryOf({ position: positions, color: colours }, corners)
}

/** How far the land reaches round a water of this radius, in metres. */
export const landM = (radiusM: number) => Math.max(1_600, radiusM * 4)

/** Meadows round the water and on its islands, banks, and hills at the horizon. */
export function createLand({ outline, islands }: WaterShape, extent: Extent): { group: Group; dispose: () => void } {
  const { centre, radiusM } = extent
  const reach = landM(radiusM)
  const around = Array.from({ length: 48 }, (_, index) => ({
    x: centre.x + Math.cos((index / 24) * Math.PI) * reach,
    y: centre.y + Math.sin((index / 24) * Math.PI) * reach,
  }))
  const texture = meadowTexture()
  const ground = new MeshLambertMaterial({ map: texture })
  // The same noise again in larger scales, so that no pattern repeats from high up.
  ground.onBeforeCompile = (shader) => {
    shader.fragmentShader = shader.fragmentShader.replace(
      '#include <map_fragment>',
      `vec3 fine = texture2D(map, vMapUv).rgb;
      vec3 wide = texture2D(map, vMapUv * 0.063 + 0.37).rgb;
      vec3 field = texture2D(map, vMapUv * 0.021).rgb;
      // Stored as square roots, for precision in dark colours.
      diffuseColor.rgb = fine * fine * mix(vec3(1.0), wide * 2.3, 0.75) * mix(vec3(1.0), field * 2.5, 0.7);`,
    )
  }
  const bank = new MeshLambertMaterial({ vertexColors: true, side: DoubleSide, map: texture })
  bank.onBeforeCompile = (shader) => {
    shader.fragmentShader = shader.fragmentShader.replace(
      '#include <map_fragment>',
      'vec3 grain = texture2D(map, vMapUv).rgb; diffuseColor.rgb = grain * grain;',
    )
  }
  const ridge = new MeshLambertMaterial({ vertexColors: true, side: DoubleSide })
  const meadows = [levelLand([around, outline]), ...islands.map((island) => levelLand([island]))]
  const banks = [bankOf(outline, 'outside'), ...islands.map((island) => bankOf(island, 'inside'))]
  const hills = hillsAround(extent)
  const group = new Group()
  for (const meadow of meadows) group.add(new Mesh(meadow, ground))
  for (const shape of banks) group.add(new Mesh(shape, bank))
  group.add(new Mesh(hills, ridge))
  for (const mesh of group.children) mesh.receiveShadow = true
  return {
    group,
    dispose: () => {
      for (const shape of [...meadows, ...banks, hills]) shape.dispose()
      ground.dispose()
      bank.dispose()
      ridge.dispose()
      texture.dispose()
    },
  }
}
