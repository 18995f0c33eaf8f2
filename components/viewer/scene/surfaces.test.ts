import { readFileSync } from 'node:fs'
import { type BufferGeometry, DataTexture, Mesh, MeshStandardMaterial, type Texture } from 'three'
import { GLTFLoader } from 'three/addons/loaders/GLTFLoader.js'
import { expect, it } from 'vitest'
import { patternSurfaces } from '#components/viewer/scene/surfaces.ts'
import type { ModelSlug } from '#lib/content/model-parts'
import { models } from '#lib/content/models'

const slugs = Object.keys(models) as ModelSlug[]

/** The parts of a boat that have a pattern, by the names of their materials. */
async function patternedOn(slug: ModelSlug, isFine = true) {
  const file = readFileSync(new URL(`../../../public/models/${slug}.glb`, import.meta.url))
  const { scene } = await new GLTFLoader().parseAsync(new Uint8Array(file).buffer, '')
  patternSurfaces(scene, slug, isFine)
  const found: { name: string; geometry: BufferGeometry; map: DataTexture; relief: Texture | null }[] = []
  scene.traverse((part) => {
    if (!(part instanceof Mesh) || !(part.material instanceof MeshStandardMaterial)) return
    const { name, map, bumpMap } = part.material
    if (map instanceof DataTexture) found.push({ name, geometry: part.geometry, map, relief: bumpMap })
  })
  return found
}

it('gives links to belts that are no wire, lugs to painted decks, and nothing to else', async () => {
  const names = await Promise.all(
    slugs.map(async (slug) => [slug, (await patternedOn(slug)).map(({ name }) => name).sort()]),
  )
  expect(Object.fromEntries(names)).toEqual({
    apas: [],
    efficiency: ['web_belt_black_face', 'web_deck_dark'],
    feichi: ['web_deck_grey'],
    moshark: ['web_belt_green_face', 'web_deck_dark'],
    smurf: [],
    titan: ['web_deck_grey'],
    xi: [],
    yang: [],
  })
})

it('lays six links over the width of a belt', async () => {
  const belt = (await patternedOn('moshark')).find(({ name }) => name.includes('belt'))
  const tiles = belt?.geometry.getAttribute('uv')
  const across = Array.from({ length: tiles?.count ?? 0 }, (_, corner) => tiles?.getX(corner) ?? 0)
  expect(Math.max(...across) - Math.min(...across)).toBeCloseTo(6, 0)
})

it('draws a pattern that goes on over its edges, neither flat nor black', async () => {
  for (const slug of ['moshark', 'titan'] as const) {
    for (const { map } of await patternedOn(slug)) {
      const { data, width } = map.image as { data: Uint8Array; width: number } // as surfaces.ts makes it
      const at = (x: number, y: number) => data[(((y + width) % width) * width + ((x + width) % width)) * 4] ?? 0
      const steps = (x: number) => Array.from({ length: width }, (_, y) => Math.abs(at(x, y) - at(x - 1, y)))
      const most = Math.max(...Array.from({ length: width - 1 }, (_, x) => Math.max(...steps(x + 1))))
      expect(Math.max(...steps(0))).toBeLessThanOrEqual(most)
      expect(Math.max(...data.filter((_, place) => place % 4 === 0))).toBeGreaterThan(240)
      expect(Math.min(...data)).toBeGreaterThan(100)
    }
  }
})

it('leaves out what costs most where the processor draws', async () => {
  for (const isFine of [true, false]) {
    for (const { map, relief } of await patternedOn('titan', isFine)) {
      expect(relief !== null).toBe(isFine)
      expect(map.anisotropy > 1).toBe(isFine)
    }
  }
})
