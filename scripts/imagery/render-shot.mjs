import { spawnSync } from 'node:child_process'
import { existsSync, rmSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'

const kit = resolve('imagery')
// OpenCV comes with Debian's own Python, which another one earlier on the path would hide.
const python = existsSync('/usr/bin/python3') ? '/usr/bin/python3' : 'python3'

function run(command, commandArguments, environment = {}) {
  const { status, error, stdout, stderr } = spawnSync(command, commandArguments, {
    cwd: kit,
    // Blender takes relative paths from PWD, not from where it was started.
    env: { ...process.env, PWD: kit, ...environment },
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  if (error) throw new Error(`${command} does not start: apt-get install blender python3-opencv webp`)
  if (status !== 0) throw new Error(`${command} ended with code ${status}\n${stderr}`)
  return stdout.trim()
}

/** Runs a Python file of the kit and gives what it printed; throws when it ends with an error. */
export function kitPython(file, ...values) {
  return run(python, [join(kit, file), ...values])
}

/** Renders one shot into `folder` and gives the picture's path. Throws when Blender wrote none: it ends with 0 even so. */
export function renderShot(shot, { width, samples, folder, environment }) {
  const picture = join(resolve(folder), `${shot}.png`)
  const before = existsSync(picture) ? statSync(picture).mtimeMs : 0
  const said = run(
    'blender',
    [
      '-b',
      '-P',
      join(kit, 'render.py'),
      '--',
      '--shot',
      shot,
      '--width',
      String(width),
      '--samples',
      String(samples),
    ].concat('--out', resolve(folder)),
    environment,
  )
  if (!existsSync(picture) || statSync(picture).mtimeMs === before) {
    throw new Error(`Blender wrote no picture of ${shot}:\n${said.slice(-2000)}`)
  }
  return picture
}

/** Renders mirror, mask and camera of a shot whose water moves into `folder`, as wide as browsers get them. */
export function renderPlates(shot, samples, folder) {
  run(
    'blender',
    ['-b', '-P', join(kit, 'water_plates.py'), '--', '--shot', shot, '--width', '1440'].concat(
      '--samples',
      String(samples),
      '--out',
      resolve(folder),
    ),
  )
}

/** Writes a lossless WebP of a picture. */
export function keepLossless(picture, target) {
  rmSync(target, { force: true })
  run('cwebp', ['-quiet', '-lossless', picture, '-o', resolve(target)])
}
