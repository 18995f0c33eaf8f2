import { accessSync, constants, existsSync } from 'node:fs'
import { dirname } from 'node:path'

function canWrite(path: string): boolean {
  try {
    accessSync(path, constants.R_OK | constants.W_OK)
    return true
  } catch {
    return false
  }
}

/** SQLite's codes for a file that cannot be opened or written, whatever the reason. */
const closed: readonly number[] = [3, 8, 10, 13, 14]

/** Why a store cannot be opened, if that is why: SQLite names neither the file nor the reason. */
export function unwritableText(error: unknown, file: string): string | undefined {
  const code = error instanceof Error && 'errcode' in error ? error.errcode : undefined
  if (typeof code !== 'number' || !closed.includes(code & 0xff)) return undefined
  const paths = [dirname(file), ...['', '-wal', '-shm'].map((suffix) => file + suffix)].filter((path) =>
    existsSync(path),
  )
  const shut = paths.filter((path) => !canWrite(path))
  if (shut.length > 0)
    return `The site's user (${process.getuid?.() ?? '?'}) may not write ${shut.join(', ')}: give it back with chown; commands run as root leave such files.`
  return `${file} cannot be opened for writing (${error instanceof Error ? error.message : ''}): is its disk full (df, df -i) or read-only?`
}
