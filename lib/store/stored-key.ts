import { randomBytes } from 'node:crypto'
import type { Engine } from '#lib/store/engine'

/** Purposes of the store's keys: hashes of visitors' addresses and of recipients, and links to dataset files. */
type KeyName = (typeof keyNames)[number]
const keyNames = ['visitor-key', 'dataset-link-key'] as const

const keys = new WeakMap<Engine, Map<string, Promise<string>>>()

async function load(engine: Engine, name: KeyName): Promise<string> {
  const { sql } = engine
  const mine = { name, value: randomBytes(32).toString('hex') }
  const [, found] = await engine.write([
    sql
      .insertInto('fact')
      .values(mine)
      .onConflict((conflict) => conflict.column('name').doNothing()),
    sql.selectFrom('fact').select('value').where('name', '=', name),
  ])
  return found[0]?.value ?? mine.value
}

/** A random key that is made once, the same for all who share the store, and never leaves it. */
export function storedKey(engine: Engine, name: KeyName): Promise<string> {
  const known = keys.get(engine) ?? new Map<string, Promise<string>>()
  keys.set(engine, known)
  const key = known.get(name) ?? load(engine, name)
  known.set(name, key)
  key.catch(() => known.delete(name))
  return key
}

/** Deletes every key; new ones are made on next use. Running processes keep the old ones until they restart. */
export async function forgetStoredKeys({ sql, write }: Engine): Promise<void> {
  await write([sql.deleteFrom('fact').where('name', 'in', keyNames)])
}
