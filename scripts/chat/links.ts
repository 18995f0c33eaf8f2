import { linkAddress, listLinks, makeLink, withdrawLinks } from '#lib/chat/answer-links/links'
import { formatMessage } from '#lib/i18n/format-message'
import { localTime } from '../leads/describe.ts'
import { printable, table } from '../leads/table.ts'
import type { Command } from './call.ts'
import { named } from './conversations.ts'
import { commandMessages, helpOf } from './messages.ts'

/** `link`: a new link that answers one conversation. It is printed here, once, and kept nowhere. */
export const link: Command = async (call) => {
  const { engine, words } = call
  const { id } = await named(call, words[0])
  console.log(linkAddress(await makeLink(engine, { conversationId: id, by: 'command', now: Date.now() })))
}

/** `links`: the links that work, of one conversation or of all. What opens them is not known here. */
export const links: Command = async (call) => {
  const { engine, language, words } = call
  const { headings, madeBy, none } = commandMessages[language].links
  const id = words[0] === undefined ? undefined : (await named(call, words[0])).id
  const rows = (await listLinks(engine, Date.now(), id)).map((one) => [
    one.conversation_id.slice(-12),
    madeBy[one.made_by],
    localTime(one.made_at),
    localTime(one.used_at),
    localTime(one.expiresAt),
    printable(one.holder),
  ])
  console.log(rows.length > 0 ? table(headings, rows) : none)
}

/** `withdraw`: no link to these conversations works any more; with `--all` none at all. */
export const withdraw: Command = async (call) => {
  const { engine, language, words, options } = call
  const now = Date.now()
  if (words.length === 0 && !options.all) throw new Error(helpOf(language))
  let count = 0
  const end = async (id: string) => {
    count += await withdrawLinks(engine, id, { now })
  }
  for (const word of words) await end((await named(call, word)).id)
  if (options.all)
    for (let some = await listLinks(engine, now); some.length > 0; some = await listLinks(engine, now))
      for (const id of new Set(some.map(({ conversation_id }) => conversation_id))) await end(id)
  console.log(formatMessage(commandMessages[language].links.withdrawn, { count }))
}
