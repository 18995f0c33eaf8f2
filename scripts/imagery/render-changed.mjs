// npm run imagery: renders every picture whose inputs changed (hashes in imagery/renders/hashes.json, written picture by picture, so
// a stopped run continues). Needs Debian's blender, python3-opencv and webp.
//   npm run imagery                     changed shots, plates of moving water, then the browser's formats
//   npm run imagery -- --shot a,b       these shots, changed or not
//   npm run imagery -- --accept         marks the present renders as up to date
//   --width N --samples N               a quicker preview
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { kitPython, renderPlates, renderShot } from './render-shot.mjs'

const { values: options } = parseArgs({
  options: {
    shot: { type: 'string' },
    accept: { type: 'boolean', default: false },
    width: { type: 'string', default: '2880' },
    samples: { type: 'string', default: '64' },
  },
})
const record = 'imagery/renders/hashes.json'
const masters = 'imagery/masters'

const shots = JSON.parse(kitPython('shot_hashes.py'))
const rendered = existsSync(record) ? JSON.parse(readFileSync(record, 'utf8')) : {}
const changed = Object.keys(shots).filter((name) => rendered[name]?.hash !== shots[name].hash)
const wanted = options.shot ? options.shot.split(',') : changed

for (const [at, name] of wanted.entries()) {
  if (!(name in shots)) throw new Error(`no shot is called ${name}`)
  const started = Date.now()
  if (!options.accept) {
    const width = Math.min(shots[name].width, Number(options.width))
    renderShot(name, { width, samples: options.samples, folder: masters })
    kitPython('make_web.py', 'masters', 'renders', '--width', '1920')
    if (existsSync(`imagery/plates/${name}-camera.json`)) renderPlates(name, options.samples, `${masters}/water`)
  }
  const seconds = options.accept ? rendered[name]?.seconds : Math.round((Date.now() - started) / 1000)
  rendered[name] = { hash: shots[name].hash, seconds }
  const known = Object.keys(shots).filter((shot) => shot in rendered)
  writeFileSync(record, `{\n${known.map((shot) => ` "${shot}": ${JSON.stringify(rendered[shot])}`).join(',\n')}\n}\n`)
  console.log(`${at + 1}/${wanted.length} ${name}: ${options.accept ? 'accepted' : `rendered in ${seconds} s`}`)
}
if (wanted.length === 0) console.log('Every render is up to date.')
else if (!options.accept) {
  await import('../images.mjs')
  if (existsSync(`${masters}/water`)) {
    process.argv.push('--masters', `${masters}/water`)
    await import('../water-plates.mjs')
  }
}
