// npm run imagery: makes every picture anew whose making changed, from the repository alone. A shot's inputs (its row, its boats,
// the kit) have a hash; the hash of the last render stands in imagery/renders/hashes.json, with the seconds it took, and is noted
// picture by picture, so that a stopped run goes on where it was. Needs Debian's blender, python3-opencv and webp.
//   npm run imagery                     what changed: shots as wide as their rows say, 64 samples; plates of moving water; then what browsers get
//   npm run imagery -- --shot a,b       these, whatever their hash
//   npm run imagery -- --accept         note the present renders as up to date without rendering
//   --width N --samples N               a quicker look
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
