/** `npm run leads`: what visitors sent, for the people who answer them. */
import { options } from './leads/call.ts'
import { commands } from './leads/commands.ts'
import { helpOf } from './leads/messages.ts'
import { restoreBackup } from './leads/restore.ts'
import { runCommand } from './run-command.ts'

await runCommand(options, { help: helpOf, commands, beforeStore: { restore: restoreBackup } })
