import { acceptLead, requireOwnOrigin } from '#lib/api/leads/accept-lead'
import { checked, readJson } from '#lib/api/read-request'
import { officialForm } from '#lib/forms/official'
import { jsonAnswer, runHandler } from '#lib/http/answer'
import { bodyLimits } from '#lib/http/read-body'
import { leadFromOfficial } from '#lib/leads/official-fields'

/** `POST /api/contact/official` (READ-4). */
export function handleOfficialForm(request: Request): Promise<Response> {
  return runHandler('official', async () => {
    requireOwnOrigin(request)
    const form = checked(officialForm, await readJson(request, bodyLimits.lead))
    return jsonAnswer({ id: await acceptLead(request, leadFromOfficial(form)) })
  })
}
