import { eventParser, type StreamEvent } from './event-stream.ts'
import { retryDelay } from './outbox.ts'

const silenceMs = 45_000
const firstByteMs = 10_000

interface Port {
  /** Opens the stream after the last message that is here. */
  stream(signal: AbortSignal): Promise<Response>
  /** Waits for news by a long request, where streams do not get through. */
  poll(signal: AbortSignal): Promise<void>
  onEvent(event: StreamEvent): void
  online(on: boolean): void
}

const sleep = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })

/** Reads one stream to its end. True when anything came through it. */
async function readStream(port: Port, outer: AbortSignal): Promise<boolean> {
  const inner = new AbortController()
  const stop = () => inner.abort()
  outer.addEventListener('abort', stop)
  let watchdog = setTimeout(stop, firstByteMs)
  let any = false
  try {
    const { body } = await port.stream(inner.signal)
    const reader = body?.pipeThrough(new TextDecoderStream()).getReader()
    const take = eventParser((event) => port.onEvent(event))
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
      if (!any) port.online(true)
      any = true
      clearTimeout(watchdog)
      watchdog = setTimeout(stop, silenceMs)
      take(part.value)
    }
  } catch (error) {
    if (!any) throw error
  } finally {
    clearTimeout(watchdog)
    outer.removeEventListener('abort', stop)
    inner.abort()
  }
  return any
}

/** Receives events until the signal aborts: by stream, and by long polling after three streams that brought nothing. */
export async function listen(port: Port, signal: AbortSignal): Promise<void> {
  let failures = 0
  let polls = 0
  while (!signal.aborted) {
    try {
      if (failures >= 3) {
        await port.poll(signal)
        port.online(true)
        polls += 1
        if (polls % 10 === 0) failures = 2
        continue
      }
      failures = (await readStream(port, signal)) ? 0 : failures + 1
      await sleep(Math.random() * 1000, signal)
    } catch {
      if (signal.aborted) return
      failures += 1
      port.online(false)
      await sleep(500 + retryDelay(Math.min(failures, 6)), signal)
    }
  }
}
