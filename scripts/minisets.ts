/** `npm run minisets`: computes the two synthetic sample sets into public/mini-sets, and what the pages tell about them. */
import { writeFileSync } from 'node:fs'
import { gnssColumns, imuColumns, poseColumns, radarColumns } from '#devkit/sensor-tables'
import { addDocuments, flowText, inlandText, released, version } from './minisets/documents.ts'
import { flowSet } from './minisets/flow.ts'
import { inlandSet, sequence } from './minisets/inland.ts'
import { writeSet } from './minisets/output.ts'

const flow = await flowSet()
addDocuments(flow.files, flowText)
const inland = await inlandSet()
addDocuments(inland.files, inlandText)

const manifest = {
  version,
  released,
  flow: {
    archive: writeSet(flowText.name, flow.files),
    columns: { 'radar-points': radarColumns },
    images: flow.images,
    distances: flow.distances,
    frames: flow.frames,
  },
  inland: {
    archive: writeSet(inlandText.name, inland.files),
    columns: { gnss: gnssColumns, imu: imuColumns, poses: poseColumns },
    sequence,
    stereo: inland.stereo,
    masks: inland.masks,
    frames: inland.frames,
  },
}
writeFileSync('lib/content/datasets/mini-sets.json', `${JSON.stringify(manifest, undefined, 2)}\n`)
console.log(`${manifest.flow.archive.bytes} and ${manifest.inland.archive.bytes} bytes`)
