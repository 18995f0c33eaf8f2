import { jsonRefusal } from '#lib/http/answer'
import { Refusal } from '#lib/protocol/failures'

/** The handlers take POST only. */
export function wrongMethod(): Response {
  return jsonRefusal(new Refusal('wrong_method'))
}
