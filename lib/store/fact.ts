import type { Engine } from '#lib/store/engine'

/** A small value stored by name; undefined until it is set. */
export async function factOf({ sql, read }: Engine, name: string): Promise<string | undefined> {
  const [row] = await read(sql.selectFrom('fact').select('value').where('name', '=', name))
  return row?.value
}

/** Remembers it in place of what was known. */
export async function saveFact({ sql, write }: Engine, name: string, value: string): Promise<void> {
  const fact = sql.insertInto('fact').values({ name, value })
  await write([fact.onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))])
}
