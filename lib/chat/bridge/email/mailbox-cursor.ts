import type { Engine } from '#lib/store/engine'

/** How far a mailbox was read: numbers of emails mean something only under the same validity (RFC 3501, 2.3.1.1). */
export interface Cursor {
  validity: string
  uid: number
}

const factOf = (mailbox: string) => `mailbox:${mailbox}`

/** How far a mailbox was read; nothing before the first time. */
export async function readCursor({ sql, read }: Engine, mailbox: string): Promise<Cursor | undefined> {
  const [row] = await read(sql.selectFrom('fact').select('value').where('name', '=', factOf(mailbox)))
  const [validity = '', uid = ''] = row?.value.split(' ') ?? []
  return row ? { validity, uid: Number(uid) } : undefined
}

/** Keeps how far a mailbox was read, in place of what was kept before. */
export async function saveCursor({ sql, write }: Engine, mailbox: string, { validity, uid }: Cursor): Promise<void> {
  const fact = { name: factOf(mailbox), value: `${validity} ${uid}` }
  await write([
    sql
      .insertInto('fact')
      .values(fact)
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: fact.value })),
  ])
}
