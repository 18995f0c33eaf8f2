import { Refusal } from '#lib/api/failures'
import { jsonRefusal } from '#lib/leads/doors/answer'

/** The doors take POST only. */
export function wrongMethod(): Response {
  return jsonRefusal(new Refusal('wrong_method'))
}
