import { type ChildProcess, fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { z } from 'zod'
import { fileOf } from './bundled-programs.ts'

const commandResult = z.object({ code: z.number(), out: z.string(), error: z.string() })

export type CommandResult = z.infer<typeof commandResult>

type Script = 'chat' | 'datasets' | 'leads'

/** What Node made of our modules is kept over a test run (`npm test`): each command would strip their types again. */
function machineSettings() {
  const { PATH, NODE_COMPILE_CACHE } = process.env
  return { NODE_ENV: 'test', PATH, ...(NODE_COMPILE_CACHE ? { NODE_COMPILE_CACHE } : {}) } as const
}

/**
 * `npm run leads`, `chat` or `datasets` in a process of its own, with nothing but these settings, over the store of the
 * server that has the same ones and may be running meanwhile. `input` is what is typed into it.
 */
export async function shellCommand(
  script: Script,
  settings: Record<string, string>,
  words: readonly string[],
  input = '',
): Promise<CommandResult> {
  const child = startShellCommand(script, settings, words)
  child.stdin.end(input)
  const [out, error, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')])
  return { code, out, error }
}

let host: ChildProcess | undefined
let last: Promise<unknown> = Promise.resolve()

/** One process for all commands of a test file, which ends with the file's own. */
function commandHost(): ChildProcess {
  if (host?.connected) return host
  host = fork('tests/support/command-host.ts', { env: machineSettings(), execArgv: room, stdio: 'ignore' })
  return host
}

async function inHost(message: object): Promise<CommandResult> {
  const child = commandHost()
  child.ref()
  child.channel?.ref()
  child.send(message)
  const [result] = await once(child, 'message')
  child.unref()
  child.channel?.unref()
  return commandResult.parse(result)
}

/**
 * The same as `shellCommand`, in a process that other commands of the test file have run in before: for what a command says and
 * does, and not for how its process starts and ends.
 */
export function hostedCommand(
  script: Script,
  settings: Record<string, string>,
  words: readonly string[],
  input = '',
): Promise<CommandResult> {
  if (!process.env.ORCA_BUNDLED_PROGRAMS) return shellCommand(script, settings, words, input)
  const message = {
    file: fileOf(`scripts/${script}.ts`),
    settings: { ...machineSettings(), ...settings },
    words,
    input,
  }
  const result = last.then(() => inHost(message))
  last = result.catch(() => {})
  return result
}

/** Room for what a command makes once and never again: collecting it was a fifth of what a command works. */
const room = ['--min-semi-space-size=16', '--max-semi-space-size=16']

/** The same, for one that goes on until it is stopped. */
export function startShellCommand(script: Script, settings: Record<string, string>, words: readonly string[]) {
  return spawn(process.execPath, [...room, fileOf(`scripts/${script}.ts`), ...words], {
    env: { ...machineSettings(), ...settings },
  })
}
