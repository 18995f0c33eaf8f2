import * as z from 'zod/mini'
import { boatSlugs } from '#lib/content/fleet'
import { locales } from '#lib/i18n/locales'
import { boatName } from '#lib/leads/labels'
import type { Attachment, Lead, LeadContent, Suspicion } from '#lib/leads/lead'
import type { Engine } from '#lib/store/engine'
import type { LeadRow } from '#lib/store/lead-tables'

/** Leads of the first releases hold their boats by name. */
const content = z.pipe(
  z.looseObject({ product: z.string(), boats: z.optional(z.array(z.string())) }),
  z.transform((lead) => (lead.boats ? lead : { ...lead, ...boatsOfProduct(lead.product) })),
)

const current = z.object({
  person: z.object({ name: z.string(), email: z.string(), phone: z.string(), company: z.string(), title: z.string() }),
  product: z.string(),
  boats: z.array(z.string()),
  message: z.string(),
  answers: z.record(z.string(), z.union([z.string(), z.array(z.string())])),
})

const suspicions: readonly Suspicion[] = ['honeypot', 'fast', 'flood']

/** A visitor's entries, parsed from their column. */
export function contentOf({ payload }: Pick<LeadRow, 'payload'>): LeadContent {
  return current.parse(content.parse(JSON.parse(payload)))
}

/** A stored row as a lead, with its attachments (their names and sizes, without contents). */
export async function withFiles({ sql, read }: Engine, row: LeadRow): Promise<Lead> {
  const files = sql
    .selectFrom('attachment')
    .select(['id', 'name', 'type', 'size', 'scan'])
    .where('lead_id', '=', row.id)
  return {
    id: row.id,
    kind: row.kind,
    language: row.language,
    page: row.page,
    receivedAt: row.received_at,
    consent: { how: row.consent_how, policy: row.consent_policy },
    suspicion: suspicions.find((suspicion) => suspicion === row.suspect),
    ...contentOf(row),
    attachments: await read(files.orderBy('id')),
  }
}

/** One lead with the names of its files, or undefined when it was erased. */
export async function readLead(engine: Engine, id: string): Promise<Lead | undefined> {
  const [row] = await engine.read(engine.sql.selectFrom('lead').selectAll().where('id', '=', id))
  return row && withFiles(engine, row)
}

/** The files of a lead, bytes and all. */
export async function readFiles({ sql, read }: Engine, leadId: string): Promise<Attachment[]> {
  const files = sql.selectFrom('attachment').select(['name', 'type', 'bytes', 'scan']).where('lead_id', '=', leadId)
  return read(files.orderBy('id'))
}

const slugOfName = new Map(
  boatSlugs.flatMap((slug) => locales.map((locale) => [boatName(slug, locale), slug] as const)),
)

/** The boats of a lead stored before leads had slugs: a text of names in the form's language. Other words stay its product. */
function boatsOfProduct(product: string): { product: string; boats: string[] } {
  const slugs = product.split(', ').map((name) => slugOfName.get(name))
  const boats = slugs.filter((slug) => slug !== undefined)
  return boats.length === slugs.length ? { product: '', boats } : { product, boats: [] }
}
