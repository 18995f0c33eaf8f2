import { officialBody } from '../support/official-body.ts'

/** What the visitors of a run know: which message was accepted under which id. */
export interface Ledger {
  accepted: Map<string, string>
  /** Sends that had no answer or a refusal and were repeated with the same key. */
  repeated: number
  /** Statuses other than 200 that visitors saw. */
  refused: Map<number, number>
  /** Messages whose id was another one when they were sent again. */
  changedIds: number
  milliseconds: number[]
}

/** The ledger before the first lead is sent. */
export const newLedger = (): Ledger => ({
  accepted: new Map(),
  repeated: 0,
  refused: new Map(),
  changedIds: 0,
  milliseconds: [],
})

let messages = 0

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** An address of its own for every message: limits are tested elsewhere. */
function visitorOf(message: number): string {
  return `203.${(message >> 16) & 255}.${(message >> 8) & 255}.${message & 255}`
}

async function sendOnce(origin: string, message: string, key: string, visitor: string): Promise<number | string> {
  const response = await fetch(`${origin}/api/contact/official`, {
    method: 'POST',
    headers: { Origin: origin, 'Content-Type': 'application/json', 'Idempotency-Key': key, 'X-Forwarded-For': visitor },
    body: JSON.stringify({ ...officialBody, type: message }),
    signal: AbortSignal.timeout(8_000),
  })
  const answer: unknown = await response.json()
  const id = typeof answer === 'object' && answer !== null && 'id' in answer ? answer.id : undefined
  return response.status === 200 && typeof id === 'string' ? id : response.status
}

/** One message until it is accepted, over any number of restarts, as a browser's form does it. */
export async function sendMessage(origin: string, ledger: Ledger, isOver: () => boolean): Promise<void> {
  messages += 1
  const [message, key, visitor] = [`message ${messages}`, crypto.randomUUID(), visitorOf(messages)]
  while (!isOver()) {
    const startedAt = performance.now()
    const answer = await sendOnce(origin, message, key, visitor).catch(() => 0)
    if (typeof answer === 'string') {
      ledger.milliseconds.push(performance.now() - startedAt)
      const earlier = ledger.accepted.get(message)
      if (earlier && earlier !== answer) ledger.changedIds += 1
      ledger.accepted.set(message, answer)
      // Now and then the answer does not reach the visitor, who sends again.
      if (earlier || Math.random() > 0.1) return
    } else if (answer > 0) {
      ledger.refused.set(answer, (ledger.refused.get(answer) ?? 0) + 1)
    }
    ledger.repeated += 1
    await pause(answer === 0 ? 100 : 20 + Math.random() * 60)
  }
}

/** Parallel visitors that write until told to stop. */
export async function runSenders(count: number, origin: string, ledger: Ledger, isOver: () => boolean): Promise<void> {
  const sender = async () => {
    while (!isOver()) {
      await sendMessage(origin, ledger, isOver)
      await pause(Math.random() * 30)
    }
  }
  await Promise.all(Array.from({ length: count }, sender))
}
