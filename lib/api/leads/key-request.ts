import { siteCheck } from '#lib/chat/site-check'
import { environment } from '#lib/config/environment'
import type { NewLead } from '#lib/leads/lead'

/** A request for a key of the widget with what the check says of it now, for whoever sets up the site. */
export function withWidgetCheck(lead: NewLead): NewLead {
  const { origin = '', siteKey = '' } = lead.answers
  const asked = { key: String(siteKey).trim(), page: String(origin), language: lead.language }
  return { ...lead, answers: { ...lead.answers, widgetCheck: siteCheck(environment(), asked) } }
}
