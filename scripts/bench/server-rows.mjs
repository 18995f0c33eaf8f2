// The server's rows of `npm run bench`: pages a second, time of processor for each, memory and start, beside an empty app
// of the same framework and a plain Node server that sends the same bytes. `node scripts/bench/server-rows.mjs` runs
// them alone. They are printed and kept in docs/performance/server.{json,md}; times are never asserted.
import { execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import autocannon from 'autocannon'
import { buildFloor } from './floor.mjs'
import { freePort, startServer } from './server.mjs'

const connections = 32
const duration = 5
const headers = { 'accept-encoding': 'br, gzip', 'accept-language': 'zh-CN' }
const places = { json: 'docs/performance/server.json', table: 'docs/performance/server.md' }
const nginx = '/usr/sbin/nginx'

/** Milliseconds of processor that a process has used. */
function processorMs(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ')
  return (Number(fields[11]) + Number(fields[12])) * 10
}

async function load(name, origin, path, pid) {
  const url = origin + path
  await autocannon({ url, connections, duration: 1, headers })
  const before = pid && processorMs(pid)
  const { requests, latency } = await autocannon({ url, connections, duration, headers })
  const microseconds = pid && Math.round(((processorMs(pid) - before) * 1000) / requests.total)
  return { name, path, perSecond: Math.round(requests.average), p99Ms: latency.p99, cpuMicroseconds: microseconds }
}

/** Medians of three starts, until the first page. */
async function startMs(start) {
  const times = []
  for (let round = 0; round < 3; round += 1) {
    const server = await start()
    times.push(server.readyMs)
    await server.stop()
  }
  return Math.round(times.sort((a, b) => a - b)[1])
}

async function behindNginx(origin, measure) {
  if (!existsSync(nginx)) return []
  const folder = mkdtempSync(join(tmpdir(), 'orca-bench-nginx-'))
  const port = await freePort()
  const given = readFileSync('deploy/nginx.conf', 'utf8')
    .replace(/server \{\n {2}listen 80;[^}]*\}/, '')
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port};`)
    .replaceAll(/^ +(listen \[::\]|ssl_).*$/gm, '')
    .replace('127.0.0.1:3000', new URL(origin).host)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  )
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; master_process off; pid ${folder}/pid; error_log stderr;\nevents {}\nhttp { access_log off; ${temporary.join(' ')}\n${given}\n}\n`,
  )
  const proxy = spawn(nginx, ['-p', folder, '-c', join(folder, 'nginx.conf')], { stdio: 'ignore' })
  try {
    await new Promise((resolve) => setTimeout(resolve, 500))
    return await measure(`http://127.0.0.1:${port}`)
  } finally {
    proxy.kill('SIGTERM')
    await new Promise((resolve) => proxy.once('exit', resolve))
    rmSync(folder, { recursive: true, force: true })
  }
}

/** A file with the brotli bytes of the English home page. */
function packedPage() {
  const { documents } = JSON.parse(readFileSync('.next/orca-static.json', 'utf8'))
  return join('.next/orca-compressed', `${documents['/en'].hash}.br`)
}

/** @returns rows and facts of one run; also written to docs/performance. */
export async function serverRows() {
  const rows = []
  const startSite = () =>
    startServer('node', ['server.ts'], { environment: { DATA_DIR: mkdtempSync(join(tmpdir(), 'orca-bench-')) } })
  const siteStart = await startMs(startSite)
  const site = await startSite()
  await new Promise((resolve) => setTimeout(resolve, 3_000))
  const idle = Math.round(site.memoryMb())
  for (const path of ['/en', '/', '/product/smurf', '/nosuch'])
    rows.push(await load('site', site.origin, path, site.pid))
  rows.push(
    ...(await behindNginx(site.origin, async (origin) => [await load('site behind nginx', origin, '/en', site.pid)])),
  )
  const loaded = Math.round(site.memoryMb())
  await site.stop()

  const plain = await startServer('node', ['scripts/bench/server-plain.mjs', packedPage()])
  rows.push(await load('plain Node, the same bytes', plain.origin, '/en', plain.pid))
  await plain.stop()

  const floor = buildFloor()
  const empty = () => startServer('next', ['start'], { cwd: floor })
  const emptyStart = await startMs(empty)
  const emptyApp = await empty()
  const emptyIdle = Math.round(emptyApp.memoryMb())
  rows.push(await load('empty app of the framework', emptyApp.origin, '/'))
  const facts = {
    machine: `${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, load ${loadavg()[0]?.toFixed(1)}`,
    commit: execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim(),
    site: { startMs: siteStart, idleMb: idle, loadedMb: loaded },
    empty: { startMs: emptyStart, idleMb: emptyIdle, loadedMb: Math.round(emptyApp.memoryMb()) },
  }
  await emptyApp.stop()
  keep(rows, facts)
  return { rows, facts }
}

function table(rows, { machine, commit, site, empty }) {
  const line = (cells) => `| ${cells.join(' | ')} |`
  const shown = rows.map(({ name, path, perSecond, p99Ms, cpuMicroseconds }) =>
    line([name, `\`${path}\``, perSecond, p99Ms, cpuMicroseconds ?? '']),
  )
  return `# The server's figures

Written by \`npm run bench\`: ${connections} connections, ${duration} s each, by a client on the same machine (${machine}), at
\`${commit}\`. Times rank servers of one run; they are no promise for another machine.

${line(['server', 'address', 'a second', 'p99 ms', 'CPU µs each'])}
${line(['---', '---', '---', '---', '---'])}
${shown.join('\n')}

${line(['', 'first page after ms', 'memory idle MB', 'after load MB'])}
${line(['---', '---', '---', '---'])}
${line(['site', site.startMs, site.idleMb, site.loadedMb])}
${line(['empty app', empty.startMs, empty.idleMb, empty.loadedMb])}
`
}

function keep(rows, facts) {
  const before = existsSync(places.json) ? JSON.parse(readFileSync(places.json, 'utf8')).rows : []
  mkdirSync('docs/performance', { recursive: true })
  writeFileSync(places.json, `${JSON.stringify({ ...facts, rows }, null, 2)}\n`)
  const written = table(rows, facts)
  writeFileSync(places.table, written)
  console.log(written)
  for (const row of rows) {
    const earlier = before.find(({ name, path }) => name === row.name && path === row.path)
    if (earlier) console.log(`${row.name} ${row.path}: ${earlier.perSecond} a second last time, now ${row.perSecond}`)
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await serverRows()
