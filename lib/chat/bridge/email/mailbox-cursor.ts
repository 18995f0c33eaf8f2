import type { Engine } from '#lib/store/engine'
import { factOf, saveFact } from '#lib/store/fact'

/** How far a mailbox was read: numbers of emails mean something only under the same validity (RFC 3501, 2.3.1.1). */
export interface Cursor {
  validity: string
  uid: number
}

const nameOf = (mailbox: string) => `mailbox:${mailbox}`

/** How far a mailbox was read; nothing before the first time. */
export async function readCursor(engine: Engine, mailbox: string): Promise<Cursor | undefined> {
  const [validity = '', uid = ''] = (await factOf(engine, nameOf(mailbox)))?.split(' ') ?? []
  return uid === '' ? undefined : { validity, uid: Number(uid) }
}

/** Keeps how far a mailbox was read, in place of what was kept before. */
export const saveCursor = (engine: Engine, mailbox: string, { validity, uid }: Cursor): Promise<void> =>
  saveFact(engine, nameOf(mailbox), `${validity} ${uid}`)
