import { startChaosUpstream } from './chaos-upstream.ts'
import { newLedger, runSenders } from './senders.ts'
import { startTestBed, type TestBedOptions } from './test-bed.ts'
import { holds } from './verdict.ts'

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Rounds of: start, let visitors send for a moment, kill -9; the company's system is in trouble all the while. */
export async function killRounds(
  rounds: number,
  senders: number,
  options: Omit<TestBedOptions, 'upstream' | 'timeScale'>,
): Promise<boolean> {
  const stage = await startTestBed({ ...options, timeScale: '0.02', upstream: await startChaosUpstream() })
  const ledger = newLedger()
  const startedAt = Date.now()
  let over = false
  const visitors = runSenders(senders, stage.origin, ledger, () => over)
  for (let round = 1; round <= rounds; round += 1) {
    const app = await stage.start()
    await pause(30 + Math.random() * 500)
    await app.kill('SIGKILL')
    if (round % 10 === 0) console.log(`  ${round} of ${rounds} rounds, ${ledger.accepted.size} accepted`)
  }
  over = true
  await visitors
  await stage.settle(120_000 + rounds * 1000)
  const seconds = Math.round((Date.now() - startedAt) / 1000)
  const isFine = holds(ledger, await stage.readStored(), stage.upstream, { 'kills -9': rounds, seconds })
  await stage.end()
  return isFine
}
