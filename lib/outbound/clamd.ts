import { connect } from 'node:net'

/** A scanner's verdict on a file; `failed` if its answer is unusable. */
export type Verdict = { kind: 'clean' } | { kind: 'infected'; signature: string } | { kind: 'failed'; reason: string }

const longestAnswer = 4096

/** Where clamd listens: `host:port`, or the path of its socket. */
function placeOf(address: string) {
  if (address.startsWith('/')) return { path: address }
  const colon = address.lastIndexOf(':')
  return { host: address.slice(0, colon).replace(/^\[|\]$/g, ''), port: Number(address.slice(colon + 1)) }
}

function length(bytes: number): Buffer {
  const word = Buffer.alloc(4)
  word.writeUInt32BE(bytes)
  return word
}

function verdictOf(answer: string): Verdict {
  const said = answer.replace(/\0.*$/s, '').replace(/^stream: /, '')
  if (said === 'OK') return { kind: 'clean' }
  const signature = /^(.{1,200}) FOUND$/.exec(said)?.[1]
  return signature ? { kind: 'infected', signature } : { kind: 'failed', reason: said.slice(0, 200) || 'no answer' }
}

/** Lets clamd look at a file (its command INSTREAM: the file in chunks, each after its length). Never throws. */
export function scanBytes(address: string, bytes: Uint8Array, withinMs: number): Promise<Verdict> {
  return new Promise((resolve) => {
    let answer = ''
    const socket = connect(placeOf(address))
    function end(verdict: Verdict): void {
      clearTimeout(timer)
      socket.destroy()
      resolve(verdict)
    }
    const timer = setTimeout(() => end({ kind: 'failed', reason: 'timeout' }), withinMs)
    socket.on('error', ({ message }) => end({ kind: 'failed', reason: message }))
    socket.on('data', (chunk) => {
      answer += chunk
      if (answer.includes('\0') || answer.length > longestAnswer) end(verdictOf(answer))
    })
    socket.on('end', () => end(verdictOf(answer)))
    socket.on('connect', () => {
      socket.cork()
      socket.write('zINSTREAM\0')
      socket.write(length(bytes.byteLength))
      socket.write(bytes)
      socket.write(length(0))
      socket.uncork()
    })
  })
}
