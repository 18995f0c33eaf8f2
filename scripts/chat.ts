/** `npm run chat`: what visitors said, for the people who answer them. */
import { parseArgs } from 'node:util'
import { loadEnvFiles } from '#lib/config/env-files'
import { store } from '#lib/store/process-store'
import { away, canned, gaps, ratings } from './chat/answers.ts'
import type { Command } from './chat/call.ts'
import { close, list, search, show, watch } from './chat/conversations.ts'
import { files } from './chat/files.ts'
import { letter } from './chat/letter.ts'
import { link, links, withdraw } from './chat/links.ts'
import { helpOf } from './chat/messages.ts'
import { reply } from './chat/reply.ts'
import { stats } from './chat/stats.ts'
import { commandLanguage } from './command-language.ts'
import { erase, exportPerson, find } from './people/commands.ts'
import { type PersonCall, personOptions } from './people/sought.ts'
import { runCommand } from './run-command.ts'

/** A command that is about a person, whatever they sent. */
const ofPerson =
  (command: (call: PersonCall) => Promise<void>): Command =>
  ({ words, ...call }) =>
    command({ ...call, ids: words })

const commands: Partial<Record<string, Command>> = {
  list,
  show,
  reply,
  files,
  close,
  search,
  watch,
  stats,
  link,
  links,
  withdraw,
  letter,
  gaps,
  canned,
  away,
  satisfaction: ratings,
  find: ofPerson(find),
  export: ofPerson(exportPerson),
  erase: ofPerson(erase),
}

const text = { type: 'string' } as const
const flag = { type: 'boolean' } as const

async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      ...personOptions,
      days: text,
      until: text,
      limit: text,
      csv: text,
      file: text,
      all: flag,
      close: flag,
      'no-mail': flag,
      help: flag,
    },
  })
  const [name = 'help', ...words] = positionals
  const language = commandLanguage(values.language)
  if (values.help || name === 'help') return console.log(helpOf(language))
  const command = commands[name]
  if (!command) throw new Error(`${name}?\n\n${helpOf(language)}`)
  loadEnvFiles()
  await command({ engine: await store(), language, words, options: values })
}

await runCommand(run)
