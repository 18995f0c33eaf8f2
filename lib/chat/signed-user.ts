import type { SignedUser } from '#lib/chat/user-token'
import type { Engine } from '#lib/store/engine'

/** The host's user that a visitor is, by the host's signature; undefined for one that nobody vouches for. */
export async function signedUser({ sql, read }: Engine, visitorId: string): Promise<SignedUser | undefined> {
  const visitors = sql.selectFrom('visitor').select(['external_id', 'signed_name', 'signed_email'])
  const [row] = await read(visitors.where('id', '=', visitorId))
  if (!row || row.external_id === null) return undefined
  const { external_id: id, signed_name, signed_email } = row
  return { id, ...(signed_name ? { name: signed_name } : {}), ...(signed_email ? { email: signed_email } : {}) }
}

/** A signed user on one line: "Ann <ann@host.example>, u-7". */
export function signedUserText({ id, name, email }: SignedUser): string {
  const who = name && email ? `${name} <${email}>` : (name ?? email)
  return who ? `${who}, ${id}` : id
}
