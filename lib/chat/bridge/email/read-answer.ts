import { createHash } from 'node:crypto'
import PostalMime, { addressParser, type Email } from 'postal-mime'
import { answerText } from '#lib/chat/bridge/email/answer-text'
import { type Bounce, readBounce } from '#lib/chat/bridge/email/bounce'
import { commonLetters, inOldChinese, isMisread, withKnownCharsets } from '#lib/chat/bridge/email/charsets'
import { decodeFlowed, withoutFlow } from '#lib/chat/bridge/email/flowed-text'
import { htmlText, markedIntroductions } from '#lib/chat/bridge/email/html-text'
import type { ReplyAddresses } from '#lib/chat/bridge/email/reply-address'
import type { SentText } from '#lib/chat/bridge/email/sent-text'
import { withoutArmour } from '#lib/chat/bridge/email/without-armour'

/** Why an email is left where it is. */
export type Unread = 'broken' | 'not_ours' | 'stranger' | 'automatic'

export type Answer =
  | { kind: 'said'; conversationId: string; messageId: string; text: string }
  | { kind: 'closed'; conversationId: string }
  | { kind: 'empty'; conversationId: string; from: string; messageId: string }
  /** Emails of ours that came back, as far as the report names them. */
  | { kind: 'bounce'; bounces: readonly Bounce[] }
  | { kind: Unread }

interface Rules {
  addresses: ReplyAddresses
  /** Addresses that may answer, in lower case. */
  operators: ReadonlySet<string>
  /** The emails sent about a conversation, to recognise quotes; rejects if the store cannot be read. */
  sent: (conversationId: string) => Promise<SentText>
}

/** An answer that is nothing but this, and what it quotes, gives the conversation back to the assistant. */
const closes = /^[/#]?(close|结束|关闭)[.。!！]?$/i

/** RFC 5321: a mailbox's name, the @ and a domain. */
const longestAddress = 320

const addressedBy = ['delivered-to', 'x-original-to', 'envelope-to', 'x-envelope-to', 'x-forwarded-to', 'to', 'cc']

/** Everybody who is named as the sender, in every header of that name: a mail program would show the one it likes. */
function senders({ headers }: Email): string[] {
  const named = headers.filter(({ key }) => key === 'from')
  const found = named.flatMap(({ value }) => addressParser(value.slice(0, 1000), { flatten: true }))
  return found.map(({ address }) => address?.toLowerCase() ?? '')
}

/** Every address an email was sent to, whichever header its server uses. */
function receivers({ headers }: Email): string[] {
  const values = headers.filter(({ key }) => addressedBy.includes(key)).map(({ value }) => value)
  const words = values.flatMap((value) => value.split(/[\s<>,;:"]+/))
  return words.filter((word) => word.includes('@') && word.length <= longestAddress)
}

/** How mail programs begin the subject of an absence note; those of QQ and NetEase have no other mark. An answer begins with `Re:`. */
const absenceSubject =
  /^(?:自动回复|自动答复|自動回覆|自動答覆|automatic reply|auto(?:matic)?[- ]?(?:reply|response)|out of (?:the )?office(?: auto-?reply)?)\s*[:：]/i

function automaticKind(
  { headers, returnPath, subject = '' }: Email,
  from: string | undefined,
): 'automatic' | 'bounce' | undefined {
  const header = (name: string) =>
    headers
      .find(({ key }) => key === name)
      ?.value.trim()
      .toLowerCase()
  const path = returnPath ?? header('return-path')
  const isReport = /^multipart\/report\b/.test(header('content-type') ?? '')
  if (path === '' || path === '<>' || isReport || /^(mailer-daemon|postmaster)@/.test(from ?? '')) {
    return 'bounce'
  }
  const submitted = header('auto-submitted')
  if (submitted !== undefined && submitted !== 'no') return 'automatic'
  if (absenceSubject.test(subject.trim())) return 'automatic'
  const isAutoReply = ['x-autoreply', 'x-autorespond', 'x-auto-reply'].some((name) => header(name) !== undefined)
  return isAutoReply || /^(bulk|junk|auto_reply)$/.test(header('precedence') ?? '') ? 'automatic' : undefined
}

/** The sender's own words, from the text part or else the HTML. */
function wordsOf({ text = '', html = '' }: Email, sent: SentText): string {
  const marked = html === '' ? [] : markedIntroductions(html)
  const written = text.trim() === '' ? '' : answerText(withoutArmour(text), sent, marked)
  return written === '' && html !== '' ? answerText(withoutArmour(htmlText(html)), sent, marked) : written
}

/** An email as its parts, in the encoding that it names, or in the one that makes words of it. */
async function parsed(rawEmail: Uint8Array): Promise<Email> {
  const limits = { maxNestingDepth: 20, maxRfc822NestingDepth: 0 }
  const named = withKnownCharsets(rawEmail)
  const email = await PostalMime.parse(named, limits)
  if (!isMisread(email)) return email
  const read = await Promise.all(inOldChinese(named).map((one) => PostalMime.parse(one, limits)))
  const sound = read.filter((one) => !isMisread(one))
  return sound.toSorted((one, other) => commonLetters(other) - commonLetters(one))[0] ?? email
}

const withoutQuote = (text: string) => text.replace(/^>.*$/gm, '').trim()

/** An email's answer to a visitor, if it is to an address of ours, from an operator, and written by a person. */
export async function readAnswer(rawEmail: Uint8Array, { addresses, operators, sent }: Rules): Promise<Answer> {
  const { email: undecoded, flow } = withoutFlow(rawEmail)
  let email: Email
  try {
    email = await parsed(undecoded)
  } catch {
    return { kind: 'broken' }
  }
  if (flow && email.text !== undefined) email = { ...email, text: decodeFlowed(email.text, flow) }
  const conversationId = receivers(email)
    .map(addresses.conversationOf)
    .find((id) => id !== undefined)
  const from = senders(email)
  const automatic = automaticKind(email, from[0])
  // It comes to MAIL_FROM, and that may be this mailbox.
  if (automatic === 'bounce') return { kind: 'bounce', bounces: readBounce(email) }
  if (!conversationId) return { kind: 'not_ours' }
  if (automatic) return { kind: automatic }
  if (from.length !== 1 || !operators.has(from[0] ?? '')) return { kind: 'stranger' }
  const text = wordsOf(email, await sent(conversationId))
  const given = email.messageId?.trim() || `<${createHash('sha256').update(rawEmail).digest('hex')}@unnamed>`
  const messageId = given.slice(0, 500)
  if (text === '') return { kind: 'empty', conversationId, from: from[0] ?? '', messageId }
  if (closes.test(withoutQuote(text))) return { kind: 'closed', conversationId }
  return { kind: 'said', conversationId, messageId, text }
}
