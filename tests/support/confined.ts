import { spawnSync } from 'node:child_process'

/**
 * Words of a command that runs a program in a world of mounts of its own, prepared by a shell script in which
 * `$DATA_DIR` is the store's folder. The mounts end with the program; `seenThrough` shows them from outside.
 */
export function confined(script: string): string[] {
  return ['unshare', '--map-root-user', '--mount', 'sh', '-c', `${script} && exec "$@"`, 'sh']
}

/** A path as the process sees it. */
export const seenThrough = (pid: number, path: string) => `/proc/${pid}/root${path}`

/** Whether this machine lets tests mount anything. */
export const canMount = spawnSync('unshare', [...confined('mount -t tmpfs tmpfs /mnt').slice(1), 'true']).status === 0
