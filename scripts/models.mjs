// npm run models: the viewer's models. Reads imagery/models/*.glb (imagery/export_glb.py), stores positions and normals
// as small integers (KHR_mesh_quantization: the graphics card reads them as they are, so no decoder is needed), writes
// public/models and the manifest with bounds and the places of the named parts.
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { NodeIO, VertexLayout } from '@gltf-transform/core'
import { KHRMeshQuantization } from '@gltf-transform/extensions'
import { dedup, prune, quantize, weld } from '@gltf-transform/functions'

const source = 'imagery/models'
const target = 'public/models'
const manifest = 'lib/content/models.ts'
const mostBytes = 460 * 1024

/** Where in a part's box its mark stands (0–1 along x, y, z), for parts whose middle is hollow or covered. */
const anchors = {
  basket: [0.5, 1, 0.6],
  canopy: [0.5, 1, 0.5],
  cutter: [0.6, 1, 0.78],
  deck: [0.68, 1, 0.9],
  gantry: [0.5, 1, 0.5],
  glass: [0.75, 0.55, 0.97],
  lidar: [0.5, 0.85, 0.5],
  seats: [0.5, 1, 0.94],
  solar: [0.6, 1, 0.5],
  terrace: [0.5, 1, 0.5],
}
const middle = [0.5, 0.5, 0.5]

const millimetres = (metres) => Math.round(metres * 1000) / 1000

/** A part's mark, and how far the part reaches round it. */
function place(part, box) {
  const [low, high] = [box.slice(0, 3), box.slice(3)]
  const anchor = anchors[part] ?? middle
  const at = low.map((least, axis) => millimetres(least + anchor[axis] * (high[axis] - least)))
  const reach = millimetres(Math.hypot(...low.map((least, axis) => high[axis] - least)) / 2)
  return { at, reach }
}

/** Least and greatest corner, taken before quantisation. */
function bounds(document) {
  const accessors = document
    .getRoot()
    .listMeshes()
    .flatMap((mesh) => mesh.listPrimitives().map((primitive) => primitive.getAttribute('POSITION')))
  const end = (choose, read) =>
    [0, 1, 2].map((axis) => millimetres(choose(...accessors.map((accessor) => read(accessor)[axis]))))
  return {
    min: end(Math.min, (accessor) => accessor.getMin([])),
    max: end(Math.max, (accessor) => accessor.getMax([])),
  }
}

function writeManifest(rows) {
  writeFileSync(
    manifest,
    `// Written by \`npm run models\` from imagery/models: metres, +Y up, bow along +X. Names of parts stand in messages
// (namespace ViewerParts). No size here is a figure of the boat: the models are drawings.
export const models = {
${Object.entries(rows)
  .map(([slug, row]) => `  ${slug}: ${JSON.stringify(row)},`)
  .join('\n')}
} as const\n`,
  )
}

const io = new NodeIO().registerExtensions([KHRMeshQuantization]).setVertexLayout(VertexLayout.SEPARATE)
mkdirSync(target, { recursive: true })
const documents = {}
const rows = {}
for (const file of readdirSync(source).filter((name) => name.endsWith('.glb'))) {
  const slug = file.replace('.glb', '')
  const document = await io.read(`${source}/${file}`)
  const [node] = document.getRoot().listNodes()
  const { parts } = node.getExtras()
  if (!parts) throw new Error(`${file} names no parts: export it again (imagery/export_glb.py)`)
  node.setExtras({})
  documents[slug] = document
  rows[slug] = {
    bytes: 0,
    ...bounds(document),
    parts: Object.fromEntries(Object.entries(parts).map(([part, box]) => [part, place(part, box)])),
  }
}
// What moves on a boat is told by where its parts are: the manifest has to be there before the moving parts are asked for.
writeManifest(rows)
const { bakeModel } = await import('./models/bake-model.ts')
for (const [slug, document] of Object.entries(documents)) {
  const { min, max } = rows[slug]
  await document.transform(dedup({ keepUniqueNames: true }), weld(), prune())
  bakeModel(slug, document, max[0] - min[0], min[1])
  await document.transform(quantize({ quantizePosition: 14, quantizeNormal: 8, quantizationVolume: 'scene' }))
  const binary = await io.writeBinary(document)
  if (binary.byteLength > mostBytes) throw new Error(`${slug} is ${binary.byteLength} bytes, more than ${mostBytes}`)
  writeFileSync(`${target}/${slug}.glb`, binary)
  rows[slug].bytes = binary.byteLength
  process.stdout.write(`${slug} ${binary.byteLength} bytes\n`)
}
writeManifest(rows)
