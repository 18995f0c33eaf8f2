import { randomUUID } from 'node:crypto'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { LinkHolder, tokenIn } from '../support/answer-link.ts'
import { answers, leftAlone } from '../support/answers-by-mail.ts'
import { ImapStandIn } from '../support/imap-server.ts'
import { type MailServer, startMailServer } from '../support/mail-server.ts'
import { type ServerUnderTest, startServer } from '../support/server-under-test.ts'
import { shellCommand } from '../support/shell-command.ts'
import { png } from '../support/small-files.ts'
import { waitUntil } from '../support/wait-until.ts'
import { WidgetClient } from '../support/widget-client.ts'

const operator = 'li@people.example'

let mail: MailServer
let mailbox: ImapStandIn
let server: ServerUnderTest

beforeAll(async () => {
  mail = await startMailServer()
  mailbox = await new ImapStandIn().start()
  server = await startServer({
    SMTP_URL: mail.url,
    MAIL_FROM: 'website@orca.example',
    MAIL_TO: 'sales@orca.example',
    // The first is not there any more.
    CHAT_IMAP_URL: `${mailbox.url}/Renamed,INBOX`,
    CHAT_MAIL_ADDRESS: 'chat@people.example',
    CHAT_MAIL_SECRET: 'nobody else knows this one',
    CHAT_OPERATORS: `${operator}, Wang@People.example`,
  })
}, 60_000)
afterAll(async () => {
  await server.end()
  await mailbox.stop()
  await mail.close()
})

const visitor = (lang = 'en') => new WidgetClient(server.origin).open('pk_orca', lang)

interface Email {
  subject: string
  text: string
  id: string
  to: string[]
  replyTo: string
  thread: string
  automatic: string | undefined
}

/** The emails that went out about what a visitor said, oldest first. */
async function emailsTo(client: WidgetClient): Promise<Email[]> {
  const all = await Promise.all(mail.emails.map((email) => PostalMime.parse(email)))
  const own = all.filter(({ replyTo }) => replyTo?.[0]?.address?.includes(client.conversationId.replaceAll('-', '')))
  return own.map(({ subject = '', text = '', messageId = '', to = [], replyTo, references = '', headers }) => ({
    subject,
    text,
    id: messageId,
    to: to.map(({ address = '' }) => address),
    replyTo: replyTo?.[0]?.address ?? '',
    thread: references,
    automatic: headers.find(({ key }) => key === 'auto-submitted')?.value,
  }))
}

async function firstEmail(client: WidgetClient): Promise<Email> {
  await waitUntil('an email went out', async () => (await emailsTo(client)).length > 0)
  return (await emailsTo(client))[0] as Email
}

interface Written {
  to: string
  from?: string
  id?: string
}

/** An email with its blanks filled in, as it lies in the mailbox. */
function written(email: string | Buffer, { to, from = operator, id = randomUUID() }: Written): Buffer {
  const text = (typeof email === 'string' ? email.replace(/\r?\n/g, '\r\n') : email.toString('latin1'))
    .replaceAll('{to}', to)
    .replaceAll('{from}', from)
    .replaceAll('{id}', id)
  return Buffer.from(text, typeof email === 'string' ? 'utf8' : 'latin1')
}

const plain = (text: string) =>
  `From: <{from}>\nTo: <{to}>\nMessage-ID: <{id}@people.example>\nContent-Type: text/plain; charset=utf-8\n\n${text}`

async function heard(client: WidgetClient): Promise<string[]> {
  const { json } = await client.call(client.in('messages?limit=100'))
  const said: { author: string; text: string }[] = json.items
  return said.filter(({ author }) => author === 'operator').map(({ text }) => text)
}

const shows = (client: WidgetClient, text: string) =>
  waitUntil(`the visitor sees "${text}"`, async () => (await heard(client)).includes(text))

