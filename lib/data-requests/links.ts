import { createHmac, timingSafeEqual } from 'node:crypto'
import type { DataRequest } from '#lib/data-requests/data-request'
import { requestById } from '#lib/data-requests/find-requests'
import type { Engine } from '#lib/store/engine'
import { storedKey } from '#lib/store/stored-key'

async function proofOf(engine: Engine, id: string, until: number): Promise<string> {
  const key = await storedKey(engine, 'dataset-link-key')
  return createHmac('sha256', key).update(`${id} ${until}`).digest('base64url')
}

/** The query by which the files of an approved request can be had until its links end. */
export async function linkQuery(engine: Engine, { id, linksUntil = 0 }: DataRequest): Promise<string> {
  const proof = await proofOf(engine, id, linksUntil)
  return new URLSearchParams({ request: id, until: String(linksUntil), proof }).toString()
}

/**
 * The request of a download link, if it is signed by us, not expired and still approved. A later decision, a withdrawal or new links end
 * older ones.
 */
export async function requestOfLink(
  engine: Engine,
  query: URLSearchParams,
  now: number,
): Promise<DataRequest | undefined> {
  const [id, until, proof] = [query.get('request'), Number(query.get('until')), query.get('proof')]
  if (!id || !proof || !Number.isSafeInteger(until) || until <= now) return undefined
  const [given, right] = [Buffer.from(proof), Buffer.from(await proofOf(engine, id, until))]
  if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined
  const request = await requestById(engine, id)
  return request?.state === 'approved' && request.linksUntil === until ? request : undefined
}
