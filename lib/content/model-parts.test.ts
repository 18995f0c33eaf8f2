import { readFileSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type ModelSlug, partsOf } from '#lib/content/model-parts'
import { models } from '#lib/content/models'
import { boatMessages } from '#lib/i18n/boat-messages'
import { messages } from '#lib/i18n/messages'

// Object.keys forgets the keys' type.
const slugs = Object.keys(models) as ModelSlug[]
const served = (slug: string) => new URL(`../../public/models/${slug}.glb`, import.meta.url)

test.each(slugs)('%s is served as its manifest says, within 460 KB', (slug) => {
  expect(statSync(served(slug)).size).toBe(models[slug].bytes)
  expect(models[slug].bytes).toBeLessThanOrEqual(460 * 1024)
})

test.each(slugs)('%s needs no decoder and fetches nothing else', (slug) => {
  const file = readFileSync(served(slug))
  const json = JSON.parse(file.subarray(20, 20 + file.readUInt32LE(12)).toString('utf8'))
  expect(json.extensionsUsed).toEqual(['KHR_mesh_quantization'])
  expect(json.images ?? []).toEqual([])
  expect(json.buffers.map((buffer: { uri?: string }) => buffer.uri)).toEqual([undefined])
})

test.each(slugs)(
  '%s tells of each corner how open to the light it is: open ground in the light, folds in shade',
  (slug) => {
    const file = readFileSync(served(slug))
    const header = 20 + file.readUInt32LE(12)
    const { accessors, bufferViews, meshes } = JSON.parse(file.subarray(20, header).toString('utf8'))
    const lights = meshes.flatMap((mesh: { primitives: { attributes: Record<string, number> }[] }) =>
      mesh.primitives.flatMap(({ attributes }) => {
        const { count, byteOffset = 0, bufferView } = accessors[attributes._OCCLUSION ?? -1]
        const { byteOffset: start = 0, byteStride = 1 } = bufferViews[bufferView]
        return Array.from({ length: count }, (_, at) => file[header + 8 + start + byteOffset + at * byteStride])
      }),
    )
    const share = (is: (light: number) => boolean) => lights.filter(is).length / lights.length
    expect(share((light) => light > 230)).toBeGreaterThan(0.2)
    expect(share((light) => light < 180)).toBeGreaterThan(0.1)
  },
)

test.each(slugs)('%s names at least five parts, each once, each within the model', (slug) => {
  const parts = partsOf(slug)
  expect(parts.length).toBeGreaterThanOrEqual(5)
  expect(parts).toHaveLength(Object.keys(models[slug].parts).length)
  const { min, max } = models[slug]
  for (const { at } of parts) {
    at.forEach((place, axis) => {
      expect(place).toBeGreaterThanOrEqual((min[axis] ?? 0) - 0.002)
      expect(place).toBeLessThanOrEqual((max[axis] ?? 0) + 0.002)
    })
  }
})

test.each(slugs)('no two marks of %s stand on the same place', (slug) => {
  const places = partsOf(slug).map(({ at }) => at.join())
  expect(new Set(places).size).toBe(places.length)
})

test('every part has a name and a sentence in both languages: its boat’s own, or the common one', () => {
  for (const locale of ['zh', 'en'] as const) {
    const common: Record<string, { name: string; text: string }> = messages[locale].ViewerParts
    const told = slugs.flatMap((slug) => {
      const own: Partial<Record<string, { name: string; text: string }>> = boatMessages[locale][slug].parts
      expect(
        Object.keys(own).filter((part) => !partsOf(slug).some((each) => each.part === part)),
        slug,
      ).toEqual([])
      return partsOf(slug).map(({ part }) => own[part] ?? common[part])
    })
    for (const words of told) {
      expect(words?.name).toBeTruthy()
      expect(words?.text).toMatch(locale === 'zh' ? /。$/ : /\.$/)
    }
    expect(Object.values(common).filter((words) => !told.includes(words))).toEqual([])
  }
})
