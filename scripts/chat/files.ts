import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findFile, listFiles } from '#lib/chat/files/find-file'
import { sizeText } from '#lib/protocol/chat-files'
import { localTime } from '../leads/describe.ts'
import { printable } from '../leads/table.ts'
import type { Command } from './call.ts'
import { named } from './conversations.ts'
import { commandMessages } from './messages.ts'

/** `files`: the files of a conversation, in their order; with a folder they are saved there under their order and name. */
export const files: Command = async (call) => {
  const { engine, language, words } = call
  const { authors, files: sentences, saved } = commandMessages[language]
  const { id } = await named(call, words[0])
  const [, folder] = words
  const found = await listFiles(engine, id)
  if (found.length === 0) return console.log(sentences.none)
  if (folder !== undefined) mkdirSync(folder, { recursive: true, mode: 0o700 })
  for (const [index, { id: fileId, author, name, size, scan, created_at }] of found.entries()) {
    const scanned = scan === 'unscanned' ? [sentences.unscanned] : []
    console.log([localTime(created_at), authors[author], printable(name), sizeText(size), ...scanned].join('  '))
    const file = folder === undefined ? undefined : await findFile(engine, id, fileId)
    if (folder === undefined || !file) continue
    const path = join(folder, `${String(index + 1).padStart(2, '0')}-${name}`)
    // Never over a file that is there: what a stranger named stands in a name.
    writeFileSync(path, file.bytes, { mode: 0o600, flag: 'wx' })
    console.log(`${saved} ${printable(path)}`)
  }
}
