import { errorResponse } from '#lib/http/answer'
import { ApiError } from '#lib/protocol/api-errors'

/** An interface that does not exist says so in the language of interfaces, whatever the method. */
function notFound() {
  return errorResponse(new ApiError('not_found'))
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
