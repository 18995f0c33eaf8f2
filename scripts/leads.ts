/** `npm run leads`: what visitors sent, for the people who answer them. */
import { parseArgs } from 'node:util'
import { commands } from './leads/commands.ts'
import { helpOf } from './leads/messages.ts'
import { restoreBackup } from './leads/restore.ts'
import { personOptions } from './people/sought.ts'
import { runCommand } from './run-command.ts'

const text = { type: 'string' } as const
const flag = { type: 'boolean' } as const

await runCommand(
  () =>
    parseArgs({
      allowPositionals: true,
      options: {
        ...personOptions,
        kind: text,
        state: text,
        since: text,
        save: text,
        limit: text,
        all: flag,
        help: flag,
      },
    }),
  { help: helpOf, commands, beforeStore: { restore: restoreBackup } },
)
