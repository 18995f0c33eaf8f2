/** `npm run datasets`: requests for the datasets, for the people who answer them. */
import { parseArgs } from 'node:util'
import { loadEnvFiles } from '#lib/config/env-files'
import { store } from '#lib/store/process-store'
import { commandLanguage } from './command-language.ts'
import { commands } from './datasets/commands.ts'
import { commandMessages } from './datasets/messages.ts'
import { runCommand } from './run-command.ts'

const text = { type: 'string' } as const

async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { state: text, limit: text, note: text, reason: text, language: text, help: { type: 'boolean' } },
  })
  const [name = 'help', ...numbers] = positionals
  const language = commandLanguage(values.language)
  const help = commandMessages[language].help.join('\n')
  if (values.help || name === 'help') return console.log(help)
  const command = commands[name]
  if (!command) throw new Error(`${name}?\n\n${help}`)
  loadEnvFiles()
  await command({ engine: await store(), language, numbers, options: values })
}

await runCommand(run)
