import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { fileOf } from './bundled-programs.ts'

export interface CommandResult {
  code: number
  out: string
  error: string
}

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
  script: 'chat' | 'datasets' | 'leads',
  settings: Record<string, string>,
  words: readonly string[],
  input = '',
): Promise<CommandResult> {
  const child = startShellCommand(script, settings, words)
  child.stdin.end(input)
  const [out, error, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')])
  return { code, out, error }
}

/** Room for what a command makes once and never again: collecting it was a fifth of what a command works. */
const room = ['--min-semi-space-size=16', '--max-semi-space-size=16']

/** The same, for one that goes on until it is stopped. */
export function startShellCommand(
  script: 'chat' | 'datasets' | 'leads',
  settings: Record<string, string>,
  words: readonly string[],
) {
  return spawn(process.execPath, [...room, fileOf(`scripts/${script}.ts`), ...words], {
    env: { ...machineSettings(), ...settings },
  })
}
