// Debian's packages, where they can be had without asking: as root on Debian and its kin.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'

const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }

/**
 * Runs a program to its end and shows only its errors.
 * @param {string} program
 * @param {string[]} parameters
 * @returns {Promise<boolean>} whether it succeeded; false if it is not installed
 */
export async function runQuietly(program, parameters) {
  const child = spawn(program, parameters, { stdio: ['ignore', 'ignore', 'inherit'], env: environment })
  const [code] = await once(child, 'close').catch(() => [1])
  return code === 0
}

let updated
/** What is asked for last stands behind the others: dpkg takes one at a time. */
let queue = Promise.resolve(true)

async function install(packages, options) {
  updated ??= runQuietly('apt-get', ['update', '-qq'])
  await updated
  console.log(`Installing ${packages.join(', ')} (apt-get install) …`)
  return runQuietly('apt-get', ['install', '-y', '-qq', ...options, ...packages])
}

/**
 * Installs packages; may run beside other work.
 * @param {string[]} packages
 * @param {string[]} [options] of `apt-get install`
 * @returns {Promise<boolean>} whether they are installed
 */
export function installFromDebian(packages, options = []) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return Promise.resolve(false)
  queue = queue.then(() => install(packages, options))
  return queue
}
