/** `npm run chat`: what visitors said, for the people who answer them. */
import { parseArgs } from 'node:util'
import { away, canned, gaps, ratings } from './chat/answers.ts'
import type { Command } from './chat/call.ts'
import { close, list, search, show, watch } from './chat/conversations.ts'
import { files } from './chat/files.ts'
import { letter } from './chat/letter.ts'
import { link, links, withdraw } from './chat/links.ts'
import { helpOf } from './chat/messages.ts'
import { reply } from './chat/reply.ts'
import { stats } from './chat/stats.ts'
import { erase, exportPerson, find } from './people/commands.ts'
import { personOptions } from './people/sought.ts'
import { runCommand } from './run-command.ts'

const commands: Readonly<Record<string, Command>> = {
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
  find,
  export: exportPerson,
  erase,
}

const text = { type: 'string' } as const
const flag = { type: 'boolean' } as const

await runCommand(
  () =>
    parseArgs({
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
    }),
  { help: helpOf, commands },
)