/** Everything that lies in the mailbox was looked at. */
async function allRead(): Promise<void> {
  const last = await visitor()
  await last.say('hello')
  const { replyTo } = await firstEmail(last)
  mailbox.deliver(written(plain('the last of all'), { to: replyTo }))
  await shows(last, 'the last of all')
}

test('an email goes out when a conversation begins, and the answer shows in the visitor’s open window', async () => {
  const client = await visitor('zh')
  const stream = client.events((events) => events.some(({ data }) => data?.author === 'operator'))
  await client.say('我们有个两百亩的湖')
  const email = await firstEmail(client)
  expect(email).toMatchObject({
    subject: '网站咨询：我们有个两百亩的湖',
    to: [operator, 'Wang@people.example'],
    automatic: 'auto-generated',
    id: expect.stringContaining('@people.example>'),
  })
  expect(email.text).toContain('访客:\n我们有个两百亩的湖')
  expect(email.text).toContain('智能助手:')
  mailbox.deliver(written(plain('配两条中型船。\n\n/warranty'), { to: email.replyTo }))
  expect((await stream).at(-1)).toMatchObject({
    event: 'message',
    data: { author: 'operator', text: expect.stringMatching(/^配两条中型船。\n\n保修/) },
  })
  // A person has the conversation now.
  expect((await client.say('谢谢')).json.replies).toEqual([])
  expect(mailbox.emails.at(-1)?.flags.has('\\Seen')).toBe(true)
})

test('a folder that is not there any more is named once, and the others are read', async () => {
  await waitUntil('it is said', () => server.output().includes('email.folder_lost'))
  const said = server.output().match(/"email\.folder_lost".*/g)
  expect(said).toEqual([expect.stringContaining('"folder":"Renamed","reason":"the server says: No such folder.')])
})

test('a visitor’s file is attached; an answer given by link comes in the thread, once, and is no answer by mail', async () => {
  const client = await visitor()
  await client.sendFile('lake.png', png())
  const first = await firstEmail(client)
  expect(first.text).toContain('[Picture] lake.png (1 KB)')
  const parsed = await PostalMime.parse(mail.emails.find((email) => email.includes(first.id)) ?? '')
  expect(parsed.attachments).toMatchObject([{ filename: 'lake.png', mimeType: 'image/png' }])
  expect(Buffer.from(parsed.attachments[0]?.content as ArrayBuffer).equals(png())).toBe(true)

  const { out } = await shellCommand('chat', { DATA_DIR: server.directory }, ['link', client.conversationId])
  const colleague = new LinkHolder(server.origin, tokenIn(out))
  const key = randomUUID()
  for (const _ of [1, 2]) await colleague.post('answer', { key, text: 'Two boats will do.' })
  const withAnswer = async () => (await emailsTo(client)).filter(({ text }) => text.includes('Two boats will do.'))
  await waitUntil('those who answer by mail see it', async () => (await withAnswer()).length > 0)
  const [email] = await withAnswer()
  expect(email?.thread).toContain(first.id)
  expect(email?.text).not.toContain('[Picture]')
  await allRead()
  expect(await withAnswer()).toHaveLength(1)
  expect(await heard(client)).toEqual(['Two boats will do.'])
})

test('what the visitor thought of it comes to everybody in the same thread, and an answer to that is read as any', async () => {
  const client = await visitor()
  await client.say('is there a warranty?')
  const first = await firstEmail(client)
  mailbox.deliver(written(plain('Yes, there is.'), { to: first.replyTo }))
  await shows(client, 'Yes, there is.')
  mailbox.deliver(written(plain('close'), { to: first.replyTo }))
  const rating = async () => {
    const { json } = await client.call(client.in('messages?limit=100'))
    const said: { seq: number; type: string }[] = json.items
    return said.find(({ type }) => type === 'rating')
  }
  await waitUntil('it was asked', async () => (await rating()) !== undefined)
  const answer = { seq: (await rating())?.seq, satisfied: true, words: 'Very quick.' }
  expect((await client.post(client.in('rating'), answer)).status).toBe(204)
  await waitUntil('an email went out', async () => (await emailsTo(client)).length > 1)
  const [, note] = await emailsTo(client)
  expect(note).toMatchObject({ subject: `Re: ${first.subject}`, thread: first.id, to: first.to })
  expect(note?.text).toContain('Visitor’s rating: Answered\n\nVery quick.')
  const quoted = (note?.text ?? '').replace(/^/gm, '> ')
  mailbox.deliver(written(plain(`Thank you for saying so.\n\n${quoted}`), { to: first.replyTo }))
  await shows(client, 'Thank you for saying so.')
})

