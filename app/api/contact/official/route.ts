import { handleOfficialForm } from '#lib/api/leads/official-handler'
import { wrongMethod } from '#lib/http/wrong-method'

export const POST = handleOfficialForm

export {
  wrongMethod as DELETE,
  wrongMethod as GET,
  wrongMethod as HEAD,
  wrongMethod as OPTIONS,
  wrongMethod as PATCH,
  wrongMethod as PUT,
}
