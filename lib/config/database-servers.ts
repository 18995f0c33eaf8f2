const form = /^(postgres(?:ql)?:\/\/(?:[^@/]*@)?)([^/?]+)(.*)$/

/**
 * Splits DATABASE_URL into one address for each server, as PostgreSQL's clients write several
 * (`postgres://user:password@one:5432,two:5432/orca`). `target_session_attrs` is dropped: only a server that takes writes is used.
 */
export function databaseServers(address: string): string[] {
  const [, begin = '', hosts = '', rest = ''] = form.exec(address) ?? []
  const [path = '', query = ''] = rest.split('?', 2)
  const words = query.split('&').filter((word) => word !== '' && !word.startsWith('target_session_attrs='))
  const end = words.length > 0 ? `${path}?${words.join('&')}` : path
  return hosts === '' ? [] : hosts.split(',').map((host) => `${begin}${host.trim()}${end}`)
}
