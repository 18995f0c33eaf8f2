import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, type TestContext, test } from 'vitest'
import { type MailServer, startMailServer } from '../support/mail-server.ts'
import { newVisitor, officialBody, postOfficial } from '../support/official-body.ts'
import { type ServerUnderTest, startServer } from '../support/server-under-test.ts'
import { type Behaviour, startUpstream } from '../support/upstream.ts'
import { waitUntil } from '../support/wait-until.ts'

async function start({ onTestFinished }: TestContext, settings: Record<string, string>) {
  const server = await startServer(settings)
  onTestFinished(server.end)
  return server
}

async function startTarget({ onTestFinished }: TestContext, behave?: Behaviour) {
  const target = await startUpstream(behave)
  onTestFinished(target.close)
  return target
}

/** A header of the email itself, not of its parts or its text. */
const header = (email: string, name: string) =>
  new RegExp(`^${name}: (.*)$`, 'im').exec(email.split('\r\n\r\n')[0] ?? '')?.[1]

describe('enquiries by mail', { timeout: 120_000 }, () => {
  let mail: MailServer
  let server: ServerUnderTest
  let saidBefore = 0

  beforeAll(async () => {
    mail = await startMailServer()
    server = await startServer({
      SMTP_URL: mail.url,
      MAIL_FROM: 'website@orca.example',
      MAIL_TO: 'sales@orca.example,service@orca.example',
    })
  }, 60_000)
  beforeEach(() => {
    mail.emails.length = 0
    mail.replyToRecipient = '250 ok'
    mail.trouble = undefined
    saidBefore = server.output().length
  })
  afterAll(async () => {
    await server.end()
    await mail.close()
  })

  /** What the server said since the test began. */
  const said = () => server.output().slice(saidBefore)
  const send = (change: Record<string, string>) =>
    postOfficial(server.origin, { ...officialBody, ...change }, newVisitor())

  test('an email in two forms that can be answered at once, with its id as Message-ID', async () => {
    await send({ type: 'an email', name: 'Ann\r\nBcc: all@x.example' })
    await waitUntil('it is sent', () => said().includes('delivery.delivered'))
    const [email = ''] = mail.emails
    expect(header(email, 'Reply-To')).toBe(officialBody.phone)
    expect(header(email, 'To')).toBe('sales@orca.example, service@orca.example')
    expect(header(email, 'Message-ID')).toMatch(/^<[\da-f-]{36}@orca\.example>$/)
    expect(header(email, 'Bcc')).toBeUndefined()
    expect(email).toContain('multipart/alternative')
    expect(email).toContain('an email')
  })

  test('a greylisting server gets the email later, once', async () => {
    mail.replyToRecipient = '451 4.7.1 greylisted, come back later'
    await send({ type: 'greylisted' })
    await waitUntil('it was put off', () => said().includes('"code":"451"'))
    mail.replyToRecipient = '250 ok'
    await waitUntil('that is known', () => said().includes('delivery.delivered'))
    expect(mail.emails).toHaveLength(1)
  })

  test.for(['drip', 'cutInData'] as const)(
    'a server in trouble (%s) gets the email when it is well, once',
    async (trouble) => {
      mail.trouble = trouble
      await send({ type: trouble })
      await waitUntil('it was put off', () => said().includes('delivery.pending'))
      expect(mail.emails).toHaveLength(0)
      mail.trouble = undefined
      await waitUntil('it is sent', () => mail.emails.length > 0)
      await waitUntil('that is known', () => said().includes('delivery.delivered'))
      expect(mail.emails).toHaveLength(1)
    },
  )

  test('an email whose receipt is lost comes again under the same Message-ID, as mail cannot do better', async () => {
    mail.trouble = 'cutAfterData'
    await send({ type: 'no receipt' })
    await waitUntil('it was put off', () => said().includes('delivery.pending'))
    mail.trouble = undefined
    await waitUntil('it is sent', () => said().includes('delivery.delivered'))
    expect(mail.emails.length).toBeGreaterThan(1)
    expect(new Set(mail.emails.map((email) => header(email, 'Message-ID'))).size).toBe(1)
  })

  test('an address that does not exist is for a person to mend', async () => {
    mail.replyToRecipient = '550 no such user'
    await send({ type: 'refused' })
    await waitUntil('a person is told', () => said().includes('delivery.dead'))
    expect(mail.emails).toHaveLength(0)
  })
})