test('what follows goes in one email once the visitor pauses, in the same thread, with the page', async () => {
  const client = await visitor()
  await client.say('first')
  const first = await firstEmail(client)
  for (const text of ['second', 'third\nline']) {
    await client.post(client.in('messages'), {
      client_id: `01${randomUUID().replace(/\D/g, '0').padEnd(24, '0').slice(0, 24)}`,
      type: 'text',
      text,
      ctx: { page: '/product', note: 'a\r\nBcc: evil@else.example' },
    })
  }
  await waitUntil('another email went out', async () => (await emailsTo(client)).length > 1)
  const emails = await emailsTo(client)
  expect(emails).toHaveLength(2)
  expect(emails[1]).toMatchObject({ subject: `Re: ${first.subject}`, thread: first.id, replyTo: first.replyTo })
  expect(emails[1]?.text).toContain('Visitor:\nsecond')
  expect(emails[1]?.text).toContain('Visitor:\nthird\nline')
  expect(emails[1]?.text).not.toContain('Visitor:\nfirst')
  expect(emails[1]?.text).toContain('page: /product\nnote: a Bcc: evil@else.example')
})

test('a first line with line ends in it stays one subject', async () => {
  const client = await visitor()
  await client.say('hello\r\nBcc: evil@else.example\r\n\r\nbody')
  const email = await firstEmail(client)
  expect(email.subject).toBe('Question on the website: hello Bcc: evil@else.example body')
  const heads = mail.emails.map((email) => email.split('\r\n\r\n')[0])
  expect(heads.join('\n')).not.toMatch(/^Bcc:/m)
})

describe('an answer is shown without what it quotes', () => {
  let client: WidgetClient
  let to = ''
  beforeAll(async () => {
    client = await visitor()
    await client.say('hello')
    to = (await firstEmail(client)).replyTo
    for (const [, email] of answers) mailbox.deliver(written(email, { to }))
  })
  test.each(answers)('%s', async (_, __, shown) => {
    await shows(client, shown)
  })
  test('each once', async () => {
    expect(await heard(client)).toHaveLength(answers.length)
  })
})

test('an answer longer than one message is shown in several, and none of its lines is lost', async () => {
  const client = await visitor()
  await client.say('hello')
  const { replyTo } = await firstEmail(client)
  const lines = Array.from({ length: 300 }, (_, n) => `line ${n}: the price of part ${n} is ${n * 10} yuan`)
  mailbox.deliver(written(plain(lines.join('\n')), { to: replyTo }))
  await waitUntil('it is shown', async () => (await heard(client)).join('\n').includes('line 299'))
  expect((await heard(client)).join('\n').split('\n')).toEqual(lines)
  expect((await heard(client)).length).toBeGreaterThan(2)
})

