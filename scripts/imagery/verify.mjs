// npm run imagery:verify: compares two small new renders with imagery/reference, to check this machine's Blender (two minutes).
//   npm run imagery:verify -- --reference  writes new references, after an intended change of the kit
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { keepLossless, kitPython, renderShot } from './render-shot.mjs'

const { values: options } = parseArgs({ options: { reference: { type: 'boolean', default: false } } })
// A cut-out shows the boat alone; the other shows water, far shore and finish as well.
const shots = ['smurf-studio', 'feichi-hero']
const leastLikeness = 0.98

const folder = mkdtempSync(join(tmpdir(), 'imagery-verify-'))
// The far shore is baked anew too: a kept one may have been baked at another quality.
const environment = { IMAGERY_CACHE: join(folder, 'plates') }
for (const shot of shots) {
  const fresh = renderShot(shot, { width: 416, samples: 16, folder, environment })
  const reference = resolve('imagery/reference', `${shot}.webp`)
  if (options.reference) {
    keepLossless(fresh, reference)
    console.log(`${shot}: reference written`)
    continue
  }
  const likeness = Number(kitPython('similarity.py', fresh, reference))
  const same = likeness >= leastLikeness
  if (!same) process.exitCode = 1
  console.log(
    `${shot}: structural similarity ${likeness}, at least ${leastLikeness} wanted: ${same ? 'same' : 'DIFFERS'}`,
  )
}
rmSync(folder, { recursive: true })
