// Installs the servers that tests talk to, where apt and root are there; says by name what is missing elsewhere.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const servers = [
  { name: 'PostgreSQL', packages: ['postgresql'], isThere: () => existsSync('/usr/lib/postgresql') },
  { name: 'Postfix', packages: ['postfix'], isThere: () => existsSync('/usr/sbin/postfix') },
  { name: 'Dovecot', packages: ['dovecot-imapd'], isThere: () => existsSync('/usr/sbin/dovecot') },
  // No server, but as easily had: it draws the printed pages.
  { name: 'Poppler', packages: ['poppler-utils'], isThere: () => existsSync('/usr/bin/pdftoppm') },
]

function install(packages) {
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const run = (...words) => spawnSync('apt-get', words, { stdio: ['ignore', 'ignore', 'inherit'], env: environment })
  run('update', '-qq')
  // Nothing of theirs is started: the tests run their own, in temporary folders.
  run('install', '-y', '-qq', '--no-install-recommends', ...packages)
}

/** Leaves the servers installed that can be; the tests of those that cannot are skipped, and this says which. */
export function ensureServers() {
  const missing = servers.filter(({ isThere }) => !isThere())
  if (missing.length === 0) return
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const packages = missing.flatMap((server) => server.packages)
    console.log(`Installing ${packages.join(', ')} (apt-get install) …`)
    install(packages)
  }
  for (const { name, packages, isThere } of missing) {
    if (!isThere())
      console.log(`${name} is not here (apt-get install ${packages.join(' ')}, as root): its tests are skipped.`)
  }
}
