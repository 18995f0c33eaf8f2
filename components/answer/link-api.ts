import type { AnswerReading, CannedPhrase } from '#lib/protocol/answer-link'

/** Why a call came to nothing: the link opens nothing (any more), a rule forbids it, or it is to be tried again. */
export type Problem = 'refused' | 'wrong' | 'later'

/** A call that came to nothing. */
export class LinkProblem extends Error {
  override name = 'LinkProblem'
  readonly problem: Problem
  readonly file: string | undefined

  constructor(problem: Problem, file?: string) {
    super(problem)
    this.problem = problem
    this.file = file
  }
}

const problemOf = (status: number): Problem =>
  status === 401 || status === 404 ? 'refused' : status === 429 || status >= 500 ? 'later' : 'wrong'

/** A call is given up after so long; a reading waits 25 s of that for something to happen. */
const patienceMs = 40_000
const filePatienceMs = 120_000

async function fileFault(answer: Response): Promise<string | undefined> {
  const said: { fields?: { file?: string } } = await answer.json().catch(() => ({}))
  return said.fields?.file
}

async function call<Answer>(
  right: string,
  what: string,
  body: object | FormData,
  read: (answer: Response) => Promise<Answer>,
  signal?: AbortSignal,
): Promise<Answer> {
  // A form says its own type.
  const isForm = body instanceof FormData
  const given = new AbortController()
  const giveUp = () => given.abort()
  const timer = setTimeout(giveUp, isForm ? filePatienceMs : patienceMs)
  signal?.addEventListener('abort', giveUp)
  try {
    const answer = await fetch(`/api/answer-link/${what}`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${right}`, ...(isForm ? {} : { 'Content-Type': 'application/json' }) },
      body: isForm ? body : JSON.stringify(body),
      credentials: 'omit',
      cache: 'no-store',
      referrerPolicy: 'no-referrer',
      signal: given.signal,
    })
    if (!answer.ok) throw new LinkProblem(problemOf(answer.status), isForm ? await fileFault(answer) : undefined)
    return await read(answer)
  } catch (error) {
    throw error instanceof LinkProblem ? error : new LinkProblem('later')
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', giveUp)
  }
}

/** What the reader has already. */
export interface Known {
  after?: number
  revision?: number
  version?: string
  wait?: number
}

/** The calls of one link; each throws `LinkProblem`. The right travels in a header alone. */
export function linkApi(right: string, device: string) {
  // Our own server's answers, whose types both sides share (`lib/protocol/answer-link.ts`).
  const json = async <Answer>(what: string, body: object, signal?: AbortSignal) =>
    (await call(right, what, body, (answer) => answer.json(), signal)) as Answer
  const named = (name: string) => (name === '' ? {} : { name })
  return {
    read: (known: Known, signal: AbortSignal) => json<AnswerReading>('read', { ...known, device }, signal),
    canned: async () => (await json<{ phrases: CannedPhrase[] }>('canned', {})).phrases,
    answer: (key: string, text: string, name: string) => json('answer', { device, key, text, ...named(name) }),
    sendFile(key: string, file: File, name: string) {
      const form = new FormData()
      for (const [field, value] of Object.entries({ device, key, ...named(name) })) form.append(field, value)
      form.append('file', file, file.name)
      return json('send-file', form)
    },
    file: (id: string) => call(right, 'file', { id }, (answer) => answer.blob()),
    take: (name: string, over: number) => json('take', { device, name, over }),
    handOver: async () => (await json<{ token: string }>('hand-over', {})).token,
    withdraw: () => json('withdraw', { device }),
    close: () => json('close', {}),
  }
}

export type LinkApi = ReturnType<typeof linkApi>

/** Runs calls with the link; undefined where they failed, which the page says by itself. */
export type Act = <Result>(work: (calls: LinkApi) => Promise<Result>) => Promise<Result | undefined>
