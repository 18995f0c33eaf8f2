/** `npm run datasets`: requests for the datasets, for the people who answer them. */
import { parseArgs } from 'node:util'
import { commands } from './datasets/commands.ts'
import { commandMessages } from './datasets/messages.ts'
import { runCommand } from './run-command.ts'

const text = { type: 'string' } as const

await runCommand(
  () =>
    parseArgs({
      allowPositionals: true,
      options: { state: text, limit: text, note: text, reason: text, language: text, help: { type: 'boolean' } },
    }),
  { help: (language) => commandMessages[language].help.join('\n'), commands },
)
