const signedHead = /^-----BEGIN PGP SIGNED MESSAGE-----[ \t]*\n(?:[A-Za-z-]+:[^\n]*\n)*\n?/gm
const block = /^-----BEGIN PGP [A-Z ]+-----[\s\S]*?(?:^-----END PGP [A-Z ]+-----[ \t]*$|(?![\s\S]))/gm

/** An email's words without what PGP writes between and below them; nothing is left of what only its receiver can read. */
export function withoutArmour(text: string): string {
  if (!text.includes('-----BEGIN PGP ')) return text
  const lines = text.replace(/\r\n?/g, '\n')
  const opened = lines.replace(signedHead, '')
  // In what is signed a line that begins with a dash has another before it.
  const words = opened === lines ? lines : opened.replace(/^- -/gm, '-')
  return words.replace(block, '').trim()
}
