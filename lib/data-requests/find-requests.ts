import { type DataRequest, denialReasons } from '#lib/data-requests/data-request'
import { contentOf } from '#lib/leads/read-lead'
import { plainEmail } from '#lib/protocol/reach-patterns'
import type { Engine } from '#lib/store/engine'
import type { DataDownloadRow, DataRequestRow, DataRequestState, LeadRow } from '#lib/store/lead-tables'

/** All requests with what became of them. */
function requests({ sql }: Engine) {
  return sql
    .selectFrom('lead')
    .innerJoin('data_request', 'data_request.id', 'lead.id')
    .selectAll('lead')
    .select(['state', 'terms', 'reason', 'note', 'decided_at', 'links_until', 'letters'])
    .where('lead.kind', '=', 'dataset')
}

function requestOf(row: LeadRow & DataRequestRow): DataRequest {
  const { person, message, answers } = contentOf(row)
  return {
    id: row.id,
    dataset: [answers.dataset ?? ''].flat().join(', '),
    language: row.language,
    name: person.name,
    email: person.email,
    organisation: person.company,
    purpose: message,
    receivedAt: row.received_at,
    state: row.state,
    terms: row.terms,
    reason: denialReasons.find((reason) => reason === row.reason),
    note: row.note ?? '',
    decidedAt: row.decided_at ?? undefined,
    linksUntil: row.links_until ?? undefined,
    resends: row.letters,
  }
}

interface Filter {
  state?: DataRequestState
  limit: number
}

/** The newest requests first. */
export async function listRequests(engine: Engine, { state, limit }: Filter): Promise<DataRequest[]> {
  let wanted = requests(engine)
  if (state) wanted = wanted.where('state', '=', state)
  const rows = await engine.read(wanted.orderBy('lead.received_at', 'desc').limit(limit))
  return rows.map(requestOf)
}

/** A request by its number or the end of it, as lists show it; undefined when none or several fit. */
export async function findRequest(engine: Engine, number: string): Promise<DataRequest | undefined> {
  if (!/^[\da-f-]{6,36}$/.test(number)) return undefined
  const fits = requests(engine).where('lead.id', 'like', `%${number}`).limit(2)
  const [row, another] = await engine.read(fits)
  return row && !another ? requestOf(row) : undefined
}

/** A request by its whole number. */
export async function requestById(engine: Engine, id: string): Promise<DataRequest | undefined> {
  const [row] = await engine.read(requests(engine).where('lead.id', '=', id))
  return row && requestOf(row)
}

/** The requester's own request: number and address must both be right, and nothing tells which of them is not. */
export async function ownRequest(engine: Engine, number: string, email: string): Promise<DataRequest | undefined> {
  const own = requests(engine)
    .where('lead.id', '=', number.trim().toLowerCase())
    .where('lead.email', '=', plainEmail(email).trim().toLowerCase())
  const [row] = await engine.read(own)
  return row && requestOf(row)
}

/** How many requests one address has sent in a time that ends with one of them, that one included. */
export async function requestsFrom(
  { sql, read }: Engine,
  email: string,
  [from, to]: [number, number],
): Promise<number> {
  const own = sql
    .selectFrom('lead')
    .select('id')
    .where('kind', '=', 'dataset')
    .where('email', '=', email.toLowerCase())
    .where('received_at', '>', from)
    .where('received_at', '<=', to)
  return (await read(own.limit(100))).length
}

/** The files downloaded for a request so far. */
export function downloadsOf({ sql, read }: Engine, id: string): Promise<DataDownloadRow[]> {
  return read(sql.selectFrom('data_download').selectAll().where('request_id', '=', id).orderBy('file'))
}
