// npm run imagery: renders again what changed. Each shot's inputs (its row, its boats, the kit) have a hash; the
// hash of the last render stands in imagery/renders/hashes.json. Needs Debian's blender, python3-opencv and webp.
//   npm run imagery                     every shot whose hash changed, 1920 px, 64 samples
//   npm run imagery -- --shot a,b       these, whatever their hash
//   npm run imagery -- --accept         note the present renders as up to date without rendering
//   --width N --samples N               a quicker look
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { kitPython, renderShot } from './render-shot.mjs'

const { values: options } = parseArgs({
  options: {
    shot: { type: 'string' },
    accept: { type: 'boolean', default: false },
    width: { type: 'string', default: '1920' },
    samples: { type: 'string', default: '64' },
  },
})
const record = 'imagery/renders/hashes.json'

const shots = JSON.parse(kitPython('shot_hashes.py'))
const rendered = existsSync(record) ? JSON.parse(readFileSync(record, 'utf8')) : {}
const changed = Object.keys(shots).filter((name) => rendered[name] !== shots[name].hash)
const wanted = options.shot ? options.shot.split(',') : changed

for (const name of wanted) {
  if (!(name in shots)) throw new Error(`no shot is called ${name}`)
  if (!options.accept) {
    // Cut-outs are trimmed to the boat afterwards, so a little less width is enough for them.
    const width = shots[name].studio ? Math.min(1600, Number(options.width)) : Number(options.width)
    renderShot(name, { width, samples: options.samples, folder: 'imagery/masters' })
    kitPython('make_web.py', 'masters', 'renders', '--width', '1920')
  }
  rendered[name] = shots[name].hash
  const known = Object.keys(shots).filter((shot) => shot in rendered)
  writeFileSync(record, `${JSON.stringify(rendered, known, 1)}\n`)
  console.log(`${name}: ${options.accept ? 'accepted' : 'rendered'}`)
}
console.log(wanted.length ? 'Now run `npm run images`.' : 'Every render is up to date.')
