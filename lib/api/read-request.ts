import { createHmac } from 'node:crypto'
import type * as z from 'zod/mini'
import { chatLimits } from '#lib/chat/limits'
import { environment } from '#lib/config/environment'
import { fieldErrors } from '#lib/forms/field-errors'
import { bodyType } from '#lib/http/content-type'
import { jsonBody } from '#lib/http/json-body'
import { readBody } from '#lib/http/read-body'
import { limitKey, seemsProxy, visitorAddress } from '#lib/http/visitor-address'
import { ApiError } from '#lib/protocol/api-errors'
import { log } from '#lib/runtime/log'
import type { Engine } from '#lib/store/engine'
import { storedKey } from '#lib/store/stored-key'

/** A JSON body, with a chat's size limit by default. */
export async function readJson(request: Request, most: number = chatLimits.body): Promise<Record<string, unknown>> {
  bodyType(request.headers, ['application/json'])
  return jsonBody(await readBody(request, most))
}

/** The parsed value, or an error that names the wrong fields. */
export function checked<Schema extends z.ZodMiniType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = schema.safeParse(value)
  if (!result.success) throw new ApiError('wrong_fields', { fields: fieldErrors(result.error.issues) })
  return result.data
}

/** Whole numbers of an address, `after=17`; anything else is refused. */
export function wholeNumber(url: URL, name: string, most = Number.MAX_SAFE_INTEGER): number | undefined {
  const text = url.searchParams.get(name)
  if (text === null || text === '') return undefined
  if (!/^\d{1,15}$/.test(text) || Number(text) > most)
    throw new ApiError('wrong_fields', { fields: { [name]: 'number' } })
  return Number(text)
}

let isSaid = false

/**
 * The caller's address as limits count it, under a key that never leaves the store: the address itself is not kept.
 * Logs once if it is a proxy's: soon everybody would be refused.
 */
export async function addressHash(engine: Engine, { headers }: Request): Promise<string> {
  const { TRUSTED_PROXY_HOPS } = environment()
  if (!isSaid && seemsProxy(headers, TRUSTED_PROXY_HOPS)) {
    isSaid = true
    const advice = 'TRUSTED_PROXY_HOPS is not the number of proxies in front: limits count all visitors as one.'
    log('warn', 'visitors.seem_one', { trusted: TRUSTED_PROXY_HOPS, advice })
  }
  return createHmac('sha256', await storedKey(engine, 'visitor-key'))
    .update(limitKey(visitorAddress(headers, TRUSTED_PROXY_HOPS)))
    .digest('hex')
    .slice(0, 32)
}
