import type { FetchMessageObject, ImapFlow } from 'imapflow'
import type { Engine } from '#lib/store/engine'
import { factOf, saveFact } from '#lib/store/fact'

/** Larger emails are skipped, and their sender is told. */
export const largestEmail = 1024 * 1024
/** Without a cursor that fits, emails of this time are read again: known ones are known by their Message-ID. */
const readAgainMs = 7 * 86_400_000
const mostAtOnce = 100

/** Older emails cause no reply: their sender may have been told before the store was restored. */
const freshMs = 86_400_000
/** A flag for read emails, for new or restored stores; without flags no reply is sent. */
const readKeyword = '$OrcaRead'

export interface Reader {
  /** Whether the email was an answer; rejects if it could not be stored, to be read again. `mayReply`: to its sender. */
  read(rawEmail: Uint8Array, mayReply: boolean): Promise<boolean>
  leave(head: Uint8Array, mayReply: boolean): Promise<void>
}

/** Whether a mailbox keeps words of ours with its emails (RFC 3501, 7.1: `\\*` among its permanent flags). */
function keepsKeywords({ mailbox }: ImapFlow): boolean {
  return mailbox !== false && (mailbox.permanentFlags?.has('\\*') ?? false)
}

export interface Folder {
  path: string
  /** The prefix of the addresses to look for; undefined to read all emails. */
  to?: string
}

/** How far a mailbox was read: numbers of emails mean something only under the same validity (RFC 3501, 2.3.1.1). */
interface Cursor {
  validity: string
  uid: number
}

const nameOf = (mailbox: string) => `mailbox:${mailbox}`

/** How far a mailbox was read; nothing before the first time. */
async function readCursor(engine: Engine, mailbox: string): Promise<Cursor | undefined> {
  const [validity = '', uid = ''] = (await factOf(engine, nameOf(mailbox)))?.split(' ') ?? []
  return uid === '' ? undefined : { validity, uid: Number(uid) }
}

const saveCursor = (engine: Engine, mailbox: string, { validity, uid }: Cursor): Promise<void> =>
  saveFact(engine, nameOf(mailbox), `${validity} ${uid}`)

/** The emails that were not read yet, oldest first. */
async function unread(
  client: ImapFlow,
  { to }: Folder,
  cursor: Cursor | undefined,
  validity: string,
): Promise<number[]> {
  const isKnown = cursor?.validity === validity
  const ours = to === undefined ? {} : { to }
  const since = {
    ...ours,
    since: new Date(Date.now() - readAgainMs),
    ...(keepsKeywords(client) ? { unKeyword: readKeyword } : {}),
  }
  const found = isKnown
    ? await client.search({ ...ours, uid: `${cursor.uid + 1}:*` }, { uid: true })
    : await client.search(since, { uid: true })
  // `n:*` names the last email even when it is older than n.
  const uids = (found || []).filter((uid) => !isKnown || uid > cursor.uid)
  return uids.toSorted((one, other) => one - other).slice(0, mostAtOnce)
}

/** Sizes, dates and flags of emails, in one request before they are read. */
async function factsOf(client: ImapFlow, uids: readonly number[]): Promise<Map<number, FetchMessageObject>> {
  if (uids.length === 0) return new Map()
  const wanted = { size: true, flags: true, internalDate: true }
  const all = await client.fetchAll(uids.join(), wanted, { uid: true })
  return new Map(all.map((one) => [one.uid, one]))
}

/** Reads a limited number of new emails. Returns whether there may be more. */
export async function readNew(
  client: ImapFlow,
  { user, host }: { user: string; host: string },
  folder: Folder,
  engine: Engine,
  { read, leave }: Reader,
  isCatchingUp: boolean,
): Promise<boolean> {
  const name = `${user}@${host}/${folder.path}`
  const validity = String((await client.mailboxOpen(folder.path)).uidValidity)
  const cursor = await readCursor(engine, name)
  const uids = await unread(client, folder, cursor, validity)
  const { mailbox: opened } = client
  // From here on everything that comes is new.
  if (uids.length === 0 && cursor?.validity !== validity && opened) {
    await saveCursor(engine, name, { validity, uid: opened.uidNext - 1 })
  }
  const facts = await factsOf(client, uids)
  for (const uid of uids) {
    const { size = 0, flags, internalDate } = facts.get(uid) ?? {}
    const isRead = flags?.has(readKeyword) === true
    const arrivedAt = new Date(internalDate ?? Date.now()).getTime()
    const mayReply = !isCatchingUp && cursor?.validity === validity && Date.now() - arrivedAt < freshMs
    if (isRead) {
      await saveCursor(engine, name, { validity, uid })
      continue
    }
    if (size > largestEmail) {
      const head = await client.fetchOne(String(uid), { headers: true }, { uid: true })
      const headers = head ? head.headers : undefined
      if (headers) await leave(headers, mayReply)
    } else {
      const rawEmail = await client.fetchOne(String(uid), { source: true }, { uid: true })
      const source = rawEmail ? rawEmail.source : undefined
      if (source && (await read(source, mayReply))) await client.messageFlagsAdd(String(uid), ['\\Seen'], { uid: true })
    }
    if (keepsKeywords(client)) await client.messageFlagsAdd(String(uid), [readKeyword], { uid: true })
    await saveCursor(engine, name, { validity, uid })
  }
  return uids.length === mostAtOnce
}
