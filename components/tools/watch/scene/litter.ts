import {
  type BufferGeometry,
  Color,
  CylinderGeometry,
  DoubleSide,
  Group,
  IcosahedronGeometry,
  InstancedBufferAttribute,
  InstancedMesh,
  Matrix4,
  MeshLambertMaterial,
  Quaternion,
  Vector3,
} from 'three'
import { MeshBuilder, placed } from '#components/tools/watch/scene/mesh-builder.ts'
import type { Air } from '#components/tools/watch/scene/sky.ts'
import type { Point } from '#lib/coverage-planning/geometry'
import type { Shores } from '#lib/coverage-planning/shore-index'
import { type LitterPiece, litterOfTile, tileM } from '#lib/water-scene/litter-tiles'
import type { SweptAt } from '#lib/water-scene/swept-times'

/** Tiles round the place that is looked at: so many to each side. */
const reach = 4
const side = 2 * reach + 1
/** Tiles that are laid in one frame. */
const perFrame = 6
/** A piece that is never swept has this second. */
const never = 1e12

const white = new Color(1, 1, 1)

function leaf(): BufferGeometry {
  const corner = (x: number, y: number, z: number) => new Vector3(x, y, z)
  const [tail, left, tip, right] = [
    corner(-0.11, 0.006, 0),
    corner(0, 0.022, 0.05),
    corner(0.11, 0.01, 0),
    corner(0, 0.02, -0.05),
  ]
  const up = new Vector3(0, 1, 0)
  return new MeshBuilder()
    .triangle([tail, left, tip], up.clone().setZ(0.3).normalize(), white)
    .triangle([tail, tip, right], up.clone().setZ(-0.3).normalize(), white)
    .build()
}

function bottle(): BufferGeometry {
  const lying = new Matrix4().makeRotationZ(Math.PI / 2)
  const part = (radius: number, top: number, length: number, x: number) =>
    placed(x, 0.016, 0)
      .multiply(lying)
      .multiply(new Matrix4().makeScale(radius, length, top))
  return new MeshBuilder()
    .add(new CylinderGeometry(1, 1, 1, 7), part(0.033, 0.033, 0.17, 0), white)
    .add(new CylinderGeometry(0.4, 1, 1, 7, 1, true), part(0.033, 0.033, 0.05, -0.11), white)
    .add(new CylinderGeometry(1, 1, 1, 6), part(0.014, 0.014, 0.025, -0.145), new Color(0.12, 0.3, 0.75))
    .build()
}

/** A bag, a piece of foam, a clump of weed: something flat and lumpy. */
function lump(): BufferGeometry {
  return new MeshBuilder()
    .add(new IcosahedronGeometry(0.12, 1), placed(0, 0.004, 0, 0.4, [1.2, 0.22, 0.85]), ({ y }) =>
      white.clone().multiplyScalar(0.6 + 8 * Math.max(0, y)),
    )
    .build()
}

interface Kind {
  shape: () => BufferGeometry
  /** Pieces whose number lies below this and above the one before it. */
  below: number
  colours: readonly number[]
  perTile: number
}

/** What floats where litter is collected, and where weed is. */
const kinds: Readonly<Record<'litter' | 'weed', readonly Kind[]>> = {
  litter: [
    { shape: leaf, below: 0.78, colours: [0x8a6a2f, 0xb08a3c, 0x6b5a2a, 0xa8552c, 0x7a7a35], perTile: 110 },
    { shape: bottle, below: 0.92, colours: [0xdfeef2, 0xbfe3df, 0xd9e8c8, 0xf2f2ee], perTile: 30 },
    { shape: lump, below: 1, colours: [0xf3f3ee, 0xe7ecef, 0xd64b3a, 0x3d7fd0, 0xe9d9a6], perTile: 24 },
  ],
  weed: [
    { shape: leaf, below: 0.35, colours: [0x5f7a2e, 0x8a8a3a, 0x7a6a2f], perTile: 72 },
    { shape: bottle, below: 0.38, colours: [0xdfeef2], perTile: 8 },
    { shape: lump, below: 1, colours: [0x2c4419, 0x3a5220, 0x223a17, 0x4a5a2a], perTile: 110 },
  ],
}

interface LitterSources {
  job: 'litter' | 'weed'
  shores: Shores
  sweptAt: SweptAt
  seed: number
  air: Air
  /** Metres that a boat's bow is ahead of its middle, and its speed: a piece goes when the bow comes. */
  bowM: number
  speed: number
}

