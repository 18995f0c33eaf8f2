import { readFileSync } from 'node:fs'
import { Box3, Group, InstancedMesh, Mesh, type Object3D, Vector3 } from 'three'
import { GLTFLoader } from 'three/addons/loaders/GLTFLoader.js'
import { expect, it } from 'vitest'
import { createMovingParts } from '#components/viewer/scene/moving-parts.ts'
import { takePieces } from '#components/viewer/scene/take-pieces.ts'
import { belts, isMoved, movements, stillCleats } from '#lib/content/boat-movements'
import { type ModelSlug, partsOf } from '#lib/content/model-parts'
import { models } from '#lib/content/models'

const slugs = Object.keys(models) as ModelSlug[]

async function modelOf(slug: ModelSlug): Promise<Object3D> {
  const file = readFileSync(new URL(`../../../public/models/${slug}.glb`, import.meta.url))
  const { scene } = await new GLTFLoader().parseAsync(new Uint8Array(file).buffer, '')
  return scene
}

/** Of the triangles, not of all corners: pieces share theirs. */
function boxOf(root: Object3D): Box3 {
  const [box, point] = [new Box3(), new Vector3()]
  root.updateMatrixWorld(true)
  root.traverse((part) => {
    if (!(part instanceof Mesh) || part instanceof InstancedMesh) return
    const { index, attributes } = part.geometry
    for (let corner = 0; corner < index.count; corner++)
      box.expandByPoint(
        point.fromBufferAttribute(attributes.position, index.getX(corner)).applyMatrix4(part.matrixWorld),
      )
  })
  return box
}

function trianglesOf(root: Object3D): number {
  let count = 0
  root.traverse((part) => {
    if (part instanceof Mesh) count += (part.geometry.index?.count ?? 0) / 3
  })
  return count
}

it.each(slugs)(
  'finds every piece that moves on %s, loses none, and nothing leaves its place before it works',
  async (slug) => {
    const whole = await modelOf(slug)
    const [count, box] = [trianglesOf(whole), boxOf(whole)]
    const belt = belts[slug]
    const motions = (movements[slug] ?? []).flatMap((movement) => movement.motions)
    const taken = takePieces(whole, [...motions.map(({ pieces }) => pieces), ...(belt ? [[stillCleats(belt)]] : [])])
    expect(taken.map(({ length }) => length)).not.toContain(0)
    const moved = new Group()
    for (const mesh of taken.flat()) moved.add(mesh)
    expect(trianglesOf(whole) + trianglesOf(moved)).toBe(count)

    const boat = await modelOf(slug)
    createMovingParts(boat, slug)
    expect(boxOf(boat).equals(box)).toBe(true)
  },
)

it('turns the arms of EFFICIENCY ahead by half of their way, and back', async () => {
  const boat = await modelOf('efficiency')
  const parts = createMovingParts(boat, 'efficiency')
  const beam = () => boxOf(boat).getSize(new Vector3()).z
  const open = beam()
  parts.set('arm', true, true)
  // 48° from ahead become 8°: both arms lie before the boat.
  expect(beam()).toBeLessThan(open * 0.45)
  parts.set('arm', false, true)
  expect(beam()).toBeCloseTo(open, 6)
})

it('goes on only while something works', async () => {
  const parts = createMovingParts(await modelOf('moshark'), 'moshark')
  expect(parts.step(1)).toBe(false)
  parts.set('cutter', true, false)
  expect(parts.step(0.1)).toBe(true)
  parts.set('cutter', false, false)
  expect(parts.step(0.1)).toBe(false)
})

it('offers to set to work what its boat’s list names', () => {
  for (const slug of slugs) {
    const listed = partsOf(slug).map(({ part }) => part)
    for (const { part } of movements[slug] ?? []) expect(listed).toContain(part)
    if (slug in belts) expect(listed.filter((part) => isMoved(slug, part))).toContain('belt')
  }
})
