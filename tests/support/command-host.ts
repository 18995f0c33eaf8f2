// Runs commands one after the other in one process, each as if it had the process to itself: a start is most of a command's work.
import { Readable } from 'node:stream'
import { pathToFileURL } from 'node:url'
import { z } from 'zod'

const call = z.object({
  file: z.string(),
  settings: z.record(z.string(), z.string()),
  words: z.array(z.string()),
  input: z.string(),
})

let calls = 0

/** Takes what is written to a stream meanwhile. */
function capture(stream: NodeJS.WriteStream) {
  const parts: string[] = []
  stream.write = (chunk: Uint8Array | string) => {
    parts.push(typeof chunk === 'string' ? chunk : Buffer.from(chunk).toString())
    return true
  }
  return parts
}

async function run({ file, settings, words, input }: z.infer<typeof call>) {
  // Another object: by it the settings know that they are to be read again (bundled-programs.ts).
  process.env = { NODE_ENV: 'test', ...settings }
  process.argv = [process.execPath, file, ...words]
  process.exitCode = 0
  Object.defineProperty(process, 'stdin', { value: Readable.from([Buffer.from(input)]), configurable: true })
  const [out, error] = [capture(process.stdout), capture(process.stderr)]
  calls += 1
  // What a program imports stays loaded; the program itself runs anew.
  await import(`${pathToFileURL(file)}?${calls}`)
  return { code: Number(process.exitCode), out: out.join(''), error: error.join('') }
}

let last = Promise.resolve()

process.on('message', (message) => {
  last = last.then(async () => {
    process.send?.(await run(call.parse(message)))
  })
})
process.on('disconnect', () => process.exit())
