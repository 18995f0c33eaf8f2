import { createHmac } from 'node:crypto'
import { limitKey } from '#lib/http/visitor-address'
import type { Engine } from '#lib/store/engine'
import { storedKey } from '#lib/store/stored-key'

/** A visitor's address as limits count it, under a key that never leaves the store: the address itself is not kept. */
export async function visitorHash(engine: Engine, address: string): Promise<string> {
  return createHmac('sha256', await storedKey(engine, 'visitor-key'))
    .update(limitKey(address))
    .digest('hex')
    .slice(0, 32)
}
