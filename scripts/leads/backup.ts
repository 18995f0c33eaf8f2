import { existsSync, renameSync, writeFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { formatMessage } from '#lib/i18n/format-message'
import { erasuresOf } from '#lib/store/erasures'
import { databaseFile } from '#lib/store/process-store'
import { forgetStoredKeys } from '#lib/store/stored-key'
import { listBeside, merged, readList, writeList } from '../people/erasure-list.ts'
import type { Command } from './call.ts'
import { commandMessages } from './messages.ts'
import { verifyBackup } from './verify-backup.ts'

/** Copies the embedded store into one file that nobody else can read. */
export const backup: Command = async ({ engine, language, words }) => {
  const file = words[0]
  if (!file) throw new Error('backup?  backup FILE')
  if (existsSync(file)) throw new Error(formatMessage(commandMessages[language].backupThere, { file }))
  // Made beforehand, so that nobody else can read it at any moment.
  writeFileSync(`${file}.part`, '', { mode: 0o600 })
  await engine.backup(`${file}.part`)
  // One file that stands for itself, also where nothing can be written beside it.
  const copy = new DatabaseSync(`${file}.part`)
  copy.exec('pragma journal_mode = delete')
  copy.close()
  verifyBackup(`${file}.part`)
  renameSync(`${file}.part`, file)
  // Erasures that follow are in the copy's list from the next backup on; `erase` keeps its own beside the store.
  const erasures = merged(readList(listBeside(databaseFile())), await erasuresOf(engine))
  if (erasures.length > 0) writeList(listBeside(file), erasures)
  console.log(`${commandMessages[language].backedUp} ${file}`)
}

/** After a backup got into strange hands: what its keys made is worth nothing from the next start on. */
export const newKeys: Command = async ({ engine, language, options }) => {
  const messages = commandMessages[language]
  if (!options.yes) throw new Error(messages.confirmKeys)
  await forgetStoredKeys(engine)
  console.log(messages.newKeys)
}
