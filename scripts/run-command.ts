import { type ParseArgsConfig, parseArgs } from 'node:util'
import { loadEnvFiles } from '#lib/config/env-files'
import { environment } from '#lib/config/environment'
import { formatMessage } from '#lib/i18n/format-message'
import { isLocale, type Locale } from '#lib/i18n/locales'
import { closeAll } from '#lib/runtime/shutdown'
import type { Engine } from '#lib/store/engine'
import { databaseFile, store } from '#lib/store/process-store'
import { wasBegun } from '#lib/store/sqlite/lost-store'
import { commandMessages } from './leads/messages.ts'

type Asked = NonNullable<ParseArgsConfig['options']>

/** What a command line may hold of these options. */
export type Values<Options extends Asked> = ReturnType<
  typeof parseArgs<{ options: Options; allowPositionals: true }>
>['values']

export const commonOptions = { language: { type: 'string' }, help: { type: 'boolean' } } as const

export interface Call<Options> {
  engine: Engine
  language: Locale
  /** What stands after the command's name: ids or their ends, words, a file. */
  words: readonly string[]
  options: Options
}

export type Command<Options> = (call: Call<Options>) => Promise<void> | void

interface Program<Options> {
  help: (language: Locale) => string
  commands: Readonly<Record<string, Command<Options>>>
  /** How many words stand behind a command's name at most, where that is a number: a forgotten `--kind` must not mean everything. */
  mostWords: Readonly<Record<string, number>>
  /** Commands for which the store is not opened beforehand. */
  beforeStore?: Readonly<Record<string, (call: Omit<Call<Options>, 'engine'>) => Promise<void>>>
}

/** The language a command speaks: the one that `--language` names, else the terminal's, else English. */
function commandLanguage(given: string | undefined): Locale {
  const wanted = given ?? (/^zh/.test(process.env.LC_ALL ?? process.env.LANG ?? '') ? 'zh' : 'en')
  return isLocale(wanted) ? wanted : 'en'
}

/** A command makes no store: run with other settings than the site's it would find nothing in a new one, and back that up. */
function requireStore(language: Locale): void {
  const file = databaseFile()
  if (environment().DATABASE_URL || wasBegun(file)) return
  throw new Error(formatMessage(commandMessages[language].noStore, { file }))
}

async function run<Options extends Values<typeof commonOptions>>(
  [name = 'help', ...words]: readonly string[],
  options: Options,
  { help, commands, mostWords, beforeStore = {} }: Program<Options>,
): Promise<void> {
  const language = commandLanguage(options.language)
  if (options.help || name === 'help') return console.log(help(language))
  const extra = Object.hasOwn(mostWords, name) ? words[mostWords[name] ?? 0] : undefined
  if (extra !== undefined) throw new Error(`${name} … ${extra}?\n\n${help(language)}`)
  loadEnvFiles()
  const call = { language, words, options }
  const first = Object.hasOwn(beforeStore, name) ? beforeStore[name] : undefined
  if (first) return first(call)
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command) throw new Error(`${name}?\n\n${help(language)}`)
  requireStore(language)
  await command({ ...call, engine: await store() })
}

/** Runs the command that the command line names, and closes the store; what goes wrong is a sentence, not a stack. */
export async function runCommand<Options extends Asked & typeof commonOptions>(
  options: Options,
  program: Program<Values<Options>>,
): Promise<void> {
  // `… | head` reads what it needs and goes; there is nobody to write for any more.
  if (process.stdout.listenerCount('error') === 0)
    process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => process.exit(code === 'EPIPE' ? 0 : 1))
  try {
    const { positionals, values } = parseArgs({ allowPositionals: true, options })
    await run(positionals, values, program)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
  await closeAll('store')
}

/** How many rows a list may have. */
export function limitOf({ limit = '50' }: { limit?: string | undefined }): number {
  if (!/^[1-9]\d{0,5}$/.test(limit)) throw new Error(`--limit ${limit}?  --limit 50`)
  return Number(limit)
}
