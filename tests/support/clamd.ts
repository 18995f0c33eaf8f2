import { once } from 'node:events'
import { createServer } from 'node:net'

export interface Clamd {
  address: string
  /** What it was shown, one entry a file. */
  seen: Buffer[]
  close(): Promise<void>
}

/** Reads `INSTREAM` as clamd does: each chunk after its length, a length of 0 ends. */
function filesIn(stream: Buffer): Buffer | undefined {
  const command = 'zINSTREAM\0'
  if (!stream.subarray(0, command.length).equals(Buffer.from(command))) return undefined
  const chunks = []
  let at = command.length
  while (at + 4 <= stream.length) {
    const size = stream.readUInt32BE(at)
    if (size === 0) return Buffer.concat(chunks)
    chunks.push(stream.subarray(at + 4, at + 4 + size))
    at += 4 + size
  }
  return undefined
}

/** A scanner as far as one command needs it: whatever holds `sign` is infected. `mute` takes a file and says nothing. */
export async function startClamd(sign: string, answer: 'verdict' | 'mute' | 'full' = 'verdict'): Promise<Clamd> {
  const seen: Buffer[] = []
  const server = createServer((socket) => {
    let stream = Buffer.alloc(0)
    socket.on('error', () => {})
    socket.on('data', (chunk) => {
      stream = Buffer.concat([stream, chunk])
      const file = filesIn(stream)
      if (!file) return
      seen.push(file)
      if (answer === 'mute') return
      const found = file.includes(sign) ? 'Test-Signature FOUND' : 'OK'
      socket.end(answer === 'full' ? 'INSTREAM size limit exceeded. ERROR\0' : `stream: ${found}\0`)
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('no port')
  return {
    address: `127.0.0.1:${address.port}`,
    seen,
    async close() {
      server.close()
      await once(server, 'close')
    },
  }
}
