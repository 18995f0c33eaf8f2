import type { ImapFlow } from 'imapflow'
import { type Folder, largestEmail, type Reader, readNew } from '#lib/chat/bridge/email/read-new'
import { timeScale } from '#lib/config/environment'
import { log, reasonOf } from '#lib/runtime/log'
import { store } from '#lib/store/process-store'

export interface Mailbox {
  host: string
  port: number
  secure: boolean
  user: string
  password: string
  /** The folders that answers are looked for in; a rule of the server may sort them. */
  folders: readonly string[]
}

/** `imaps://user:password@host:port/folder,another` as its parts. */
export function mailboxOf(address: string): Mailbox {
  const { protocol, hostname, port, username, password, pathname } = new URL(address)
  const secure = protocol === 'imaps:'
  return {
    host: hostname,
    port: port === '' ? (secure ? 993 : 143) : Number(port),
    secure,
    user: decodeURIComponent(username),
    password: decodeURIComponent(password),
    folders: (pathname.slice(1) || 'INBOX').split(',').map(decodeURIComponent),
  }
}

const lookEveryMs = 20_000
const timeoutMs = 30_000

async function connect({ host, port, secure, user, password }: Mailbox): Promise<ImapFlow> {
  // Loaded by those only who have a mailbox.
  const { ImapFlow } = await import('imapflow')
  const client = new ImapFlow({
    host,
    port,
    secure,
    auth: { user, pass: password },
    logger: false,
    disableAutoIdle: true,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: 10 * timeoutMs,
    maxLiteralSize: 4 * largestEmail,
  })
  // A lost connection shows at the next look.
  client.on('error', () => {})
  await client.connect()
  return client
}

/** The folders that are named, and the server's own for spam: there only for emails that answer ours. */
async function foldersOf(client: ImapFlow, { folders }: Mailbox, to: string): Promise<Folder[]> {
  const junk = (await client.list()).find(({ specialUse }) => specialUse === '\\Junk')
  const named = folders.map((path): Folder => ({ path }))
  return junk && !folders.includes(junk.path) ? [...named, { path: junk.path, to }] : named
}

/** What an operator can do something about; the library's own words for a refusal are "Command failed". */
function reasonFor(error: unknown): string {
  if (!(error instanceof Error)) return reasonOf(error)
  if ('authenticationFailed' in error) return 'the server refuses the user and password of CHAT_IMAP_URL'
  return 'responseText' in error ? `the server says: ${error.responseText}` : reasonOf(error)
}

const isMissingFolder = (error: unknown) => error instanceof Error && 'mailboxMissing' in error

/** Reads what is new in a mailbox from time to time; answers go to addresses beginning with `to`. Gives a stop. */
export function watchMailbox(mailbox: Mailbox, to: string, reader: Reader): () => Promise<void> {
  let client: ImapFlow | undefined
  let folders: Folder[] = []
  let isStopped = false
  let wasLost = false
  const lostFolders = new Set<string>()

  /** Reads a folder to its end. One that was renamed or deleted is said once, and the others are read all the same. */
  async function readFolder(opened: ImapFlow, folder: Folder): Promise<void> {
    try {
      let hasMore = await readNew(opened, mailbox, folder, await store(), reader, false)
      while (hasMore && !isStopped) hasMore = await readNew(opened, mailbox, folder, await store(), reader, true)
      lostFolders.delete(folder.path)
    } catch (error) {
      if (!isMissingFolder(error)) throw error
      if (!lostFolders.has(folder.path))
        log('warn', 'email.folder_lost', { folder: folder.path, reason: reasonFor(error) })
      lostFolders.add(folder.path)
    }
  }

  let looking: Promise<void> | undefined

  async function look(): Promise<void> {
    try {
      if (!client?.usable) {
        client = await connect(mailbox)
        folders = await foldersOf(client, mailbox, to)
      }
      for (const folder of folders) await readFolder(client, folder)
      wasLost = false
    } catch (error) {
      client?.close()
      client = undefined
      if (!wasLost && !isStopped) log('warn', 'email.mailbox_lost', { reason: reasonFor(error) })
      wasLost = true
    }
  }

  function wake(): void {
    if (isStopped) return
    looking ??= look().finally(() => {
      looking = undefined
    })
  }

  wake()
  const timer = setInterval(wake, lookEveryMs * timeScale()).unref()
  return async () => {
    isStopped = true
    clearInterval(timer)
    client?.close()
    await looking
  }
}
