/** SQLite's codes for a file that is damaged, and for one that is no database: without its header, or another file. */
const damaged: readonly number[] = [11, 26]

/** Whether an error says that the store's file is damaged. The low byte of a code is its kind. */
export function isDamage(error: unknown): boolean {
  const code = error instanceof Error && 'errcode' in error ? error.errcode : undefined
  return typeof code === 'number' && damaged.includes(code & 0xff)
}

/** An error of the store in its own words, and where its file is damaged in the manual's: which file, and what to do. */
export function storeErrorText(error: unknown, file: string): string {
  const said = error instanceof Error ? error.message : String(error)
  return isDamage(error) ? damageText(file, said) : String(error)
}

/** The alert about a damaged store, under the name that the manual uses. */
export function damageText(file: string, said: string): string {
  return `${file} is damaged (${said}); stop the site, keep the file and restore a backup (npm run leads -- restore FILE).`
}
