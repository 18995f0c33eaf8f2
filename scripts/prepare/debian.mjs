import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

export function run(command, commandArguments) {
  return spawnSync(command, commandArguments, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0
}

/** Installs packages where that can be done without asking: as root on Debian and its kin. */
export function installFromDebian(packages) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false
  console.log(`Installing ${packages.join(', ')} (apt-get) …`)
  run('apt-get', ['update', '-qq'])
  return run('apt-get', ['install', '-y', '-qq', ...packages])
}
