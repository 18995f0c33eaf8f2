const open = ['http:', 'https:', 'mailto:', 'tel:']

/** An address that a link may have, whoever wrote it; nothing for script, data and addresses with a name in them. */
export function safeAddress(text: string, base?: string): string | undefined {
  try {
    const { protocol, username, password, href } = new URL(text, base)
    return open.includes(protocol) && !username && !password ? href : undefined
  } catch {
    return undefined
  }
}
