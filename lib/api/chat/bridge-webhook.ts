import { noContent } from '#lib/api/chat/answers'
import { bridgeOf } from '#lib/chat/bridge/bridges'
import { receiveOperatorEvent } from '#lib/chat/bridge/receive-operator-event'
import { notify } from '#lib/chat/hub'
import { environment } from '#lib/config/environment'
import { decodeText } from '#lib/http/json-body'
import { bodyLimits, readBody } from '#lib/http/read-body'
import { ApiError } from '#lib/protocol/api-errors'
import { parsedJson } from '#lib/runtime/parsed-json'
import { store } from '#lib/store/process-store'
import { withTimeout } from '#lib/store/with-timeout'

/** `POST /bridges/chatwoot`: what people answered. Nobody else knows the secret that signs it. */
export async function postChatwoot(request: Request): Promise<Response> {
  const bridge = bridgeOf(environment())
  if (!bridge?.webhook) throw new ApiError('not_found')
  const body = decodeText(await readBody(request, bodyLimits.webhook))
  const { verify, parse, before } = bridge.webhook
  if (!verify(request.headers, body, Date.now())) throw new ApiError('bad_token')
  const json = parsedJson(body)
  if (json === undefined) throw new ApiError('broken_body')
  const told = parse(json)
  const engine = await withTimeout(store())
  const untold = await Promise.all(told.map((event) => before(engine, event)))
  const events = [...untold.flat(), ...told]
  const save = async () => {
    for (const event of events) {
      const changed = await receiveOperatorEvent(engine, bridge.name, event, Date.now())
      if (changed) notify(changed, event.kind === 'typing' ? 'typing' : 'changed')
    }
  }
  await withTimeout(save())
  return noContent()
}
