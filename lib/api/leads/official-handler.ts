import { acceptLead, requireOwnOrigin } from '#lib/api/leads/accept-lead'
import { fieldErrors } from '#lib/forms/field-errors'
import { officialForm } from '#lib/forms/official'
import { errorResponse, jsonAnswer, runHandler } from '#lib/http/answer'
import { bodyType } from '#lib/http/content-type'
import { jsonBody } from '#lib/http/json-body'
import { bodyLimits, readBody } from '#lib/http/read-body'
import { leadFromOfficial } from '#lib/leads/official-fields'
import { ApiError } from '#lib/protocol/api-errors'

/** `POST /api/contact/official` (READ-4). */
export function handleOfficialForm(request: Request): Promise<Response> {
  return runHandler(
    'official',
    async () => {
      requireOwnOrigin(request)
      bodyType(request.headers, ['application/json'])
      const result = officialForm.safeParse(jsonBody(await readBody(request, bodyLimits.lead)))
      if (!result.success) throw new ApiError('wrong_fields', { fields: fieldErrors(result.error.issues) })
      return jsonAnswer({ id: await acceptLead(request, leadFromOfficial(result.data)) })
    },
    errorResponse,
  )
}