test('automatic emails, bounces, strangers, forged addresses and large emails say nothing to anybody', async () => {
  const client = await visitor()
  await client.say('hello')
  const { replyTo } = await firstEmail(client)
  for (const [, email] of leftAlone) mailbox.deliver(written(email, { to: replyTo }))
  const [name = '', domain = ''] = replyTo.split('@')
  const other = await visitor()
  const forged = [
    `${name.slice(0, -1)}${name.endsWith('0') ? '1' : '0'}@${domain}`,
    `${name}@else.example`,
    `chat+${other.conversationId.replaceAll('-', '')}.${name.slice(-16)}@${domain}`,
    `chat+${'0'.repeat(32)}.${'0'.repeat(16)}@${domain}`,
    'chat@people.example',
  ]
  for (const to of forged) mailbox.deliver(written(plain('forged'), { to }))
  mailbox.deliver(written(plain(`large ${'x'.repeat(2 * 1024 * 1024)}`), { to: replyTo }))
  mailbox.deliver(Buffer.from([0, 255, 10, 13, 10]))
  await allRead()
  expect([...(await heard(client)), ...(await heard(other))]).toEqual([])
  for (const reason of ['too_large', 'not_ours', ...leftAlone.map(([why]) => why)]) {
    expect(server.output()).toContain(`"reason":"${reason}"`)
  }
})

test('who answers without words, or too much of it, is told that the visitor does not see it', async () => {
  const client = await visitor()
  await client.say('hello')
  const { replyTo } = await firstEmail(client)
  const told = async () => {
    const all = await Promise.all(mail.emails.map((email) => PostalMime.parse(email)))
    return all.filter(({ references = '' }) => /<no-words-at-all@|<much-too-much@/.test(references))
  }
  mailbox.deliver(written(plain('> Visitor:\n> hello'), { to: replyTo, id: 'no-words-at-all' }))
  mailbox.deliver(written(plain('x'.repeat(1.5 * 1024 * 1024)), { to: replyTo, id: 'much-too-much' }))
  mailbox.deliver(written(plain('x'.repeat(1.5 * 1024 * 1024)), { to: replyTo, from: 'x@else.example' }))
  await waitUntil('both are told', async () => (await told()).length === 2)
  const [empty, large] = await told()
  expect(empty?.text).toContain('no text to show')
  expect(large?.text).toContain('larger than 1 MB')
  for (const email of [empty, large]) {
    expect(email?.to).toMatchObject([{ address: operator }])
    expect(email?.replyTo).toMatchObject([{ address: replyTo }])
    expect(email?.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-replied')
  }
  expect(mail.emails.join('\n')).not.toContain('x@else.example')
})

test('the same email twice is one message, also after the mailbox was made anew', async () => {
  const client = await visitor()
  await client.say('hello')
  const { replyTo } = await firstEmail(client)
  const email = written(plain('only once'), { to: replyTo, id: 'the-same' })
  mailbox.deliver(email)
  mailbox.deliver(email)
  await allRead()
  mailbox.renumber()
  await allRead()
  expect(await heard(client)).toEqual(['only once'])
})

test('"close" hands the conversation back to the assistant', async () => {
  const client = await visitor()
  await client.say('hello')
  const { replyTo } = await firstEmail(client)
  mailbox.deliver(written(plain('I am Li.'), { to: replyTo }))
  await shows(client, 'I am Li.')
  mailbox.deliver(written(plain('结束\n\n> Visitor:\n> hello'), { to: replyTo }))
  await waitUntil('the assistant has it', async () => {
    const { json } = await client.call(`conversations/${client.conversationId}`)
    return json.conversation.state === 'bot'
  })
  expect((await client.say('what does a boat cost?')).json.replies).toHaveLength(1)
})

test('while mail is away the visitor chats on; then everything arrives once', async () => {
  const client = await visitor()
  mail.replyToRecipient = '451 greylisted'
  mailbox.refuses = true
  mailbox.cut()
  for (const text of ['one', 'two']) expect((await client.say(text)).status).toBe(201)
  await waitUntil('the mailbox is missed', () => server.output().includes('refuses the user and password'))
  expect(await emailsTo(client)).toEqual([])
  mail.replyToRecipient = '250 ok'
  mailbox.refuses = false
  const email = await firstEmail(client)
  expect(email.text).toContain('Visitor:\none')
  mailbox.deliver(written(plain('We are back.'), { to: email.replyTo, from: 'WANG@people.example' }))
  await shows(client, 'We are back.')
})
