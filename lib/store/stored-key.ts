import { randomBytes } from 'node:crypto'
import type { Engine } from '#lib/store/engine'

const keys = new WeakMap<Engine, Map<string, Promise<string>>>()

async function load(engine: Engine, name: string): Promise<string> {
  const { sql } = engine
  const mine = { name, value: randomBytes(32).toString('hex') }
  const [, found] = await engine.write([
    sql
      .insertInto('fact')
      .values(mine)
      .onConflict((conflict) => conflict.column('name').doNothing())
      .compile(),
    sql.selectFrom('fact').select('value').where('name', '=', name).compile(),
  ])
  return found[0]?.value ?? mine.value
}

/** A random key that is made once, the same for all who share the store, and never leaves it. */
export function storedKey(engine: Engine, name: string): Promise<string> {
  const known = keys.get(engine) ?? new Map<string, Promise<string>>()
  keys.set(engine, known)
  const key = known.get(name) ?? load(engine, name)
  known.set(name, key)
  key.catch(() => known.delete(name))
  return key
}
