import { answerRows, fieldLabel, fileNames, productLabel } from '#lib/leads/labels'
import type { Lead } from '#lib/leads/lead'
import { leadMessages } from '#lib/leads/messages'
import { colours } from '#lib/markup/colours'
import { html } from '#lib/markup/html'
import { headerText } from '#lib/outbound/smtp'

function rowsOf(lead: Lead): [label: string, value: string][] {
  const { person, language, message, page, attachments } = lead
  const label = (name: string) => fieldLabel(name, language)
  const rows: [string, string][] = [
    [label('name'), person.name],
    [label('email'), person.email],
    [label('phone'), person.phone],
    [label('company'), person.company],
    [label('title'), person.title],
    [label('product'), productLabel(lead, language)],
    ...answerRows(lead, language),
    [label('message'), message],
    [label('file'), fileNames(attachments, language).join(', ')],
    [label('page'), page],
  ]
  return rows.filter(([, value]) => value !== '')
}

/** The link that opens the tool, short enough to read: an outline of many corners makes a long one. */
const toolLink = (value: string) => html`<a href="${value}">${value.length > 80 ? `${value.slice(0, 79)}…` : value}</a>`

/** A lead as an email to the people who answer it, in the visitor's language. */
export function leadEmail(lead: Lead): { subject: string; text: string; html: string } {
  const { LeadKinds, LeadEmail } = leadMessages[lead.language]
  const title = LeadEmail.title.replace('{kind}', LeadKinds[lead.kind])
  const name = headerText(lead.person.name || lead.person.company)
  const rows = rowsOf(lead)
  const body = html`<h1 style="font-size:20px">${title}</h1>
<table cellpadding="8" style="border-collapse:collapse">${rows.map(
    ([label, value]) =>
      html`<tr style="border-top:1px solid ${colours.mist};vertical-align:top"><th style="text-align:left">${label}</th><td style="white-space:pre-wrap">${label === fieldLabel('toolAddress', lead.language) ? toolLink(value) : value}</td></tr>`,
  )}</table>
<p style="color:${colours.slate}">${LeadEmail.reply} ${lead.id}</p>`
  return {
    subject: name ? `${title} · ${name}` : title,
    text: [title, '', ...rows.map(([label, value]) => `${label}: ${value}`), '', LeadEmail.reply, lead.id].join('\n'),
    html: body.html,
  }
}