/** Floating pieces round the place that is looked at; each goes at the second a boat passes it. */
export function createLitter({ job, shores, sweptAt, seed, air, bowM, speed }: LitterSources) {
  const seconds = { value: 0 }
  const group = new Group()
  const material = new MeshLambertMaterial({ vertexColors: true, side: DoubleSide })
  material.onBeforeCompile = (shader) => {
    shader.uniforms.clock = air.clock
    shader.uniforms.seconds = seconds
    shader.vertexShader =
      `attribute float sweptS;\nuniform float clock;\nuniform float seconds;\n${shader.vertexShader}`.replace(
        '#include <begin_vertex>',
        `#include <begin_vertex>
      float phase = instanceMatrix[3][0] * 1.3 + instanceMatrix[3][2] * 0.9;
      transformed.y += 0.008 * sin(clock * 1.7 + phase);
      transformed *= step(seconds, sweptS);`,
      )
  }
  const layers = kinds[job].map((kind) => {
    const geometry = kind.shape()
    const mesh = new InstancedMesh(geometry, material, kind.perTile * side * side)
    const swept = new InstancedBufferAttribute(new Float32Array(mesh.count).fill(-1), 1)
    geometry.setAttribute('sweptS', swept)
    mesh.frustumCulled = false
    mesh.setColorAt(0, white)
    for (let index = 0; index < mesh.count; index++) mesh.setMatrixAt(index, new Matrix4().makeScale(0, 0, 0))
    group.add(mesh)
    return { ...kind, mesh, swept }
  })
  /** The tile that each slot holds. */
  const held = new Map<number, string>()
  const [matrix, turn, up, colour] = [new Matrix4(), new Quaternion(), new Vector3(0, 1, 0), new Color()]
  const slotOf = (column: number, row: number) =>
    (((column % side) + side) % side) * side + (((row % side) + side) % side)

  function lay(slot: number, pieces: readonly LitterPiece[]) {
    let above = 0
    for (const { mesh, swept, below, colours, perTile } of layers) {
      const own = pieces.filter(({ kind }) => kind >= above && kind < below).slice(0, perTile)
      const span = below - above
      for (let index = 0; index < perTile; index++) {
        const piece = own[index]
        const place = slot * perTile + index
        swept.setX(place, -1)
        if (!piece) continue
        const share = (piece.kind - above) / span
        const size = 0.65 + 0.7 * ((share * 7.3) % 1)
        turn.setFromAxisAngle(up, piece.turn)
        matrix.compose(new Vector3(piece.x, 0, -piece.y), turn, new Vector3(size, size, size))
        mesh.setMatrixAt(place, matrix)
        mesh.setColorAt(place, colour.set(colours[Math.floor(share * colours.length)] ?? 0xffffff))
        swept.setX(place, Number.isFinite(piece.sweptS) ? piece.sweptS - bowM / speed : never)
      }
      swept.needsUpdate = true
      mesh.instanceMatrix.needsUpdate = true
      if (mesh.instanceColor) mesh.instanceColor.needsUpdate = true
      above = below
    }
  }

  return {
    group,
    setSeconds: (second: number) => {
      seconds.value = second
    },
    /** Lays what is missing round a place, the nearest tiles first, a few in a frame. */
    follow: ({ x, y }: Point) => {
      const [middleColumn, middleRow] = [Math.floor(x / tileM), Math.floor(y / tileM)]
      // The first view is complete at once.
      let room = held.size === 0 ? Number.POSITIVE_INFINITY : perFrame
      for (let ring = 0; ring <= reach && room > 0; ring++) {
        for (let column = middleColumn - ring; column <= middleColumn + ring && room > 0; column++) {
          for (let row = middleRow - ring; row <= middleRow + ring && room > 0; row++) {
            if (Math.max(Math.abs(column - middleColumn), Math.abs(row - middleRow)) !== ring) continue
            const slot = slotOf(column, row)
            if (held.get(slot) === `${column} ${row}`) continue
            held.set(slot, `${column} ${row}`)
            lay(slot, litterOfTile(column, row, { shores, sweptAt, seed }))
            room--
          }
        }
      }
    },
    dispose: () => {
      for (const { mesh } of layers) {
        mesh.geometry.dispose()
        mesh.dispose()
      }
      material.dispose()
    },
  }
}
