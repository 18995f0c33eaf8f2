import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { chatRetentionMs } from '#lib/chat/limits'
import { purgeChats } from '#lib/chat/retention'
import { openSqlite } from '#lib/store/sqlite/engine'
import { LinkHolder, tokenIn } from '../support/answer-link.ts'
import { makeCertificate } from '../support/certificate.ts'
import { startMailServer } from '../support/mail-server.ts'
import { hasMailSystem } from '../support/mail-system.ts'
import { startPostfix } from '../support/postfix.ts'
import { type ServerUnderTest, startServer } from '../support/server-under-test.ts'
import { pdf, png } from '../support/small-files.ts'
import { behaviours, startUpstream, type Upstream } from '../support/upstream.ts'
import { waitUntil } from '../support/wait-until.ts'
import { type Answer, ulid, WidgetClient } from '../support/widget-client.ts'

/*
 * A week of a company of ten: fifty visitors, three who answer, two telephones on one conversation, a group of WeCom that moves
 * to DingTalk, a webhook that is dead all week, Postfix (a stand-in where it is not installed) that is off for a while, a link
 * that leaks, and a kill -9 in the middle of everything. Whatever happens, each word is there once and in order, and no link
 * opens more than it may.
 */

const sales = 'sales@orca.example'
const gone = 'buyer@people.example'
const asks = '我想找人工客服'
const folder = mkdtempSync(join(tmpdir(), 'orca-week-'))
const ended: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })]

interface Mail {
  url: string
  settings: Record<string, string>
  /** The emails that a receiver has, folded lines joined. */
  emailsOf(recipient: string): string[]
  stop(): Promise<unknown> | unknown
  start(): Promise<unknown>
}

const unfolded = (emails: readonly string[]) => emails.map((email) => email.replace(/=\r?\n/g, ''))

async function startMail(): Promise<Mail> {
  if (!hasMailSystem) {
    const mail = await startMailServer()
    ended.push(mail.close)
    const set = (reply: string) => {
      mail.replyToRecipient = reply
    }
    return {
      url: mail.url,
      settings: {},
      emailsOf: (recipient) => unfolded(mail.emails.filter((_, index) => mail.receivers[index]?.includes(recipient))),
      stop: () => set('451 later'),
      start: async () => set('250 ok'),
    }
  }
  const certificate = makeCertificate(folder)
  const postfix = await startPostfix({ certificate })
  ended.push(postfix.end)
  return {
    url: postfix.url,
    settings: { NODE_EXTRA_CA_CERTS: certificate.certFile },
    emailsOf: (recipient) => unfolded(postfix.mailOf(recipient)),
    stop: postfix.stop,
    start: postfix.start,
  }
}

/** Calls until it is answered, as widget and page do: a server that is killed answers nobody, and who is put off comes again. */
async function untilAnswered(call: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    const answer = await call().catch(() => undefined)
    if (answer && ![409, 429, 503].includes(answer.status)) return answer
    const waitMs = Number(answer?.headers.get('retry-after') ?? 0) * 1000 || 100
    await new Promise((resolve) => setTimeout(resolve, waitMs))
  }
}

/** What somebody said: it is there once, and in this order. */
class Visitor extends WidgetClient {
  readonly mark: string
  readonly said: string[] = []

  constructor(origin: string, number: number) {
    super(origin)
    this.mark = `湖${String(number).padStart(2, '0')}`
  }

  async tell(text: string): Promise<void> {
    const id = ulid()
    const words = `${this.mark} ${text}`
    const { status } = await untilAnswered(() => this.say(words, id))
    expect([200, 201], words).toContain(status)
    this.said.push(words)
  }

  messages = async (): Promise<{ seq: number; author: string; text: string; type: string; file?: { id: string } }[]> =>
    (await this.call(this.in('messages?limit=100'))).json.items
}

/** Somebody of the team on a telephone. */
class Colleague extends LinkHolder {
  readonly said: string[] = []

  async tell(text: string): Promise<void> {
    const body = { key: randomUUID(), text }
    const { status } = await untilAnswered(() => this.post('answer', body))
    expect(status, text).toBe(200)
    this.said.push(text)
  }

  async tellAll(texts: readonly string[]): Promise<void> {
    for (const text of texts) await this.tell(text)
  }
}

let bot: Upstream
let dead: Upstream
let mail: Mail
let server: ServerUnderTest
let settings: Record<string, string>

beforeAll(async () => {
  mail = await startMail()
  bot = await startUpstream()
  dead = await startUpstream(behaviours.drop)
  ended.push(bot.close, dead.close)
  settings = {
    SMTP_URL: mail.url,
    MAIL_FROM: 'website@orca.example',
    MAIL_TO: sales,
    CHAT_NOTICE_URL: `${dead.url}/notices`,
    CHAT_NOTICE_SECRET: 'the secret of the notices',
    OUTBOUND_PRIVATE_ALLOW: new URL(dead.url).host,
    ...mail.settings,
  }
  server = await startServer({ ...settings, GROUP_BOT_URL: `${bot.url}/cgi-bin/webhook/send?key=group` })
  ended.push(() => server.end())
}, 60_000)
afterAll(async () => {
  for (const end of ended.toReversed()) await end()
})

