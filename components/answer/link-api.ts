import type { AnswerReading, CannedPhrase } from '#lib/protocol/answer-link'

/** Why a call came to nothing: the link opens nothing (any more), a rule forbids it, or it is to be tried again. */
export type Problem = 'refused' | 'wrong' | 'later'

/** A call that came to nothing. */
export class LinkProblem extends Error {
  override name = 'LinkProblem'
  readonly problem: Problem

  constructor(problem: Problem) {
    super(problem)
    this.problem = problem
  }
}

const problemOf = (status: number): Problem =>
  status === 401 || status === 404 ? 'refused' : status === 429 || status >= 500 ? 'later' : 'wrong'

/** A call is given up after so long; a reading waits 25 s of that for something to happen. */
const patienceMs = 40_000

async function call(right: string, what: string, body: object, signal?: AbortSignal): Promise<unknown> {
  const given = new AbortController()
  const giveUp = () => given.abort()
  const timer = setTimeout(giveUp, patienceMs)
  signal?.addEventListener('abort', giveUp)
  try {
    const answer = await fetch(`/api/answer-link/${what}`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${right}`, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      credentials: 'omit',
      cache: 'no-store',
      referrerPolicy: 'no-referrer',
      signal: given.signal,
    })
    if (!answer.ok) throw new LinkProblem(problemOf(answer.status))
    return await answer.json()
  } catch (error) {
    throw error instanceof LinkProblem ? error : new LinkProblem('later')
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', giveUp)
  }
}

/** What a reading knows already. */
export interface Known {
  after?: number
  revision?: number
  version?: string
  wait?: number
}

/** The calls of one link; each throws `LinkProblem`. The right travels in a header alone. */
export function linkApi(right: string, device: string) {
  return {
    // Our own server's answers, whose types both sides share (`lib/protocol/answer-link.ts`).
    read: async (known: Known, signal: AbortSignal) =>
      (await call(right, 'read', { ...known, device }, signal)) as AnswerReading,
    canned: async () => ((await call(right, 'canned', {})) as { phrases: CannedPhrase[] }).phrases,
    answer: (key: string, text: string, name: string) =>
      call(right, 'answer', { device, key, text, ...(name === '' ? {} : { name }) }),
    take: (name: string, over: number) => call(right, 'take', { device, name, over }),
    handOver: async () => ((await call(right, 'hand-over', {})) as { token: string }).token,
    withdraw: () => call(right, 'withdraw', { device }),
    close: () => call(right, 'close', {}),
  }
}

export type LinkApi = ReturnType<typeof linkApi>
