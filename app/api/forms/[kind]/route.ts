import { handleForm } from '#lib/api/leads/form-handler'
import { wrongMethod } from '#lib/http/wrong-method'

export async function POST(request: Request, { params }: RouteContext<'/api/forms/[kind]'>) {
  return handleForm(request, (await params).kind)
}

export {
  wrongMethod as DELETE,
  wrongMethod as GET,
  wrongMethod as HEAD,
  wrongMethod as OPTIONS,
  wrongMethod as PATCH,
  wrongMethod as PUT,
}