// Each waits for most of its time: side by side.
describe.concurrent('where else enquiries go', { timeout: 120_000 }, () => {
  test('webhook: signed so that the receiver can check who sent it and when', async (context) => {
    const target = await startTarget(context)
    const secret = 'a secret of some length'
    const server = await start(context, {
      WEBHOOK_URL: `${target.url}/hook`,
      WEBHOOK_SECRET: secret,
      OUTBOUND_PRIVATE_ALLOW: new URL(target.url).host,
    })
    await postOfficial(server.origin, { ...officialBody, type: 'signed' }, newVisitor())
    await waitUntil('it is called', () => target.kept.size === 1)
    const [call] = target.calls
    const id = String(call?.headers['webhook-id'])
    const seconds = Number(call?.headers['webhook-timestamp'])
    const signed = createHmac('sha256', secret).update(`${id}.${seconds}.${call?.text}`).digest('base64')
    expect(call?.headers['webhook-signature']).toBe(`v1,${signed}`)
    expect(Math.abs(Date.now() / 1000 - seconds)).toBeLessThan(60)
    expect(call?.body).toMatchObject({ type: 'lead.received', data: { kind: 'official', message: 'signed' } })
  })

  test('webhook: never to a private address that the operator did not list', async (context) => {
    const target = await startTarget(context)
    const server = await start(context, {
      WEBHOOK_URL: `${target.url}/hook`,
      WEBHOOK_SECRET: 'a secret of some length',
    })
    await postOfficial(server.origin, officialBody, newVisitor())
    await waitUntil('a person is told', () => server.output().includes('PRIVATE_ADDRESS'))
    expect(target.calls).toHaveLength(0)
  })

  test.for<{ where: string; locationOf(own: string, inside: string): string }>([
    { where: 'to itself, again and again', locationOf: (own) => `${own}/hook` },
    { where: 'to an address inside', locationOf: (_own, inside) => `${inside}/latest/meta-data` },
  ])('webhook: a redirect $where is never followed, and the job waits', async ({ locationOf }, context) => {
    const inside = await startTarget(context)
    const hook = await startTarget(context, (response) => {
      response.writeHead(307, { Location: locationOf(hook.url, inside.url) }).end()
    })
    const server = await start(context, {
      WEBHOOK_URL: `${hook.url}/hook`,
      WEBHOOK_SECRET: 'a secret of some length',
      OUTBOUND_PRIVATE_ALLOW: new URL(hook.url).host,
      DELIVERY_TIME_SCALE: '1',
    })
    await postOfficial(server.origin, officialBody, newVisitor())
    await waitUntil('it was put off', () => server.output().includes('"code":"307"'))
    expect(hook.calls).toHaveLength(1)
    expect(inside.calls).toHaveLength(0)
  })

  test('group bot: a note without anything of the person', async (context) => {
    const target = await startTarget(context)
    const server = await start(context, { GROUP_BOT_URL: `${target.url}/group-bot` })
    await postOfficial(server.origin, { ...officialBody, type: 'private matter' }, newVisitor())
    await waitUntil('it is told', () => target.kept.size === 1)
    expect(target.calls[0]?.text).toContain('msgtype')
    expect(target.calls[0]?.text).not.toMatch(/private|visitor@|13800138000/)
  })

  const botSecret = 'SEC-of-the-groups-bot'
  const hmac = (key: string, text: string) => createHmac('sha256', key).update(text).digest('base64')

  test('group bot of DingTalk: signed in its address, which keeps its own parameters', async (context) => {
    const target = await startTarget(context)
    const bot = { GROUP_BOT_URL: `${target.url}/robot/send?access_token=of-the-group`, GROUP_BOT_SECRET: botSecret }
    const server = await start(context, bot)
    await postOfficial(server.origin, officialBody, newVisitor())
    await waitUntil('it is told', () => target.kept.size === 1)
    const { path = '', text = '' } = target.calls[0] ?? {}
    const { searchParams } = new URL(path, target.url)
    const stamp = searchParams.get('timestamp') ?? ''
    expect(Math.abs(Date.now() - Number(stamp))).toBeLessThan(60_000)
    expect(searchParams.get('sign')).toBe(hmac(botSecret, `${stamp}\n${botSecret}`))
    expect(searchParams.get('access_token')).toBe('of-the-group')
    expect(JSON.parse(text)).toMatchObject({ msgtype: 'text', text: { content: expect.any(String) } })
    expect(server.output()).not.toContain('of-the-group')
  })

  test('group bot of Feishu: signed in its body', async (context) => {
    const target = await startTarget(context)
    const bot = { GROUP_BOT_URL: `${target.url}/open-apis/bot/v2/hook/of-the-group`, GROUP_BOT_SECRET: botSecret }
    const server = await start(context, bot)
    await postOfficial(server.origin, officialBody, newVisitor())
    await waitUntil('it is told', () => target.kept.size === 1)
    const body = JSON.parse(target.calls[0]?.text ?? '')
    expect(body).toMatchObject({ msg_type: 'text', content: { text: expect.any(String) } })
    expect(Math.abs(Date.now() / 1000 - Number(body.timestamp))).toBeLessThan(60)
    expect(body.sign).toBe(hmac(`${body.timestamp}\n${botSecret}`, ''))
  })

  test.for([
    {
      what: 'too often',
      body: '{"errcode":45009,"errmsg":"api freq out of limit"}',
      line: 'delivery.pending',
    },
    {
      what: 'too often, in DingTalk',
      body: '{"errcode":130101,"errmsg":"send too fast, exceed 20 times per minute"}',
      line: '"code":"group-bot 130101"',
    },
    {
      what: 'a wrong signature',
      body: '{"errcode":310000,"errmsg":"sign not match"}',
      line: '"level":"error","event":"delivery.pending"',
    },
    {
      what: 'a wrong address',
      body: '{"code":19001,"msg":"param invalid"}',
      line: '"level":"error","event":"delivery.pending"',
    },
  ])('group bot: a 200 that says "$what" in its body is no success', async ({ body, line }, context) => {
    const target = await startTarget(context, (response) => void response.writeHead(200).end(body))
    const server = await start(context, { GROUP_BOT_URL: `${target.url}/group-bot`, DELIVERY_TIME_SCALE: '1' })
    await postOfficial(server.origin, officialBody, newVisitor())
    await waitUntil('it is put off', () => server.output().includes(line))
    expect(server.output()).not.toContain('delivery.delivered')
  })

  test('an enquiry that was refused for good is told to a person, without anything of the visitor', async (context) => {
    const target = await startTarget(context, (response, save, { path }) => {
      save()
      response.writeHead(path === '/group-bot' ? 200 : 422).end()
    })
    const server = await start(context, { CONTACT_UPSTREAM_URL: target.url, GROUP_BOT_URL: `${target.url}/group-bot` })
    await postOfficial(server.origin, { ...officialBody, type: 'private matter' }, newVisitor())
    const notes = () => target.calls.filter(({ path }) => path === '/group-bot').map(({ text }) => text)
    await waitUntil('the team is told', () => notes().some((note) => note.includes('upstream（422）')))
    expect(notes().join()).not.toMatch(/private|visitor@|13800138000/)
  })
})
