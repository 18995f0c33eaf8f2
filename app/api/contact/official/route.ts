import { officialDoor } from '#lib/leads/doors/official-door'
import { wrongMethod } from '#lib/leads/doors/wrong-method'

export const POST = officialDoor

export {
  wrongMethod as DELETE,
  wrongMethod as GET,
  wrongMethod as HEAD,
  wrongMethod as OPTIONS,
  wrongMethod as PATCH,
  wrongMethod as PUT,
}
