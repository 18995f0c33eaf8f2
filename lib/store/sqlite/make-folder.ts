import { mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { WrongDatabase } from '#lib/store/migrations'

/**
 * Makes a folder for this user alone, with those above it. Node's own `recursive` tries for ever where the folder above is
 * there and takes nothing, as `/proc` does.
 * @throws WrongDatabase naming the folder that could not be made
 */
export function makeFolder(folder: string): void {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return
  if (dirname(folder) !== folder) makeFolder(dirname(folder))
  try {
    mkdirSync(folder, { mode: 0o700 })
  } catch (error) {
    // Another process of the site may have made it meanwhile.
    if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return
    const said = error instanceof Error ? error.message : String(error)
    throw new WrongDatabase(`${folder} cannot be made (${said}); set DATA_DIR to a folder that the site may write.`)
  }
}
