import { spawnSync } from 'node:child_process'

/**
 * Words of a command that runs a program in a world of mounts of its own, prepared by a shell script in which
 * `$DATA_DIR` is the store's folder. The mounts end with the program; `seenThrough` shows them from outside.
 */
export function inMountNamespace(script: string): string[] {
  const rights = process.getuid?.() === 0 ? [] : ['--map-root-user']
  return ['unshare', ...rights, '--mount', 'sh', '-c', `${script} && exec "$@"`, 'sh']
}

/** A small disk under the store: a file with a file system in it, or memory where that is not allowed. */
export const smallDisk = [
  'image="$DATA_DIR.image"',
  'truncate -s 16M "$image"',
  '{ mkfs.ext4 -q -F "$image" && mount -o loop "$image" "$DATA_DIR" || mount -t tmpfs -o size=12m tmpfs "$DATA_DIR"; }',
  'rm "$image"',
].join(' && ')

/** A path as the process sees it. */
export const seenThrough = (pid: number, path: string) => `/proc/${pid}/root${path}`

/** Whether this machine lets tests mount anything. */
export const canMount =
  spawnSync('unshare', [...inMountNamespace('mount -t tmpfs tmpfs /mnt').slice(1), 'true']).status === 0
