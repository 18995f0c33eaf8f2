import { existsSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'

function faultOf(file: string): string | undefined {
  const database = new DatabaseSync(file, { readOnly: true })
  try {
    const verdict = String(Object.values(database.prepare('pragma integrity_check(1)').get() ?? {})[0])
    if (verdict !== 'ok') return verdict
    database.prepare('select count(*) from lead').get()
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  } finally {
    database.close()
  }
}

/** Throws, naming the file, unless it is an intact copy of a store. */
export function verifyBackup(file: string): void {
  if (!existsSync(file)) throw new Error(`${file} is not there.`)
  const fault = faultOf(file)
  if (fault !== undefined) throw new Error(`The backup ${file} is damaged: ${fault}. Take an older one.`)
}
