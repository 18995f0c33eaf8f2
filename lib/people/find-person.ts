import { leadsOfChats } from '#lib/leads/erase'
import { type FoundLead, findLeadsByIds } from '#lib/leads/find-leads'
import { type Chat, chatsOf } from '#lib/people/chats'
import { namesPerson, type Sought } from '#lib/people/same-person'
import { conversationsNaming, leadsNaming, visitorsNaming } from '#lib/people/search'
import type { Engine } from '#lib/store/engine'

/** Everything stored about a person. */
export interface Found {
  leads: readonly FoundLead[]
  chats: readonly Chat[]
}

/** Nothing, or more than one thing, has this id. */
export class UnclearId extends Error {
  override name = 'UnclearId'
}

/** The one lead, conversation or visitor of an id, or of its end as lists show it. */
async function byId({ sql, read }: Engine, id: string): Promise<{ lead?: string; visitor?: string }> {
  if (!/^[\da-f-]{6,36}$/.test(id)) throw new UnclearId(id)
  const end = `%${id}`
  const leads = await read(sql.selectFrom('lead').select('id').where('id', 'like', end).limit(2))
  const visitors = await read(
    sql
      .selectFrom('visitor')
      .leftJoin('conversation', 'conversation.visitor_id', 'visitor.id')
      .select('visitor.id')
      .where(({ eb, or }) => or([eb('visitor.id', 'like', end), eb('conversation.id', 'like', end)]))
      .limit(2),
  )
  if (leads.length + visitors.length !== 1) throw new UnclearId(id)
  return { ...(leads[0] && { lead: leads[0].id }), ...(visitors[0] && { visitor: visitors[0].id }) }
}

/**
 * Everything stored about a person: enquiries and requests with files, conversations, and what was made of one from the other.
 * @throws UnclearId if an id names nothing, or several
 */
export async function findPerson(engine: Engine, sought: Sought, ids: readonly string[]): Promise<Found> {
  const isNamed = namesPerson(sought)
  const isSearch = Object.values(sought).some(Boolean)
  const named = await Promise.all(ids.map((id) => byId(engine, id)))
  const leadIds = new Set(named.flatMap(({ lead }) => lead ?? []))
  const visitorIds = new Set(named.flatMap(({ visitor }) => visitor ?? []))
  const conversationIds = new Set<string>()
  if (isSearch) {
    const leads = await leadsNaming(engine, isNamed)
    for (const id of leads.ids) leadIds.add(id)
    for (const id of [...leads.chats, ...(await conversationsNaming(engine, isNamed))]) conversationIds.add(id)
    for (const id of await visitorsNaming(engine, isNamed)) visitorIds.add(id)
  }
  const chats = await chatsOf(engine, [...visitorIds], [...conversationIds])
  const ofChats = chats.flatMap(({ conversationId }) => conversationId ?? [])
  for (const id of await leadsOfChats(engine, ofChats)) leadIds.add(id)
  return { leads: await findLeadsByIds(engine, [...leadIds]), chats }
}
