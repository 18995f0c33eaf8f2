/** `npm run leads`: what visitors sent, for the people who answer them. */
import { options } from './leads/call.ts'
import { commands } from './leads/commands.ts'
import { helpOf } from './leads/messages.ts'
import { restoreBackup } from './leads/restore.ts'
import { runCommand } from './run-command.ts'

const mostWords = { list: 0, export: 1, watch: 0, erasures: 1, purge: 0, backup: 1, restore: 1, 'new-keys': 0 }

await runCommand(options, { help: helpOf, commands, mostWords, beforeStore: { restore: restoreBackup } })
