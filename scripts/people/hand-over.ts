import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { chatMessages } from '#lib/assistant/messages'
import { findFile, listFiles } from '#lib/chat/files/find-file'
import { dayAndTime } from '#lib/chat/office-time'
import { defaultZone } from '#lib/chat/presence'
import { downloadsOf, requestById } from '#lib/data-requests/find-requests'
import type { Locale } from '#lib/i18n/locales'
import type { FoundLead } from '#lib/leads/find-leads'
import { readFiles } from '#lib/leads/read-lead'
import type { Chat } from '#lib/people/chats'
import type { Found } from '#lib/people/find-person'
import type { Engine } from '#lib/store/engine'
import { describe, localTime } from '../leads/describe.ts'
import { personMessages } from './messages.ts'
import { overview } from './overview.ts'

const lines = (rows: readonly (readonly [string, string])[]) =>
  rows.filter(([, value]) => value !== '').map(([label, value]) => `${label}: ${value}`)

/** A chat as it was said. */
function chatText({ messages, site, externalId, signedName, signedEmail }: Chat, language: Locale): string {
  const { ChatTranscript } = chatMessages[language]
  const { knownAs } = personMessages[language]
  const said = messages.map(({ author, text, created_at, ...message }) => {
    const name = author === 'system' ? '——' : ChatTranscript[author]
    const rating = message.type === 'rating' && message.rating ? `\n${JSON.stringify(message.rating)}` : ''
    return `${name} · ${dayAndTime(created_at, defaultZone, language)}\n${text}${rating}`
  })
  const names = [externalId, signedName, signedEmail].filter(Boolean).join(', ')
  return [...(names ? [`${knownAs} (${site}): ${names}`] : []), ...said].join('\n\n')
}

async function requestLines(engine: Engine, id: string, language: Locale): Promise<string[]> {
  const request = await requestById(engine, id)
  if (!request) return []
  const { request: labels } = personMessages[language]
  const downloads = await downloadsOf(engine, id)
  return lines([
    [labels.state, request.state],
    [labels.reason, request.reason ?? ''],
    [labels.note, request.note],
    [labels.downloads, downloads.map(({ file, whole, parts }) => `${file} (${whole + parts})`).join(', ')],
  ])
}

/** Writes everything stored of a person into a new folder that they can be handed: texts, their files, and JSON. */
export async function handOver(engine: Engine, found: Found, folder: string, language: Locale): Promise<void> {
  const messages = personMessages[language]
  if (existsSync(folder)) throw new Error(messages.folderExists + folder)
  const write = (path: string, content: string | Uint8Array) =>
    writeFileSync(join(folder, path), content, { mode: 0o600, flag: 'wx' })
  for (const part of ['', 'enquiries', 'conversations']) mkdirSync(join(folder, part), { recursive: true, mode: 0o700 })
  const { title, made, files } = messages.overview
  write(
    'overview.txt',
    [title, `${made} ${localTime(Date.now())}`, '', overview(found, language), files, ''].join('\n'),
  )
  for (const lead of found.leads) {
    const name = `${localTime(lead.receivedAt).slice(0, 10)}-${lead.kind}-${lead.id.slice(-12)}`
    const request = lead.kind === 'dataset' ? await requestLines(engine, lead.id, language) : []
    write(`enquiries/${name}.txt`, `${[...lines(describe(lead, language)), ...request].join('\n')}\n`)
    for (const [index, file] of (await readFiles(engine, lead.id)).entries())
      write(`enquiries/${name}-${index + 1}-${basename(file.name)}`, file.bytes)
  }
  for (const chat of found.chats) {
    const name = `${localTime(chat.since).slice(0, 10)}-${(chat.conversationId ?? chat.visitorId).slice(-12)}`
    write(`conversations/${name}.txt`, `${chatText(chat, language)}\n`)
    const { conversationId: id = '' } = chat
    for (const [index, file] of (await listFiles(engine, id)).entries()) {
      const kept = await findFile(engine, id, file.id)
      if (kept) write(`conversations/${name}-${index + 1}-${basename(file.name)}`, kept.bytes)
    }
  }
  write(
    'data.json',
    `${JSON.stringify({ enquiries: found.leads.map(ownData), conversations: found.chats }, null, 2)}\n`,
  )
}

/** A lead without how it was sent on: whose mailbox it went to is no data of who wrote it. */
function ownData({ deliveries, recipients, state, ...lead }: FoundLead) {
  return { ...lead, sentTo: deliveries.map(({ sink }) => sink) }
}
