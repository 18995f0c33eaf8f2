import { createHash } from 'node:crypto'
import { productLabel } from '#lib/leads/labels'
import type { NewLead } from '#lib/leads/lead'

/** What a repeated send must have in common with the first: everything the visitor wrote, and the form. */
export function bodyHash({ kind, language, person, message, answers, attachments, ...about }: NewLead): string {
  const files = attachments.map(({ name, bytes }) => [name, createHash('sha256').update(bytes).digest('hex')])
  const said = JSON.stringify([
    kind,
    language,
    person,
    productLabel(about, language),
    message,
    Object.entries(answers).sort(),
    files,
  ])
  return createHash('sha256').update(said).digest('hex')
}
