const form = /^(postgres(?:ql)?:\/\/(?:[^@/]*@)?)([^/?]+)(.*)$/

/**
 * The servers that DATABASE_URL names, each as an address of its own: hosts stand side by side with a comma between, as
 * PostgreSQL's own clients have it (`postgres://user:password@one:5432,two:5432/orca`). Only one that takes writes is
 * used, so the clients' `target_session_attrs` is left out.
 */
export function databaseServers(address: string): string[] {
  const [, begin = '', hosts = '', rest = ''] = form.exec(address) ?? []
  const [path = '', query = ''] = rest.split('?', 2)
  const words = query.split('&').filter((word) => word !== '' && !word.startsWith('target_session_attrs='))
  const end = words.length > 0 ? `${path}?${words.join('&')}` : path
  return hosts === '' ? [] : hosts.split(',').map((host) => `${begin}${host.trim()}${end}`)
}
