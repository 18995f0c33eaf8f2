// Installs the servers that tests talk to, where apt and root are there; says by name what is missing elsewhere.
import { existsSync } from 'node:fs'
import { installFromDebian } from './debian.mjs'

const servers = [
  { name: 'PostgreSQL', packages: ['postgresql'], isThere: () => existsSync('/usr/lib/postgresql') },
  { name: 'Postfix', packages: ['postfix'], isThere: () => existsSync('/usr/sbin/postfix') },
  { name: 'Dovecot', packages: ['dovecot-imapd'], isThere: () => existsSync('/usr/sbin/dovecot') },
  // No server, but as easily had: it draws the printed pages.
  { name: 'Poppler', packages: ['poppler-utils'], isThere: () => existsSync('/usr/bin/pdftoppm') },
]

/** Leaves the servers installed that can be; the tests of those that cannot are skipped, and this says which. */
export async function ensureServers() {
  const missing = servers.filter(({ isThere }) => !isThere())
  if (missing.length === 0) return
  // Nothing of theirs is started: the tests run their own, in temporary folders.
  await installFromDebian(
    missing.flatMap(({ packages }) => packages),
    ['--no-install-recommends'],
  )
  for (const { name, packages, isThere } of missing) {
    if (!isThere())
      console.log(`${name} is not here (apt-get install ${packages.join(' ')}, as root): its tests are skipped.`)
  }
}
