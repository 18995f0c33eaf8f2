// Asks for one page over many connections without a pause. The client is wrk, a C program that takes a fraction of the
// server's own time; Debian has it, and the bench installs it. Where it is not to be had it is autocannon, which is itself
// slower than what it measures: its figures are then a floor of the server's.
import { execFile, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { promisify } from 'node:util'
import autocannon from 'autocannon'
import { installFromDebian } from '../prepare/debian.mjs'

/** Where wrk is; asked each time, since it may have just been installed. */
const program = () => ['/usr/bin/wrk', '/usr/local/bin/wrk', '/opt/homebrew/bin/wrk'].find((path) => existsSync(path))
const figuresOfWrk = 'scripts/bench/wrk-figures.lua'
const headers = { 'accept-encoding': 'br, gzip', 'accept-language': 'zh-CN' }

/** Leaves what the server's rows measure with, where it can be had without asking; without it the rows say so or are left out. */
export async function ensureLoadPrograms() {
  const missing = [!program() && 'wrk', !existsSync('/usr/sbin/nginx') && 'nginx-light'].filter(Boolean)
  if (missing.length > 0 && !(await installFromDebian(missing)))
    console.log(`${missing.join(', ')}: not here, and not installed`)
}

/** Which client measures, for the report. */
export const clientName = () => (program() ? 'wrk, one thread' : 'autocannon, itself slower than the server')

function wrkWords(path, { url, connections, seconds }) {
  const asked = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`])
  return [path, ['-t1', `-c${connections}`, `-d${seconds}s`, '-s', figuresOfWrk, ...asked, url]]
}

/** @returns requests of the run, how many a second, the 99th percentile in milliseconds. */
export async function pageLoad(url, { connections, seconds }) {
  const path = program()
  if (!path) {
    const { requests, latency } = await autocannon({ url, connections, duration: seconds, headers })
    return { total: requests.total, aSecond: Math.round(requests.average), p99: latency.p99 }
  }
  const { stdout } = await promisify(execFile)(...wrkWords(path, { url, connections, seconds }))
  const [, total, microseconds, p99, failed] = /^figures (\d+) (\d+) (\d+) (\d+)$/m.exec(stdout)?.map(Number) ?? []
  if (!total || failed > 0) throw new Error(`wrk ${url}: ${stdout}`)
  return { total, aSecond: Math.round((total * 1_000_000) / microseconds), p99: Math.round(p99 / 100) / 10 }
}

/** The same in a process of its own, for what is measured beside it. @returns the running process. */
export function flood(url, { connections, seconds }) {
  const path = program()
  const [command, words] = path
    ? wrkWords(path, { url, connections, seconds })
    : ['node_modules/.bin/autocannon', ['-c', String(connections), '-d', String(seconds), url]]
  return spawn(command, words, { stdio: 'ignore' })
}
