import { Refusal } from '#lib/api/failures'
import { accept, requireOwnOrigin } from '#lib/leads/doors/accept'
import { atDoor, jsonKept, jsonRefusal } from '#lib/leads/doors/answer'
import { bodyType } from '#lib/leads/doors/content-type'
import { jsonBody } from '#lib/leads/doors/json-body'
import { bodyLimits, readBody } from '#lib/leads/doors/read-body'
import { fieldErrors } from '#lib/leads/forms/field-errors'
import { officialForm } from '#lib/leads/forms/official'
import { leadFromOfficial } from '#lib/leads/official-fields'

/** `POST /api/contact/official` (decision 4). */
export function officialDoor(request: Request): Promise<Response> {
  return atDoor(
    'official',
    async () => {
      requireOwnOrigin(request)
      bodyType(request.headers, ['application/json'])
      const result = officialForm.safeParse(jsonBody(await readBody(request, bodyLimits.lead)))
      if (!result.success) throw new Refusal('wrong_fields', { fields: fieldErrors(result.error.issues) })
      return jsonKept(await accept(request, leadFromOfficial(result.data)))
    },
    jsonRefusal,
  )
}
