import { errorResponse } from '#lib/http/answer'
import { ApiError } from '#lib/protocol/api-errors'

/** The handlers take POST only. */
export function wrongMethod(): Response {
  return errorResponse(new ApiError('wrong_method'))
}