/** The links that the group has of a conversation. */
const linksOf = ({ conversationId }: WidgetClient): string[] =>
  bot.calls.flatMap(({ text }) => {
    const { content } = JSON.parse(text).text
    const parts: string[] = content.split(conversationId.slice(-12)).slice(1)
    return parts.map((part) => tokenIn(part))
  })

async function colleagueOf(visitor: Visitor): Promise<Colleague> {
  await waitUntil(`the group is told of ${visitor.mark}`, () => linksOf(visitor).length > 0)
  return new Colleague(server.origin, linksOf(visitor)[0] ?? '')
}

const ready = async (): Promise<string[]> => (await (await fetch(`${server.origin}/api/health/ready`)).json()).warnings

test('a week: nothing is lost, nothing is there twice, no link opens more than it may', async () => {
  // Monday. Fifty write, fifteen want a person.
  const visitors = Array.from({ length: 50 }, (_, number) => new Visitor(server.origin, number))
  const each = async (some: readonly Visitor[], does: (visitor: Visitor, index: number) => Promise<unknown>) => {
    for (let at = 0; at < some.length; at += 25)
      await Promise.all(some.slice(at, at + 25).map((visitor, index) => does(visitor, at + index)))
  }
  await each(visitors, async (visitor) => {
    await visitor.open('pk_orca', 'zh')
    await visitor.tell('你好')
  })
  const waiting = visitors.slice(0, 15)
  await each(waiting, (visitor) => visitor.tell(asks))
  const colleagues = await Promise.all(waiting.map(colleagueOf))
  expect(waiting.map((visitor) => linksOf(visitor).length)).toEqual(waiting.map(() => 1))
  expect(new Set(colleagues.map(({ token }) => token)).size).toBe(15)
  await waitUntil('the mail has them all', () => {
    const text = mail.emailsOf(sales).join('\n')
    return waiting.every(({ conversationId }) => text.includes(conversationId.slice(-12)))
  })
  // The dead webhook is in the log, and no alarm: two other ways took each notice.
  expect(server.output()).toContain('"way":"webhook"')
  expect(await ready()).not.toContain('chat_waiting_unnoticed')

  // Three who answer, five conversations each; Li has a second telephone.
  const [first] = colleagues
  const [atFirst] = waiting
  if (!first || !atFirst) throw new Error('nobody')
  const second = new Colleague(server.origin, first.token)
  for (const [index, colleague] of colleagues.entries())
    await colleague.post('take', { name: ['李', '王', '赵'][index % 3], over: 0 })
  expect((await second.open()).taken).toMatchObject({ name: '李', mine: false })
  await Promise.all([first.tellAll(['甲一', '甲二', '甲三']), second.tellAll(['乙一', '乙二', '乙三'])])
  // Two want the same conversation at the same moment: one of them has it.
  const [rival = first, mailing = first] = colleagues.slice(5, 7)
  const { taken } = await rival.open()
  await Promise.all(
    ['王', '李'].map((name) => new Colleague(server.origin, rival.token).post('take', { name, over: taken.at })),
  )
  expect(['王', '李']).toContain((await rival.open()).taken.name)
  // Who goes away leaves an address, and has each answer by mail, once, whatever happens to the machine.
  const leaving = waiting[6] ?? atFirst
  await leaving.tell(`我的邮箱是 ${gone}`)
  await mailing.tell('明天给您报价')
  const [, pictured = atFirst] = waiting
  const [, shown = first] = colleagues
  const picture = await pictured.sendFile('湖.png', png(8), { key: ulid() })
  expect(picture.status).toBe(201)
  expect((await shown.sendFile('报价.pdf', pdf('报价'))).status).toBe(200)

  // Tuesday. Everybody writes when the machine goes off; the team moves to DingTalk meanwhile.
  const [fileKey, answerKey] = [ulid(), randomUUID()]
  const busy = [
    untilAnswered(() => pictured.sendFile('岸.png', png(9), { key: fileKey })),
    untilAnswered(() => shown.sendFile('合同.pdf', pdf('合同'), answerKey)),
    ...waiting.map((visitor) => visitor.tell('停电时写的')),
    ...colleagues.map((colleague, index) => colleague.tell(`停电时答的 ${index}`)),
    ...visitors.slice(15, 30).map((visitor) => visitor.tell('多少钱')),
  ]
  await new Promise((resolve) => setTimeout(resolve, 40))
  await server.kill('SIGKILL')
  const port = Number(new URL(server.origin).port)
  const dingtalk = {
    GROUP_BOT_URL: `${bot.url}/robot/send?access_token=group`,
    GROUP_BOT_SECRET: 'SEC0123456789abcdef',
  }
  server = await startServer({ ...settings, ...dingtalk }, server.directory, port)
  await Promise.all(busy)

  // Wednesday. A link is handed over and the old one goes on, from elsewhere, to nobody; another conversation is closed.
  const [, , handing = first, , closing = first] = colleagues
  const { json: handed } = await handing.post('hand-over')
  const heir = new Colleague(server.origin, handed.token)
  expect((await handing.post('withdraw')).status).toBe(200)
  const thief = new Colleague(server.origin, handing.token)
  expect((await thief.read()).json).toEqual({ ended: 'withdrawn' })
  expect((await closing.post('close')).status).toBe(200)
  const late = new Colleague(server.origin, closing.token)
  expect((await late.read()).json).toEqual({ ended: 'closed' })
  const fileId = picture.json.message.file.id
  for (const gone of [thief, late]) {
    expect((await gone.post('answer', { key: randomUUID(), text: '我是同事' })).status).toBe(401)
    expect((await gone.post('hand-over')).status).toBe(401)
    expect((await gone.sendFile('x.pdf', pdf())).status).toBe(401)
    expect((await gone.file(fileId)).status).toBe(401)
  }
  await heir.tell('我接手了')
  expect((await heir.file(fileId)).status).toBe(404)
  expect((await shown.file(fileId)).status).toBe(200)

  // Thursday. The group is full of calls and the mail is off: nobody is told, and that is known; then the mail is back.
  bot.behave = (response) => void response.writeHead(200).end('{"errcode":130101}')
  await mail.stop()
  const lonely = visitors[49] ?? atFirst
  const before = mail.emailsOf(sales).length
  await lonely.tell(asks)
  await waitUntil('readiness says so', async () => (await ready()).includes('chat_waiting_unnoticed'))
  await mail.start()
  const noticed = () => mail.emailsOf(sales).some((email) => email.includes(lonely.conversationId.slice(-12)))
  await waitUntil('the mail tells of who waited', noticed)
  expect(mail.emailsOf(sales).length).toBeGreaterThan(before)
  const mailed = () => mail.emailsOf(gone).length
  await waitUntil('who went away has the answers', () => mailed() >= mailing.said.length)
  await waitUntil('and nobody waits unnoticed', async () => !(await ready()).includes('chat_waiting_unnoticed'))

  // Friday. What everybody said is there once, in order, without a gap; what people answered, too.
  for (const [index, visitor] of visitors.entries()) {
    const messages = await visitor.messages()
    expect(messages.map(({ seq }) => seq)).toEqual(messages.map((_, at) => at + 1))
    const own = messages.filter(({ author, type }) => author === 'visitor' && type === 'text').map(({ text }) => text)
    expect(own, visitor.mark).toEqual(visitor.said)
    const answers = messages.filter(({ author, type }) => author === 'operator' && type === 'text')
    const texts = answers.map(({ text }) => text)
    const people = [colleagues[index], index === 0 ? second : undefined, index === 2 ? heir : undefined]
    const told = people.map((person) => person?.said ?? [])
    expect(texts, visitor.mark).toHaveLength(told.flat().length)
    for (const own of told) expect(texts.filter((text) => own.includes(text))).toEqual(own)
  }
  const files = (await pictured.messages())
    .filter(({ type }) => type === 'file')
    .map(({ author, text }) => `${author} ${text}`)
  expect(files.toSorted()).toEqual([
    'operator [文件] 合同.pdf（1 KB）',
    'operator [文件] 报价.pdf（1 KB）',
    'visitor [图片] 岸.png（1 KB）',
    'visitor [图片] 湖.png（1 KB）',
  ])
  // Each link shows its own conversation's words and nobody else's, or nothing.
  for (const [index, colleague] of colleagues.entries()) {
    const { json } = await colleague.read()
    if (colleague === handing || colleague === closing) expect(json).not.toHaveProperty('open')
    else {
      const marks = new Set(JSON.stringify(json.open.messages).match(/湖\d\d/g))
      expect([...marks]).toEqual([visitors[index]?.mark])
    }
  }
  expect(server.output()).not.toContain(first.token)

  expect(mailed()).toBe(mailing.said.length)

  // Ninety days later nobody has come back.
  await server.kill('SIGTERM')
  const engine = await openSqlite({ file: join(server.directory, 'orca.db') })
  try {
    expect(await purgeChats(engine, Date.now() + chatRetentionMs)).toBe(50)
    const tables = [
      'visitor',
      'conversation',
      'message',
      'chat_file',
      'answer_link',
      'answer_holder',
      'person_wait',
    ] as const
    for (const table of tables)
      expect(await engine.read(engine.sql.selectFrom(table).selectAll().compile()), table).toEqual([])
  } finally {
    await engine.close()
  }
}, 120_000)
