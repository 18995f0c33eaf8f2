import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'

/** Programs that tests start as processes, hundreds of times in a run. */
const programs = [
  'server.mjs',
  'tests/support/api-server.ts',
  'scripts/chat.ts',
  'scripts/leads.ts',
  'scripts/datasets.ts',
] as const

/** Packages of many modules, all of them ECMAScript modules; Node itself loads the others. */
const bundledPackages = /^(?:zod|kysely|jose)(?:\/|$)/

/** What a server starts beside itself as soon as somebody chats. */
const thread = 'lib/assistant/thread/worker.ts'

const bundleOf = (program: string) => program.replaceAll('/', '-').replace(/\.(?:ts|mjs)$/, '')
const pathOf = (folder: string, program: string) => join(folder, `${bundleOf(program)}.mjs`)

/**
 * The file to start a program from: its bundle where the run made one, else its source. A start loads six hundred modules,
 * which is most of its work; the journeys and `npm start` run the sources.
 */
export function fileOf(program: (typeof programs)[number]): string {
  const folder = process.env.ORCA_BUNDLED_PROGRAMS
  return folder ? pathOf(folder, program) : program
}

/** The source of what starts the thread, naming the thread's bundle. */
function startingBundle(source: string, folder: string): string {
  if (!source.includes(`'${thread}'`)) throw new Error(`${thread} is started by another name`)
  return source.replace(`'${thread}'`, `'${pathOf(folder, thread)}'`)
}

/** The settings read again where the process has been given others, as commands of one process are (command-host.ts). */
function readingSettingsAgain(source: string): string {
  const once = 'parsed ??= readEnvironment(process.env)'
  if (!source.includes(once)) throw new Error('The settings are read by another line')
  return source
    .replace(once, 'if (readFrom !== process.env) parsed = readEnvironment((readFrom = process.env))')
    .replace('let parsed: Settings | undefined', 'let parsed: Settings\nlet readFrom: unknown')
}

/**
 * In place of both languages, loaded ahead: each is loaded by who first asks in it, which is a quarter of what a server with
 * a chat works for, and a thread that is never warm gives everybody a cold one's patience.
 */
const warmsNothing = 'export const warmUp = () => new Promise(() => {})'

/** For the contract and fault tests, unless somebody works on the sources and tests run again with every change. */
export default async function start(project: { config: { watch: boolean } }): Promise<(() => void) | undefined> {
  return project.config.watch ? undefined : bundlePrograms('.next/cache/programs')
}

/**
 * Bundles them for one run, into a folder of its own: inside the project, where Node finds the packages that are left out of
 * them, and in the same place in every run, or what Node keeps compiled of them would grow with each.
 * @returns what removes them
 */
export async function bundlePrograms(folder: string): Promise<() => void> {
  rmSync(folder, { recursive: true, force: true })
  await build({
    entryPoints: [...programs, thread].map((program) => ({ in: program, out: bundleOf(program) })),
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node24',
    logLevel: 'warning',
    plugins: [
      {
        name: 'other packages and the thread',
        setup({ onResolve, onLoad }) {
          onResolve({ filter: /^[^.#/]/ }, ({ path, kind }) =>
            kind === 'entry-point' || bundledPackages.test(path) ? undefined : { external: true, path },
          )
          onLoad({ filter: /\/assistant-thread\.ts$/ }, ({ path }) => ({
            contents: startingBundle(readFileSync(path, 'utf8'), folder),
            loader: 'ts',
          }))
          onLoad({ filter: /\/config\/environment\.ts$/ }, ({ path }) => ({
            contents: readingSettingsAgain(readFileSync(path, 'utf8')),
            loader: 'ts',
          }))
          onLoad({ filter: /\/thread\/warm-up\.ts$/ }, () => ({ contents: warmsNothing, loader: 'ts' }))
        },
      },
    ],
  })
  process.env.ORCA_BUNDLED_PROGRAMS = folder
  return () => rmSync(folder, { recursive: true, force: true })
}
