import { type Behaviour, behaviours, startUpstream, type Upstream } from '../support/upstream.ts'

/** Out of 100 calls: how a system in trouble treats them. Three kinds of trouble come after it has kept the lead. */
const shares: readonly [behaviour: Behaviour, share: number][] = [
  [behaviours.ok, 52],
  [behaviours.error, 20],
  [behaviours.dropAfterKeeping, 10],
  [behaviours.drop, 5],
  [behaviours.garbage, 4],
  [behaviours.hang, 4],
  [behaviours.notHttp, 3],
  [behaviours.redirect, 1],
  [behaviours.drip, 1],
]

const chaos: Behaviour = (response, save, call) => {
  let left = Math.random() * 100
  for (const [behave, share] of shares) {
    left -= share
    if (left < 0) return behave(response, save, call)
  }
  behaviours.ok(response, save)
}

/** A company system that answers in all the ways that such a system may fail. */
export function startChaosUpstream(): Promise<Upstream> {
  return startUpstream(chaos)
}
