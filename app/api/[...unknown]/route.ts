import { jsonRefusal } from '#lib/http/answer'
import { Refusal } from '#lib/protocol/failures'

/** An interface that does not exist says so in the language of interfaces, whatever the method. */
function notFound() {
  return jsonRefusal(new Refusal('not_found'))
}

export {
  notFound as DELETE,
  notFound as GET,
  notFound as HEAD,
  notFound as OPTIONS,
  notFound as PATCH,
  notFound as POST,
  notFound as PUT,
}
