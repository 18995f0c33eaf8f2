import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream as NodeStream } from 'node:stream/web'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { chooseEncoding } from '#lib/static/choose-encoding'

/** Shorter bodies fit into one packet as they are. */
const worthCompressing = 1400

function headList(answer: Response, more: Record<string, string> = {}): string[] {
  const cookies = answer.headers.getSetCookie().flatMap((cookie) => ['Set-Cookie', cookie])
  const others = [...answer.headers].filter(([name]) => name !== 'set-cookie')
  return [...others.flat(), ...cookies, ...Object.entries(more).flat()]
}

/** Passes a stream on as it comes; a reader that leaves ends it, and one that is slow is waited for. */
async function passOn(body: ReadableStream<Uint8Array>, response: ServerResponse): Promise<void> {
  // Node's and the DOM's types of a stream differ in name only.
  const stream = Readable.fromWeb(body as NodeStream)
  // An abort on either side ends the other.
  await pipeline(stream, response).catch(() => {})
}

/** Writes an interface's answer: a stream as it comes, anything else whole and with its length. */
export async function sendWebResponse(
  answer: Response,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { body, status } = answer
  if (!body) return void response.writeHead(status, headList(answer)).end()
  // A known length is a file's, which is streamed as it is read.
  if (answer.headers.has('content-length') || answer.headers.get('content-type')?.startsWith('text/event-stream')) {
    response.writeHead(status, headList(answer))
    if (request.method === 'HEAD') {
      await body.cancel()
      return void response.end()
    }
    response.flushHeaders()
    return passOn(body, response)
  }
  const plain = Buffer.from(await answer.arrayBuffer())
  const packed = await compressed(plain, request)
  const vary = answer.headers.get('vary')
  const more = {
    'Content-Length': String((packed ?? plain).length),
    ...(packed && { 'Content-Encoding': 'gzip' }),
  }
  if (plain.length >= worthCompressing)
    answer.headers.set('Vary', vary ? `${vary}, Accept-Encoding` : 'Accept-Encoding')
  response.writeHead(status, headList(answer, more))
  response.end(request.method === 'HEAD' ? undefined : (packed ?? plain))
}

async function compressed(plain: Buffer, { headers }: IncomingMessage): Promise<Buffer | undefined> {
  if (plain.length < worthCompressing) return undefined
  const encoding = chooseEncoding(headers['accept-encoding'], { gzip: true })
  return encoding === 'gzip' ? promisify(gzip)(plain) : undefined
}
