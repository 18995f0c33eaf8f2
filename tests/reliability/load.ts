import { readFileSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { startUpstream } from '../support/upstream.ts'
import { newLedger, sendMessage } from './senders.ts'
import { startTestBed, type TestBedOptions } from './test-bed.ts'
import { holds, percentiles } from './verdict.ts'

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Resident memory of a process in MB. */
function memoryOf(pid: number): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Math.round(Number(kilobytes) / 1024)
}

/** What the disk itself takes for a durable write, ten times a second beside the load: the floor of any answer. */
async function measureFsync(directory: string, isOver: () => boolean): Promise<number[]> {
  const file = await open(join(directory, 'fsync'), 'w')
  const block = Buffer.alloc(4096, 1)
  const milliseconds: number[] = []
  while (!isOver()) {
    const startedAt = performance.now()
    await file.write(block)
    await file.sync()
    milliseconds.push(performance.now() - startedAt)
    await pause(100)
  }
  await file.close()
  return milliseconds
}

/** So many enquiries a second from as many addresses, whatever the answers take. */
export async function load(
  perSecond: number,
  seconds: number,
  options: Omit<TestBedOptions, 'upstream' | 'timeScale'>,
): Promise<boolean> {
  const stage = await startTestBed({ ...options, timeScale: '1', upstream: await startUpstream() })
  const app = await stage.start()
  const ledger = newLedger()
  let over = false
  const disk = measureFsync(stage.directory, () => over)
  const memory: number[] = []
  const sends: Promise<void>[] = []
  const startedAt = Date.now()
  while (Date.now() - startedAt < seconds * 1000) {
    const due = Math.floor(((Date.now() - startedAt) / 1000) * perSecond)
    while (sends.length < due) sends.push(sendMessage(stage.origin, ledger, () => false))
    if (memory.length < (Date.now() - startedAt) / 10_000) memory.push(memoryOf(app.pid))
    await pause(5)
  }
  await Promise.all(sends)
  over = true
  memory.push(memoryOf(app.pid))
  const busy = (loadavg()[0] ?? 0).toFixed(1)
  await app.kill('SIGTERM')
  await stage.settle(60_000)
  const isFine = holds(ledger, await stage.readStored(), stage.upstream, {
    'raw fsync p50 / p99 ms': percentiles(await disk),
    'memory MB, every 10 s': memory.join(' '),
    sent: sends.length,
    'load average of the machine': busy,
  })
  await stage.end()
  return isFine && ledger.accepted.size === sends.length
}
