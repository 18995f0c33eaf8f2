import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { acceptLead } from '#lib/api/leads/accept-lead'
import { checked, readJson } from '#lib/api/read-request'
import { requireSiteOrigin, siteByKey } from '#lib/chat/sites'
import { environment } from '#lib/config/environment'
import { formSchema } from '#lib/forms/schema'
import { jsonAnswer } from '#lib/http/answer'
import { bodyLimits } from '#lib/http/read-body'
import { leadFromForm } from '#lib/leads/lead-from-form'

const envelope = z.object({
  site: z.string({ error: 'required' }),
  kind: z.enum(['board', 'callback'], { error: 'choice' }),
})

/** The page as the people who read leads need it: with its host when it is another site's. */
function pageOf(page: string, origin: string | null): string {
  const { SITE_URL, PORT } = environment()
  const own = SITE_URL ?? `http://localhost:${PORT}`
  return origin === null || origin === own || environment().WIDGET_SITES === undefined ? page : origin + page
}

/** `POST /leads`: the message board and "leave your contact" (READ-8). */
export async function postLead(request: Request): Promise<Response> {
  const { site: key, kind, ...fields } = await readJson(request, bodyLimits.lead)
  const named = checked(envelope, { site: key, kind })
  const site = siteByKey(environment(), named.site)
  requireSiteOrigin(site, request)
  const lead = leadFromForm(named.kind, checked(formSchema(named.kind), fields), [])
  // On a test site the visitor sees the same, but nothing is stored or sent.
  if (site.isTest) return jsonAnswer({ id: randomUUID() })
  const page = pageOf(lead.page, request.headers.get('origin'))
  return jsonAnswer({ id: await acceptLead(request, { ...lead, page }) })
}
