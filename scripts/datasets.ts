/** `npm run datasets`: requests for the datasets, for the people who answer them. */
import { commands, options } from './datasets/commands.ts'
import { commandMessages } from './datasets/messages.ts'
import { runCommand } from './run-command.ts'

await runCommand(options, {
  help: (language) => commandMessages[language].help.join('\n'),
  commands,
  mostWords: { list: 0 },
})
