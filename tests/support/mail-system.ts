import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { connect } from 'node:net'
import { waitUntil } from './wait-until.ts'

/** Debian's own Postfix and Dovecot, run by root with everything of theirs in a temporary folder. */
export const hasMailSystem =
  process.getuid?.() === 0 && existsSync('/usr/sbin/postfix') && existsSync('/usr/sbin/dovecot')

/** The number of a user or a group of this machine, by its name. */
export const numberOf = (flag: '-u' | '-g', user: string) =>
  Number(execFileSync('id', [flag, user], { encoding: 'utf8' }))

/** Waits until something listens at a port. */
export function untilOpen(port: number): Promise<void> {
  return waitUntil(`port ${port} is open`, async () => {
    const socket = connect(port, '127.0.0.1')
    const isOpen = await Promise.race([
      once(socket, 'connect').then(() => true),
      once(socket, 'error').then(() => false),
    ]).catch(() => false)
    socket.destroy()
    return isOpen
  })
}
