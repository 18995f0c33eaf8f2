import { existsSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { eraseAgain, erasePerson } from '#lib/people/erase-person'
import { erasuresOf } from '#lib/store/erasures'
import { databaseFile } from '#lib/store/process-store'
import { listBeside, readList, writeList } from './erasure-list.ts'
import { handOver } from './hand-over.ts'
import { personMessages } from './messages.ts'
import { overview, sentTo } from './overview.ts'
import { foundBy, type PersonCall } from './person-options.ts'

/** `find`: what is stored of a person. */
export async function find(call: PersonCall): Promise<void> {
  console.log(overview(await foundBy(call), call.language))
}

/** `export FOLDER`: the same as a folder that the person can be handed. */
export async function exportPerson({ words: [folder, ...words], ...call }: PersonCall): Promise<void> {
  const messages = personMessages[call.language]
  if (!folder) throw new Error(messages.needsFolder)
  const found = await foundBy({ ...call, words })
  console.log(overview(found, call.language))
  if (found.leads.length + found.chats.length === 0) return
  await handOver(call.engine, found, folder, call.language)
  console.log(`${messages.handedOver} ${folder}`)
}

/** Copies of the embedded store that a restore put aside. */
function copiesAside(): string[] {
  const folder = dirname(databaseFile())
  if (!existsSync(folder)) return []
  const aside = readdirSync(folder).filter((name) => name.startsWith('orca.db.before-restore-'))
  return aside.map((name) => join(folder, name))
}

async function repeat({ engine, language, options: { yes } }: PersonCall, file: string): Promise<void> {
  const messages = personMessages[language]
  if (!existsSync(file)) throw new Error(messages.noList + file)
  const list = readList(file)
  if (!yes) throw new Error(`${list.length} ${messages.listed} ${file}\n${messages.wouldGo}`)
  console.log(`${await eraseAgain(engine, list, Date.now())} ${messages.again}`)
}

/** `erase`: shows what is stored of a person, and with `--yes` deletes it. `--list FILE` repeats what was erased before. */
export async function erase(call: PersonCall): Promise<void> {
  const { engine, language, options } = call
  if (options.list) return repeat(call, options.list)
  const messages = personMessages[language]
  const found = await foundBy(call)
  console.log(overview(found, language))
  const count = found.leads.length + found.chats.length
  if (count === 0) return
  const elsewhere = sentTo(found)
  if (elsewhere.length > 0) console.log(messages.sentTo + elsewhere.join(', '))
  if (!options.yes) throw new Error(messages.wouldGo)
  await erasePerson(engine, found, Date.now())
  console.log(`${count} ${messages.erased}`)
  const copies = copiesAside()
  if (copies.length > 0) console.log(messages.copies + copies.join(', '))
  if (engine.dialect === 'sqlite') {
    const list = listBeside(databaseFile())
    writeList(list, await erasuresOf(engine))
    console.log(messages.backups + list)
  }
}

/** `erasures FILE`: the list of what was erased, for a store that its own tools back up. */
export async function saveErasures({ engine, language, words: [file] }: PersonCall): Promise<void> {
  if (!file) throw new Error('erasures FILE')
  const count = writeList(file, await erasuresOf(engine))
  console.log(`${count} ${personMessages[language].listed} ${file}`)
}
