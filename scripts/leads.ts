/** `npm run leads`: what visitors sent, for the people who answer them. */
import { parseArgs } from 'node:util'
import { loadEnvFiles } from '#lib/config/env-files'
import { environment } from '#lib/config/environment'
import { eraseAgain } from '#lib/people/erase-person'
import { databaseFile, store } from '#lib/store/process-store'
import { commandLanguage } from './command-language.ts'
import type { Call } from './leads/call.ts'
import { commands } from './leads/commands.ts'
import { commandMessages, helpOf } from './leads/messages.ts'
import { restore } from './leads/restore.ts'
import { erasuresInFile, listBeside, merged, readList } from './people/erasure-list.ts'
import { personMessages } from './people/messages.ts'
import { runCommand } from './run-command.ts'

const text = { type: 'string' } as const
const flag = { type: 'boolean' } as const

function readCall() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      kind: text,
      state: text,
      since: text,
      email: text,
      phone: text,
      words: text,
      list: text,
      save: text,
      limit: text,
      language: text,
      all: flag,
      yes: flag,
      help: flag,
    },
  })
  const [name = 'help', ...names] = positionals
  const language = commandLanguage(values.language)
  return { name: values.help ? 'help' : name, names, options: values, language }
}

async function run(): Promise<void> {
  const { name, names, options, language } = readCall()
  const words = commandMessages[language]
  if (name === 'help') return console.log(helpOf(language))
  loadEnvFiles()
  if (name === 'restore') {
    const [file] = names
    if (!file || environment().DATABASE_URL) throw new Error(helpOf(language))
    const erasures = merged(erasuresInFile(databaseFile()), ...[databaseFile(), file].map(listBeside).map(readList))
    restore(file, databaseFile())
    console.log(`${words.restored} ${file}`)
    if (erasures.length === 0) return
    const count = await eraseAgain(await store(), erasures, Date.now())
    return console.log(`${count} ${personMessages[language].again}`)
  }
  const command = commands[name]
  if (!command) throw new Error(`${name}?\n\n${helpOf(language)}`)
  const call: Call = { engine: await store(), language, names, options }
  await command(call)
}

await runCommand(run)
