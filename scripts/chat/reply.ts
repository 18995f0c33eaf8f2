import { openAsBlob } from 'node:fs'
import { basename } from 'node:path'
import { text as textOf } from 'node:stream/consumers'
import { scanAttachment } from '#lib/api/leads/attachment-scan'
import { canMailAnswers } from '#lib/chat/answer-mail/answer-job'
import { leftAddress } from '#lib/chat/answer-mail/left-address'
import { mirrorBridge } from '#lib/chat/bridge/bridges'
import { checkedFile } from '#lib/chat/files/checked-file'
import { type SentFile, sentFile } from '#lib/chat/files/file-body'
import { chatLimits } from '#lib/chat/limits'
import { replyAsOperator } from '#lib/chat/operator-reply'
import { visitorLanguage } from '#lib/chat/visitor-language'
import { environment } from '#lib/config/environment'
import { characters } from '#lib/forms/patterns'
import { formatMessage } from '#lib/i18n/format-message'
import { ApiError } from '#lib/protocol/api-errors'
import type { ConversationRow } from '#lib/store/chat-tables'
import { printable } from '../leads/table.ts'
import type { Call, Command } from './call.ts'
import { close, named } from './conversations.ts'
import { commandMessages } from './messages.ts'

/** What an answer says, besides a file: what stands in the command, else what comes in. */
async function wordsOf({ language, words, options }: Call): Promise<string> {
  const given = words.slice(1).join(' ')
  const { needsText, tooLong } = commandMessages[language]
  const text = (given || options.file || process.stdin.isTTY ? given : await textOf(process.stdin)).trim()
  if (text === '' && !options.file) throw new Error(needsText)
  const count = characters(text)
  if (count > chatLimits.text) throw new Error(formatMessage(tooLong, { count, most: chatLimits.text }))
  return text
}

/** The file that `--file` names, as it is sent. */
async function fileOf(
  { engine, language, options }: Call,
  conversation: ConversationRow,
): Promise<SentFile | undefined> {
  const { file: path } = options
  if (path === undefined) return undefined
  try {
    const file = await checkedFile(new File([await openAsBlob(path)], basename(path)))
    const { scan } = await scanAttachment(file, environment().CLAMD_ADDRESS)
    return sentFile({ ...file, scan }, await visitorLanguage(engine, conversation), Date.now())
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    throw new Error(formatMessage(commandMessages[language].files.wrong, { file: path }))
  }
}

/** `reply`: a person's answer, in words, by a file, or both. */
export const reply: Command = async (call) => {
  const { engine, language, words, options } = call
  const messages = commandMessages[language]
  const conversation = await named(call, words[0])
  const text = await wordsOf(call)
  const file = await fileOf(call, conversation)
  const isMailed = !options['no-mail'] && canMailAnswers(environment())
  const say = async (part: { text: string; file?: SentFile }) => {
    const bridge = mirrorBridge(conversation.site)
    const said = await replyAsOperator(engine, { conversation, ...part, bridge, now: Date.now(), isMailed })
    console.log(messages.replied + printable(said.text))
    return said.email
  }
  let email: string | undefined
  try {
    if (text !== '') email = await say({ text })
    if (file) email = await say({ text: file.body.text, file })
  } catch (error) {
    throw error instanceof ApiError ? new Error(messages.files.noRoom) : error
  }
  if (email) console.log(messages.byMail + email)
  else if (!options['no-mail']) {
    const left = await leftAddress(engine, conversation.id)
    console.log(left ? messages.noMail + left : messages.noAddress)
  }
  if (options.close) await close({ ...call, words: [conversation.id] })
}
