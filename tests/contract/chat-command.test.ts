import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { engineNames, storeSettings, testWithFirst } from '../support/both-engines.ts'
import { type MailServer, startMailServer } from '../support/mail-server.ts'
import { type ServerUnderTest, startServer } from '../support/server-under-test.ts'
import { hostedCommand, shellCommand, startShellCommand } from '../support/shell-command.ts'
import { waitUntil } from '../support/wait-until.ts'
import { ulid, WidgetClient } from '../support/widget-client.ts'

describe.each(engineNames)('with no bridge to people, on %s', (name) => {
  let mail: MailServer
  let server: ServerUnderTest
  let store: Awaited<ReturnType<typeof storeSettings>>
  const folder = mkdtempSync(join(tmpdir(), 'orca-chat-'))

  beforeAll(async () => {
    store = await storeSettings(name)
    mail = await startMailServer()
    server = await startServer({ ...store.settings, ...mailSettings() })
  }, 60_000)
  afterAll(async () => {
    await server.end()
    await mail.close()
    await store.end()
    rmSync(folder, { recursive: true, force: true })
  })

  /** What is the same whatever the store is. */
  const onOne = testWithFirst(name)

  const mailSettings = () => ({
    SMTP_URL: mail.url,
    MAIL_FROM: 'website@orca.example',
    MAIL_TO: 'sales@orca.example',
    EMAIL_SALES: 'sales@orca.example',
    DELIVERY_TIME_SCALE: '0.02',
  })

  const settings = () => ({ DATA_DIR: server.directory, ...mailSettings(), ...store.settings })

  /** `npm run chat`, over the server's own store while it runs. */
  function run(
    words: readonly string[],
    { input = '', without = [] }: { input?: string; without?: readonly string[] } = {},
  ) {
    const kept = Object.entries(settings()).filter(([key]) => !without.includes(key))
    return hostedCommand('chat', Object.fromEntries(kept), words, input)
  }
  const command = (...words: string[]) => run(words)

  const visitor = (lang = 'en') => new WidgetClient(server.origin).open('pk_orca', lang)
  const endOf = (client: WidgetClient) => client.conversationId.slice(-12)
  const all = async (client: WidgetClient): Promise<{ author: string; type: string; text: string; seq: number }[]> =>
    (await client.call(client.in('messages?limit=100'))).json.items
  const state = async (client: WidgetClient) =>
    (await client.call(`conversations/${client.conversationId}`)).json.conversation.state
  const mailTo = (address: string) => mail.emails.filter((_, index) => mail.receivers[index]?.includes(address))

  /** What `show` says of a mailed answer is settled: waiting by the command itself would be a process every moment. */
  const isSettled = ({ conversationId }: WidgetClient) =>
    server
      .output()
      .split('\n')
      .some((line) => /"delivery\.(?:delivered|dead)".*"answer-mail"/.test(line) && line.includes(conversationId))

  const saysOn = (client: WidgetClient, page: string, text: string) =>
    client.post(client.in('messages'), { client_id: ulid(), type: 'text', text, ctx: { page } })

  test('who asks for a person stands in the list with their page until a person answers or closes', async () => {
    const client = await visitor()
    await saysOn(client, '/en/product/titan', 'how long does a boat last?')
    expect((await command('list')).out).not.toContain(endOf(client))
    expect((await command('list', '--all')).out).toContain(endOf(client))

    await saysOn(client, '/en/product/titan', 'I want to talk to a person')
    // Nobody is called, so the assistant goes on answering.
    expect(await state(client)).toBe('bot')
    expect((await saysOn(client, '/en/quote', 'what does a boat cost?')).json.replies).toHaveLength(1)
    const listed = (await command('list')).out
    expect(listed).toMatch(new RegExp(`^0 mins? .*/en/quote .*what does a boat cost\\? .*${endOf(client)}$`, 'm'))
    expect((await command('show', endOf(client))).out).toContain('Waits since')

    expect(await command('close', endOf(client))).toMatchObject({ code: 0 })
    expect((await command('list')).out).not.toContain(endOf(client))
    // Nobody had the conversation: the visitor hears of no leave.
    expect((await all(client)).at(-1)).toMatchObject({ author: 'bot' })
  })

  onOne('the team is told by mail of who waits, and nothing of the person', async () => {
    const client = await visitor()
    await client.say('I want to talk to a person, I am Ann, ann@buyer.example')
    const told = async () => {
      const emails = await Promise.all(mailTo('sales@orca.example').map((email) => new PostalMime().parse(email)))
      return emails.flatMap(({ text: words = '' }) => (words.includes(endOf(client)) ? [words] : []))
    }
    await waitUntil('it is sent', async () => (await told()).length === 1)
    expect((await told()).join()).not.toMatch(/ann/i)
    await command('close', endOf(client))
  })

  test('an answer reaches the open window at once; who writes on waits again', async () => {
    const client = await visitor()
    await client.say('I want to talk to a person')
    const window = client.listen()
    await window.until(({ event }) => event === 'state')
    const done = await command('reply', endOf(client), 'Li here.', 'How can I help?')
    expect(done).toMatchObject({ code: 0, out: expect.stringContaining('an open window shows it at once') })
    expect(done.out).toContain('No email address was left')
    await window.until(({ event, data }) => event === 'message' && data.text === 'Li here. How can I help?')
    window.leave()
    expect(await state(client)).toBe('human')
    expect((await all(client)).map(({ author }) => author)).toEqual(['visitor', 'bot', 'system', 'operator'])
    expect((await command('list')).out).not.toContain(endOf(client))

    expect((await client.say('Is a lake of 3 ha too small?')).json.replies).toEqual([])
    expect((await command('list')).out).toContain(endOf(client))
    expect(await run(['reply', endOf(client), '--close'], { input: 'No: it is fine.\n' })).toMatchObject({ code: 0 })
    expect((await command('list')).out).not.toContain(endOf(client))
    expect(await state(client)).toBe('bot')
    expect((await all(client)).slice(-3)).toMatchObject([
      { author: 'operator', text: 'No: it is fine.' },
      { author: 'system' },
      { type: 'rating' },
    ])
  })

  test('an answer goes by mail to who left an address and has not read it; nothing of theirs is in it', async () => {
    const client = await visitor('zh')
    await client.say('我想找人工客服')
    await client.say('我的邮箱是 wang@buyer.example，请看 https://bad.example')
    const done = await command('reply', endOf(client), '王先生您好，报价已备好。')
    expect(done.out).toContain('wang@buyer.example')
    await waitUntil('it is sent', () => mailTo('wang@buyer.example').length === 1)
    const email = await new PostalMime().parse(mailTo('wang@buyer.example')[0] ?? '')
    expect(email.text).toContain('王先生您好，报价已备好。')
    expect(email.text).not.toContain('bad.example')
    expect(email.replyTo?.[0]?.address).toBe('sales@orca.example')
    await waitUntil('that is known', () => isSettled(client))
    expect((await command('show', endOf(client))).out).toContain('sent')

    // Put off, so that it is read before it is sent.
    mail.replies.set('reader@buyer.example', '451 later')
    const reader = await visitor()
    await reader.say('Call me: reader@buyer.example. I want to talk to a person')
    expect((await command('reply', endOf(reader), 'Here I am.')).code).toBe(0)
    await reader.post(reader.in('read'), { seq: (await all(reader)).at(-1)?.seq })
    await waitUntil('it was looked at', () => isSettled(reader))
    expect((await command('show', endOf(reader))).out).toContain('read in the window, not sent')
    expect(mailTo('reader@buyer.example')).toEqual([])

    expect((await command('reply', endOf(reader), 'By window.', '--no-mail')).out).not.toContain('reader@buyer.example')
    const off = await run(['reply', endOf(reader), 'No mail here.'], { without: ['SMTP_URL', 'MAIL_TO'] })
    expect(off.out).toContain('No mail is configured')
    expect((await command('show', endOf(reader))).out.match(/not sent/g)).toHaveLength(1)
  })

  onOne('an address that mail cannot reach is given up, is no alarm, and stands in show', async () => {
    mail.replies.set('gone@buyer.example', '550 no such user')
    const client = await visitor()
    await client.say('I want to talk to a person, gone@buyer.example')
    await command('reply', endOf(client), 'Hello.')
    await waitUntil('it was tried', () => isSettled(client))
    expect((await command('show', endOf(client))).out).toMatch(/not sent .*550/)
    const ready = await (await fetch(`${server.origin}/api/health/ready`)).json()
    expect(ready.dead).toBe(0)
    expect(server.output()).not.toContain('buyer.example')
  })

  onOne('what cannot be done is one sentence and exit code 1', async () => {
    expect(await shellCommand('chat', settings(), ['dance'])).toMatchObject({
      code: 1,
      error: expect.stringMatching(/^dance\?/),
    })
    const client = await visitor()
    await client.say('hello')
    expect(await command('show')).toMatchObject({
      code: 1,
      error: 'Say which conversation: the last characters of its id, as list shows it.\n',
    })
    expect(await command('show', '000000000000')).toMatchObject({
      code: 1,
      error: expect.stringContaining('Not found'),
    })
    expect(await command('reply', endOf(client))).toMatchObject({ code: 1, error: expect.stringContaining('reply ID') })
    expect(await command('reply', endOf(client), 'x'.repeat(4001))).toMatchObject({
      code: 1,
      error: expect.stringContaining('4001 characters'),
    })
    expect(await command('list', '--limit', 'all')).toMatchObject({ code: 1, error: '--limit all?  --limit 50\n' })
    expect((await command('stats', '--days', '0')).code).toBe(1)
    expect((await command('--language', 'zh')).out).toContain('谁在等人工回复')
    expect(await all(client)).toHaveLength(2)
  })

  test('search finds what visitors and colleagues wrote, not what the assistant says', async () => {
    const client = await visitor()
    await client.say('Do you know the river Ouse?')
    await command('reply', endOf(client), 'We have worked on the Nidd.')
    expect((await command('search', 'river ouse')).out).toContain(endOf(client))
    expect((await command('search', 'the Nidd')).out).toContain(endOf(client))
    expect((await command('search', 'xyzzy')).out).toContain('No matching conversations')
  })

  onOne('a canned answer stands for its code; control characters do not reach the terminal', async () => {
    const client = await visitor()
    await client.say('hello \u001b[31mred')
    const code = /^\/(\S+)/.exec((await command('canned')).out)?.[1] ?? ''
    await command('reply', endOf(client), `/${code}`)
    const said = (await all(client)).at(-1)?.text ?? ''
    expect(said.length).toBeGreaterThan(code.length + 1)
    expect((await command('show', endOf(client))).out).not.toContain('\u001b')
  })

  onOne('whoever reads the first lines alone, as head does, gets no trace of the program', async () => {
    const canned = startShellCommand('chat', settings(), ['canned'])
    const said = text(canned.stderr)
    canned.stdout.once('data', () => canned.stdout.destroy())
    const [code] = await once(canned, 'exit')
    expect({ code, said: await said }).toEqual({ code: 0, said: '' })
  })

  test('watch shows who begins to wait while it runs', async () => {
    const watching = startShellCommand('chat', settings(), ['watch'])
    let printed = ''
    watching.stdout.on('data', (chunk) => (printed += chunk))
    try {
      await waitUntil('it runs', () => printed.includes('Waits'))
      const client = await visitor()
      await client.say('I want to talk to a person')
      await waitUntil('it is shown', () => printed.includes(endOf(client)))
    } finally {
      watching.kill()
    }
  })

  test('stats counts who answered, and says nothing of anybody, as a table and as a file', async () => {
    const client = await visitor()
    await client.say('Which colour has the submarine of Mr Nemo, nemo@sea.example, 13800138000?')
    const { out } = await command('stats')
    expect(out).toMatch(/^Waits for a person +\d+$/m)
    expect(out).toMatch(/^First answer, median +0 mins?$/m)
    expect(out).not.toMatch(/buyer\.example|sea\.example|13800138000/)
    expect((await command('letter')).out).toMatch(/^Chat report .+\n\n.*no visitor’s name/)
    const file = join(folder, 'stats.csv')
    expect((await command('stats', '--csv', file, '--language', 'zh')).out).toContain('stats.csv')
    expect(readFileSync(file, 'utf8')).toMatch(/^\uFEFF指标,数值\r\n/)
    expect(readFileSync(file, 'utf8')).not.toMatch(/buyer\.example|sea\.example|13800138000/)
    expect(statSync(file).mode & 0o777).toBe(0o600)
  })

  test('who is forgotten leaves no wait behind', async () => {
    const client = await visitor()
    await client.say('I want to talk to a person')
    expect((await command('list')).out).toContain(endOf(client))
    expect((await client.call('visitors/me', { method: 'DELETE' })).status).toBe(204)
    expect((await command('list')).out).not.toContain(endOf(client))
  })
})

test('with nothing configured nobody is told, so readiness says that somebody waits', async () => {
  const server = await startServer()
  try {
    const warnings = async () => (await (await fetch(`${server.origin}/api/health/ready`)).json()).warnings
    const client = await new WidgetClient(server.origin).open()
    await client.say('How long does a boat last?')
    expect(await warnings()).not.toContain('chat_waiting_unnoticed')
    await client.say('I want to talk to a person')
    expect(await warnings()).toContain('chat_waiting_unnoticed')
  } finally {
    await server.end()
  }
})
