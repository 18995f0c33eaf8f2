import { expect, test } from 'vitest'
import { findConversation } from '#lib/chat/conversation'
import { sentFile } from '#lib/chat/files/file-body'
import { replyAsOperator } from '#lib/chat/operator-reply'
import { describeOnEachEngine } from '../support/both-engines.ts'
import { openChat } from '../support/chat.ts'
import { pdf } from '../support/small-files.ts'

describeOnEachEngine((store) => {
  const begin = Date.UTC(2026, 10, 28)
  const minuteMs = 60_000
  const file = (bytes: Uint8Array) => ({ name: 'a.pdf', type: 'application/pdf', bytes, scan: 'none' }) as const
  const small = file(pdf())

  test('a conversation holds twenty files of each side, whenever they come; words still go', async () => {
    const { engine } = store
    const chat = await openChat(engine, { now: begin })
    // Each at its own minute: no limit of time is in the way. `openChat` gives every message an address of its own.
    for (let at = 0; at < 20; at += 1) await chat.say('file', { file: small, at: begin + at * minuteMs })
    const later = begin + 90 * minuteMs
    await expect(chat.say('file', { file: small, at: later })).rejects.toMatchObject({ fields: { file: 'file_room' } })
    expect((await chat.say('words', { at: later })).isNew).toBe(true)

    const conversation = await findConversation(engine, chat.id)
    if (!conversation) throw new Error('It is there.')
    const send = () => {
      const sent = sentFile(small, 'en', later)
      return replyAsOperator(engine, {
        conversation,
        text: sent.body.text,
        file: sent,
        now: later,
        isMailed: false,
      })
    }
    for (let at = 0; at < 20; at += 1) await send()
    await expect(send()).rejects.toMatchObject({ fields: { file: 'file_room' } })
  })

  test('forty megabytes of one side are the most, however few files they are', async () => {
    const chat = await openChat(store.engine, { now: begin })
    const large = file(Buffer.concat([pdf(), Buffer.alloc(5 * 1024 * 1024 - 100)]))
    for (let at = 0; at < 8; at += 1) await chat.say('file', { file: large, at: begin + at * minuteMs })
    const later = begin + 90 * minuteMs
    await expect(chat.say('file', { file: large, at: later })).rejects.toMatchObject({ fields: { file: 'file_room' } })
  })

  test('an address sends forty a day, from however many windows, and is told when the next may go', async () => {
    const address = 'one and the same'
    const at = begin + 30 * 86_400_000
    for (let window = 0; window < 4; window += 1) {
      const chat = await openChat(store.engine, { now: at })
      for (let sent = 0; sent < 10; sent += 1)
        await chat.say('file', { file: small, address, at: at + (window * 10 + sent) * minuteMs })
    }
    const chat = await openChat(store.engine, { now: at })
    const refused = chat.say('file', { file: small, address, at: at + 60 * minuteMs })
    await expect(refused).rejects.toMatchObject({ code: 'too_many', retryAfterSeconds: 23 * 3600 })
    const nextDay = at + 86_400_000 + minuteMs
    expect((await chat.say('file', { file: small, address, at: nextDay })).isNew).toBe(true)
  })
})
