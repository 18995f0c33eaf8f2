import PostalMime from 'postal-mime'
import { expect, test, vi } from 'vitest'
import { findConversation } from '#lib/chat/conversation'
import { chatLetter } from '#lib/chat/letter/chat-letter'
import { letterFigures } from '#lib/chat/letter/letter-figures'
import { queueLetter } from '#lib/chat/letter/letter-schedule'
import { weekBefore } from '#lib/chat/letter/letter-week'
import type { MessageBody } from '#lib/chat/message'
import { replyAsOperator } from '#lib/chat/operator-reply'
import { letterSink } from '#lib/chat/sinks'
import { openSqlite } from '#lib/store/sqlite/engine'
import { describeOnEachEngine } from '../support/both-engines.ts'
import { openChat } from '../support/chat.ts'
import { startMailServer } from '../support/mail-server.ts'
import { startServer } from '../support/server-under-test.ts'
import { waitUntil } from '../support/wait-until.ts'

vi.setConfig({ testTimeout: 120_000 })

const zone = 'Asia/Shanghai'
const minute = 60_000
const at = (text: string) => Date.parse(`${text}+08:00`)
const week = weekBefore('2026-01-12', zone)
const answer: MessageBody = { type: 'answer', text: 'Eight hours.', answer_id: 'endurance' }
const suggestions: MessageBody = {
  type: 'suggestions',
  text: 'Did you mean',
  suggestions: [{ id: 'warranty', question: 'What does the warranty cover?' }],
}
const board: MessageBody = { type: 'board', text: 'I do not know.', prefill: '' }

describeOnEachEngine((store) => {
  const jobs = async () => {
    const { sql, read } = store.engine
    return read(sql.selectFrom('delivery').select('subject_id').where('sink', '=', letterSink).compile())
  }
  const queue = (text: string) => queueLetter(store.engine, zone, at(text))

  test('each Monday at eight one report is due, whoever looks; a missed one is made up, those before it are not', async () => {
    await queue('2026-01-07T10:00')
    expect(await jobs()).toEqual([])
    await queue('2026-01-12T07:59')
    expect(await jobs()).toEqual([])
    await Promise.all([queue('2026-01-12T08:00'), queue('2026-01-12T08:00'), queue('2026-01-12T08:01')])
    await queue('2026-01-13T08:00')
    expect(await jobs()).toEqual([{ subject_id: 'week:2026-01-12' }])
    // The server was off for three weeks, and the clock went back.
    await queue('2026-02-04T12:00')
    await queue('2026-01-20T12:00')
    expect((await jobs()).map(({ subject_id }) => subject_id).toSorted()).toEqual([
      'week:2026-01-12',
      'week:2026-02-02',
    ])
  })

  test('its figures are those of the week, and no word, name or number of a visitor is in it, in no form of it', async () => {
    const { engine } = store
    const say = async (text: string, when: string, replies: MessageBody[], wantsPerson = false) => {
      const chat = await openChat(engine, { now: at(when) })
      await chat.say(text, { replies, wantsPerson })
      return chat
    }
    const personal = 'I am Ann Lee of Loch Ness, ann@lake.example, 13800001234'
    await say(personal, '2026-01-04T23:59', [answer])
    await say(personal, '2026-01-05T00:00', [answer])
    await say(`Nessie? ${personal}`, '2026-01-06T12:00', [suggestions])
    await say(`Colour? ${personal}`, '2026-01-06T12:00', [board])
    const served = await say(`A person! ${personal}`, '2026-01-11T12:00', [board], true)
    const conversation = await findConversation(engine, served.id)
    if (!conversation) throw new Error('It was opened.')
    const now = at('2026-01-11T12:05')
    await replyAsOperator(engine, { conversation, text: 'Here.', now, isMailed: false })
    await say(personal, '2026-01-12T00:00', [answer])

    const figures = await letterFigures(engine, week, zone)
    expect(figures.weeks.map((one) => one.figures.conversations)).toEqual([0, 0, 0, 0, 0, 0, 1, 4])
    expect(figures.days.map((one) => one.figures.conversations)).toEqual([1, 2, 0, 0, 0, 0, 1])
    expect(figures.weeks.at(-1)?.figures).toMatchObject({
      byAssistant: 1,
      byPerson: 1,
      byNobody: 2,
      firstAnswer: { median: 5 * minute },
    })
    expect(figures.topics).toEqual([{ entry: 'warranty', times: 1 }])

    const letter = chatLetter(figures, ['en', 'zh'])
    expect(letter.subject).toBe('Chat report 5 Jan to 11 Jan')
    expect(letter.text).toMatch(/^Conversations: 4 \(week before: 1\)$/m)
    expect(letter.text).toMatch(/^First answer, median: 5 mins \(week before: –\)$/m)
    expect(letter.text).toMatch(/^“.+”: 1\nOther topics: 2$/m)
    expect(letter.text).toContain('1月5日')
    expect(letter.attachments).toHaveLength(4)
    for (const { content, cid } of letter.attachments) {
      expect(letter.html).toContain(`src="cid:${cid}"`)
      expect(content).not.toMatch(/script|href|NaN/)
    }
    const all = JSON.stringify(letter)
    for (const word of ['Ann', 'Ness', 'lake.example', '13800001234', 'Colour?', 'A person!'])
      expect(all).not.toContain(word)
  })
})

test('it goes to everybody of MAIL_TO by one email, in text and with pictures, once, over a restart', async ({
  onTestFinished,
}) => {
  const mail = await startMailServer()
  onTestFinished(mail.close)
  const server = await startServer({
    SMTP_URL: mail.url,
    MAIL_FROM: 'website@orca.example',
    MAIL_TO: 'sales@orca.example,service@orca.example',
    CHAT_WEEKLY_LETTER: 'zh,en',
  })
  onTestFinished(server.end)
  const engine = await openSqlite({ file: `${server.directory}/orca.db` })
  onTestFinished(() => engine.close())
  const first = engine.sql
    .updateTable('fact')
    .set({ value: '2020-01-06' })
    .where('name', '=', letterSink)
    .returning('name')
  await waitUntil('it has looked once', async () => (await engine.write([first.compile()]))[0].length === 1)
  await waitUntil('it is sent', () => mail.emails.length === 1)
  expect(mail.receivers).toEqual([['sales@orca.example', 'service@orca.example']])
  const email = await new PostalMime().parse(mail.emails[0] ?? '')
  expect(email.subject).toMatch(/^在线客服周报 /)
  expect(email.text).toContain('Conversations: 0')
  expect(email.html).toContain('<table')
  expect(email.attachments.map(({ mimeType }) => mimeType)).toEqual(['image/svg+xml', 'image/svg+xml'])
  await server.kill('SIGTERM')
  const next = await server.restart()
  onTestFinished(() => next.end())
  await new Promise((resolve) => setTimeout(resolve, 4000))
  expect(mail.emails).toHaveLength(1)
})
