import { officialDoor } from '#lib/api/leads/official-door'
import { wrongMethod } from '#lib/http/wrong-method'

export const POST = officialDoor

export {
  wrongMethod as DELETE,
  wrongMethod as GET,
  wrongMethod as HEAD,
  wrongMethod as OPTIONS,
  wrongMethod as PATCH,
  wrongMethod as PUT,
}
