/** `npm run chat`: what visitors said, for the people who answer them. */
import { type Command, options } from './chat/call.ts'
import { helpOf } from './chat/messages.ts'
import { runCommand } from './run-command.ts'

/** A command that brings what it needs when it is called: everything of all of them takes longer than most of them run. */
const from =
  <Name extends string>(load: () => Promise<Record<Name, Command>>, name: Name): Command =>
  async (call) =>
    (await load())[name](call)

const answers = () => import('./chat/answers.ts')
const conversations = () => import('./chat/conversations.ts')
const links = () => import('./chat/links.ts')
const people = () => import('./people/commands.ts')

const commands: Readonly<Record<string, Command>> = {
  list: from(conversations, 'list'),
  show: from(conversations, 'show'),
  reply: from(() => import('./chat/reply.ts'), 'reply'),
  files: from(() => import('./chat/files.ts'), 'files'),
  close: from(conversations, 'close'),
  search: from(conversations, 'search'),
  watch: from(conversations, 'watch'),
  stats: from(() => import('./chat/stats.ts'), 'stats'),
  link: from(links, 'link'),
  links: from(links, 'links'),
  withdraw: from(links, 'withdraw'),
  letter: from(() => import('./chat/stats.ts'), 'letter'),
  gaps: from(answers, 'gaps'),
  canned: from(answers, 'canned'),
  away: from(answers, 'away'),
  satisfaction: from(answers, 'ratings'),
  find: from(people, 'find'),
  export: from(people, 'exportPerson'),
  erase: from(people, 'erase'),
}

const mostWords = {
  list: 0,
  show: 1,
  files: 2,
  watch: 0,
  stats: 0,
  link: 1,
  links: 1,
  letter: 0,
  gaps: 0,
  canned: 0,
  away: 1,
  satisfaction: 0,
}

await runCommand(options, { help: helpOf, commands, mostWords })
