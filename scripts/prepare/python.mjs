// Installs what the Python devkit is checked with, from Debian as root; elsewhere those tests are skipped by name.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const run = (command, commandArguments) =>
  spawnSync(command, commandArguments, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0

const present = () => spawnSync('/usr/bin/python3', ['-c', 'import numpy, shapely'], { stdio: 'ignore' }).status === 0

export function ensurePython() {
  if (present() || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  console.log('Installing python3-numpy and python3-shapely (apt-get install) …')
  run('apt-get', ['update', '-qq'])
  run('apt-get', ['install', '-y', '-qq', 'python3-numpy', 'python3-shapely'])
}
