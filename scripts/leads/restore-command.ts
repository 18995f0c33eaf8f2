import { environment } from '#lib/config/environment'
import { eraseAgain } from '#lib/people/erase-person'
import { databaseFile, store } from '#lib/store/process-store'
import { erasuresInFile, listBeside, merged, readList } from '../people/erasure-list.ts'
import { personMessages } from '../people/messages.ts'
import type { Call } from './call.ts'
import { commandMessages, helpOf } from './messages.ts'
import { restore } from './restore.ts'

/** `restore FILE`: a backup in the store's place, without what was erased since. */
export async function restoreBackup({ words: [file], language }: Pick<Call, 'words' | 'language'>): Promise<void> {
  if (!file || environment().DATABASE_URL) throw new Error(helpOf(language))
  const erasures = merged(erasuresInFile(databaseFile()), ...[databaseFile(), file].map(listBeside).map(readList))
  restore(file, databaseFile())
  console.log(`${commandMessages[language].restored} ${file}`)
  if (erasures.length === 0) return
  console.log(`${await eraseAgain(await store(), erasures, Date.now())} ${personMessages[language].again}`)
}
