import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { constants } from 'node:os'

const onWindows = process.platform === 'win32'
const stopSignals = ['SIGINT', 'SIGTERM', 'SIGHUP']

/**
 * Runs a command to its end, its words on the screen. Told to stop meanwhile, this process stops the command with all that
 * it started (npm by itself ends its shell and leaves the build running), waits for its end, and ends.
 * @param {string} program
 * @param {string[]} parameters
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<number>} the command's exit code; 1 when it could not be started or was killed.
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
