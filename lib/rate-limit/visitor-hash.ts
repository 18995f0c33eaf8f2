import { createHmac, randomBytes } from 'node:crypto'
import { limitKey } from '#lib/http/visitor-address'
import type { Engine } from '#lib/store/engine'

const keys = new WeakMap<Engine, Promise<string>>()

async function loadKey(engine: Engine): Promise<string> {
  const { sql } = engine
  const mine = { name: 'visitor-key', value: randomBytes(32).toString('hex') }
  const [, found] = await engine.write([
    sql
      .insertInto('fact')
      .values(mine)
      .onConflict((conflict) => conflict.column('name').doNothing())
      .compile(),
    sql.selectFrom('fact').select('value').where('name', '=', mine.name).compile(),
  ])
  return found[0]?.value ?? mine.value
}

/** A visitor's address as limits count it, under a key that never leaves the store: the address itself is not kept. */
export async function visitorHash(engine: Engine, address: string): Promise<string> {
  let key = keys.get(engine)
  if (!key) {
    key = loadKey(engine)
    keys.set(engine, key)
    key.catch(() => keys.delete(engine))
  }
  return createHmac('sha256', await key)
    .update(limitKey(address))
    .digest('hex')
    .slice(0, 32)
}
