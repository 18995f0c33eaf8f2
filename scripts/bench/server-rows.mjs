// The server's rows of `npm run bench`: pages a second, time of processor for each, memory and start, beside an empty app
// of the same framework. `npm run bench:server` runs them alone. Times are never asserted.
import { readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { ensureBuilt } from '../prepare/build.mjs'
import { besideChat, firstAnswers } from './chat-load.mjs'
import { enquiriesBeside, sendEnquiry } from './enquiries.mjs'
import { behindNginx } from './nginx.mjs'
import { clientName, ensureLoadPrograms, pageLoad } from './page-load.mjs'
import { writeReport } from './report.mjs'
import { startEmptyApp, startSite } from './server.mjs'

const connections = 32

/** Milliseconds of processor that a process has used. */
function processorMs(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ')
  return (Number(fields[11]) + Number(fields[12])) * 10
}

async function loadFor(seconds, name, { origin, path, pid }) {
  await pageLoad(origin + path, { connections, seconds: 1 })
  const before = pid && processorMs(pid)
  const { total, aSecond, p99 } = await pageLoad(origin + path, { connections, seconds })
  const microseconds = pid && Math.round(((processorMs(pid) - before) * 1000) / total)
  const row = { 'a second': aSecond, 'p99 ms': p99, 'CPU µs each': microseconds }
  console.log(`${name} ${path}`, row)
  return [`${name}, \`${path}\``, row]
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

/** @returns the report's sections; `seconds` that each address is asked for without a pause. */
export async function serverRows({ seconds = 5 } = {}) {
  await ensureLoadPrograms()
  const load = (name, origin, path, pid) => loadFor(seconds, name, { origin, path, pid })
  const rows = []
  const siteStart = await startMs(startSite)
  const site = await startSite({ TRUSTED_PROXY_HOPS: '1' })
  await new Promise((resolve) => setTimeout(resolve, 3_000))
  const idle = Math.round(site.memoryMb())
  for (const path of ['/en', '/', '/product/smurf', '/nosuch'])
    rows.push(await load('site', site.origin, path, site.pid))
  rows.push(
    ...(await behindNginx(site.origin, async (origin) => [await load('site behind nginx', origin, '/en', site.pid)])),
  )
  const loaded = Math.round(site.memoryMb())
  const enquiries = {
    'nothing else': await enquiriesBeside(site.origin, 0),
    '200 connections of pages': await enquiriesBeside(site.origin, 200),
  }
  const [chinese, english] = await firstAnswers(site.origin)
  const chat = {}
  for (const connections of [0, 1, 8])
    chat[`${connections} connections`] = await besideChat(site.origin, connections, sendEnquiry)
  const withChat = Math.round(site.memoryMb())
  await site.stop()

  const emptyStart = await startMs(startEmptyApp)
  const emptyApp = await startEmptyApp()
  const emptyIdle = Math.round(emptyApp.memoryMb())
  rows.push(await load('empty app of the framework', emptyApp.origin, '/'))
  const emptyLoaded = Math.round(emptyApp.memoryMb())
  await emptyApp.stop()
  return {
    Server: {
      conditions: `${connections} connections, ${seconds} s each, by a client on the same machine (${clientName()}).`,
      rows: Object.fromEntries(rows),
    },
    'Start and memory': {
      conditions:
        'Until the first page, the median of three starts; after three seconds of rest; after the rows above; once the chat was used in both languages.',
      rows: {
        site: {
          'first page after ms': siteStart,
          'memory idle MB': idle,
          'after load MB': loaded,
          'with chat MB': withChat,
        },
        'empty app': { 'first page after ms': emptyStart, 'memory idle MB': emptyIdle, 'after load MB': emptyLoaded },
      },
    },
    Enquiries: {
      conditions:
        'One enquiry after the other for six seconds, each stored before it is answered, beside a flood of pages.',
      rows: enquiries,
    },
    Chat: {
      conditions: `Six seconds each, while so many connections send texts of 4,000 characters that are longest to read. The first answer of a process took ${chinese} ms in Chinese, then ${english} ms in English.`,
      rows: chat,
    },
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  if (!(await ensureBuilt())) process.exit(1)
  console.log(writeReport(await serverRows()))
}
