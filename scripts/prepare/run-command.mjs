import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { constants } from 'node:os'

const onWindows = process.platform === 'win32'
const stopSignals = ['SIGINT', 'SIGTERM', 'SIGHUP']

/**
 * Runs a command to its end, with its output on the screen. If this process is told to stop, it first stops the command with all
 * its children, which npm alone would leave running.
 * @param {string} program
 * @param {string[]} parameters
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<number>} the exit code; 1 if it could not be started or was killed
 */
export async function runCommand(program, parameters, env = process.env) {
  // A process group of its own: one signal reaches all of it.
  const child = spawn(program, parameters, { stdio: 'inherit', shell: onWindows, detached: !onWindows, env })
  let stoppedBy
  const stop = (signal) => {
    stoppedBy = signal
    if (child.pid === undefined) return
    if (onWindows) child.kill(signal)
    else process.kill(-child.pid, signal)
  }
  for (const signal of stopSignals) process.on(signal, stop)
  const [code] = await once(child, 'exit').catch((error) => {
    console.error(`${program} could not be started: ${error.message}`)
    return [1]
  })
  for (const signal of stopSignals) process.off(signal, stop)
  if (stoppedBy) process.exit(128 + constants.signals[stoppedBy])
  return code ?? 1
}
