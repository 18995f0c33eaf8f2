import { createHash, randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { requestTermsVersion } from '#lib/content/datasets/request-terms'
import { engineNames, storeSettings } from '../support/both-engines.ts'
import { type MailServer, startMailServer } from '../support/mail-server.ts'
import { newVisitor } from '../support/official-body.ts'
import { type ServerUnderTest, startServer } from '../support/server-under-test.ts'
import { hostedCommand } from '../support/shell-command.ts'
import { waitUntil } from '../support/wait-until.ts'

vi.setConfig({ hookTimeout: 60_000 })

const bytes = randomBytes(300_000)
const sha256 = createHash('sha256').update(bytes).digest('hex')
const name = 'FloW-Img 图像.zip'

/** An email's text as its reader sees it. */
function textOf(email: string): string {
  const [, , body = ''] = /^(.*?)\r\n\r\n(.*)$/s.exec(email) ?? []
  const isBase64 = /content-transfer-encoding: base64/i.test(email)
  if (isBase64) return Buffer.from(body, 'base64').toString()
  return Buffer.from(
    body
      .replace(/=\r\n/g, '')
      .replace(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString()
}

describe.each(engineNames)('a request for a dataset on %s', (engineName) => {
  const folder = mkdtempSync(join(tmpdir(), 'orca-datasets-'))
  let mail: MailServer
  let server: ServerUnderTest
  let store: Awaited<ReturnType<typeof storeSettings>>
  let settings: Record<string, string>

  beforeAll(async () => {
    mkdirSync(join(folder, 'FloW'))
    writeFileSync(join(folder, 'FloW', name), bytes)
    writeFileSync(join(folder, 'secret.txt'), 'not for anybody')
    writeFileSync(
      join(folder, 'FloW', 'SHA256SUMS'),
      `${sha256}  ${name}\n${sha256}  ../secret.txt\n${sha256} *missing.zip\n`,
    )
    mail = await startMailServer()
    store = await storeSettings(engineName)
    settings = {
      ...store.settings,
      SMTP_URL: mail.url,
      MAIL_FROM: 'site@orca.example',
      MAIL_TO: 'desk@orca.example',
      DATASET_FOLDER: folder,
      DATASET_ANSWER_DAYS: '3',
    }
    server = await startServer(settings)
  })
  afterAll(async () => {
    await server.end()
    await mail.close()
    await store.end()
    rmSync(folder, { recursive: true, force: true })
  })

  const run = (...words: string[]) => hostedCommand('datasets', { ...settings, DATA_DIR: server.directory }, words)

  async function send(email: string, change: Record<string, string> = {}): Promise<string> {
    const fields = {
      language: 'en',
      page: '/en/datasets/FloW',
      name: 'Ada <b>Typed</b>',
      email,
      organisation: 'Institute of Example Waters',
      dataset: 'FloW',
      purpose: 'words that a stranger typed',
      consent: 'yes',
      ...change,
    }
    const answer = await fetch(`${server.origin}/api/forms/dataset`, {
      method: 'POST',
      headers: { Origin: server.origin, 'Content-Type': 'application/json', ...newVisitor() },
      body: JSON.stringify(fields),
    })
    const { id }: { id: string } = await answer.json()
    expect(answer.status, JSON.stringify(id)).toBe(200)
    return id
  }

  const emailsTo = (email: string) =>
    mail.emails.filter((_, index) => mail.receivers[index]?.includes(email)).map(textOf)

  async function emailTo(email: string, count: number): Promise<string> {
    await waitUntil(`email ${count} has come`, () => emailsTo(email).length >= count)
    return emailsTo(email)[count - 1] ?? ''
  }

  async function status(number: string, email: string, action = 'look', visitor = newVisitor()) {
    const answer = await fetch(`${server.origin}/api/data-requests/status`, {
      method: 'POST',
      headers: { Origin: server.origin, ...visitor },
      body: new URLSearchParams({ number, email, action, language: 'en' }),
    })
    return { code: answer.status, page: await answer.text() }
  }

  /** The link of an email, asked of the server under test. */
  function linkIn(text: string): string {
    const [, query] = /\/api\/data-requests\/files\?(\S+)/.exec(text) ?? []
    if (!query) throw new Error(`no link in: ${text}`)
    return query
  }
  const listOf = (query: string) => fetch(`${server.origin}/api/data-requests/files?${query}`)
  const file = (query: string, headers: Record<string, string> = {}) =>
    fetch(`${server.origin}/api/data-files/${encodeURIComponent(name)}?${query}`, { headers })

  test('it goes from its number to its files, and each is counted', async () => {
    const email = 'ada@institute.example'
    const id = await send(email)
    const receipt = await emailTo(email, 1)
    expect(receipt).toContain(id)
    expect(receipt).toContain('We reply within 3 working days.')
    expect(receipt).not.toMatch(/stranger typed|Typed|Example Waters/)
    expect((await status(id, email)).page).toContain('Waiting to be read')

    const listed = (await run('list', '--state', 'waiting', '--language', 'en')).out
    expect(listed).toContain(id.slice(-12))
    expect((await run('show', id.slice(-12))).out).toContain(requestTermsVersion)
    expect((await run('approve', id.slice(-12), '--note', 'Welcome, Ada.')).code).toBe(0)
    const approval = await emailTo(email, 2)
    expect(approval).toContain('Welcome, Ada.')
    const query = linkIn(approval)

    const page = await (await listOf(query)).text()
    expect(page).toContain(sha256)
    expect(page).toContain('300.0 kB')
    expect(page, 'what is outside the folder or not there is not offered').not.toMatch(/secret|missing/)

    const whole = await file(query)
    expect(whole.status).toBe(200)
    expect(whole.headers.get('etag')).toBe(`"${sha256}"`)
    expect(
      createHash('sha256')
        .update(Buffer.from(await whole.arrayBuffer()))
        .digest('hex'),
    ).toBe(sha256)
    const part = await file(query, { Range: 'bytes=100-199' })
    expect(part.status).toBe(206)
    expect(Buffer.from(await part.arrayBuffer())).toEqual(bytes.subarray(100, 200))
    expect((await file(query, { Range: 'bytes=400000-' })).status).toBe(416)
    expect((await run('show', id, '--language', 'en')).out).toContain(`${name}: whole 1, parts 2`)

    const others = `${server.origin}/api/data-files/${encodeURIComponent('../secret.txt')}?${query}`
    expect((await fetch(others)).status).toBe(404)
    for (const wrong of [
      query.replace(/until=\d/, 'until=9'),
      query.replace(/proof=.{3}/, 'proof=abc'),
      '',
      'request=x',
    ])
      expect((await file(wrong)).status, wrong).toBe(410)
  })

  test('new links end the old ones, and emails and downloads are bounded', async () => {
    const email = 'bounded@institute.example'
    const id = await send(email)
    await emailTo(email, 1)
    await run('approve', id)
    const old = linkIn(await emailTo(email, 2))
    for (let count = 0; count < 10; count += 1) await (await file(old)).arrayBuffer()
    expect((await file(old)).status).toBe(429)
    expect((await status(id, email, 'again')).page).toContain('sent again')
    const renewed = linkIn(await emailTo(email, 3))
    expect(renewed).not.toBe(old)
    expect((await file(old)).status).toBe(410)
    expect((await listOf(renewed)).status).toBe(200)
    for (let count = 0; count < 4; count += 1) await status(id, email, 'again')
    expect((await status(id, email, 'again')).page).toContain('contact us instead')
    expect((await run('deny', id)).code, 'a reason is needed').toBe(1)
    expect((await run('deny', id, '--reason', 'organisation')).code).toBe(0)
    expect((await listOf(renewed)).status).toBe(410)
    expect((await status(id, email)).page).toContain('could not verify the organisation')
  })

  test('it is withdrawn for good, and nobody else learns of it', async () => {
    const email = 'gone@institute.example'
    const id = await send(email, { language: 'zh' })
    const other = await status(id, 'other@institute.example')
    const unknown = await status('0199f2b4-0000-7000-8000-000000000000', 'other@institute.example')
    expect(other.code).toBe(404)
    expect(other.page.replaceAll(id, '')).toBe(unknown.page.replaceAll('0199f2b4-0000-7000-8000-000000000000', ''))
    expect((await status(id, email, 'withdraw')).page).toContain('deleted within 7 days')
    expect(await run('approve', id)).toMatchObject({ code: 1, error: expect.stringContaining(id) })
    expect((await status(id, email, 'again')).page).toContain('Withdrawn')
  })

  test('trying out numbers, foreign pages and strange fields are refused', async () => {
    const visitor = newVisitor()
    const codes = []
    for (let count = 0; count < 21; count += 1) codes.push((await status('x', 'x@example.com', 'look', visitor)).code)
    expect(codes.slice(0, 20).every((code) => code === 404)).toBe(true)
    expect(codes[20]).toBe(429)
    const foreign = await fetch(`${server.origin}/api/data-requests/status`, {
      method: 'POST',
      headers: { Origin: 'https://elsewhere.example' },
      body: new URLSearchParams({ number: 'x', email: 'x' }),
    })
    expect(foreign.status).toBe(403)
    expect((await status('x'.repeat(65), 'x')).code).toBe(422)
    expect((await status("' or 1=1 --", "' or 1=1 --")).code).toBe(404)
  })

  test('an address that is typed again and again gets three receipts a day', async () => {
    const email = 'flooded@institute.example'
    for (const purpose of ['a', 'b', 'c', 'd', 'e']) await send(email, { purpose })
    await waitUntil(
      'the desk has five',
      () => mail.receivers.flat().filter((to) => to === 'desk@orca.example').length >= 5,
    )
    await emailTo(email, 3)
    expect(emailsTo(email)).toHaveLength(3)
  })

  test('without script the answer is a page with the number', async () => {
    const fields = {
      language: 'en',
      page: '/en/datasets/FloW',
      name: 'A',
      email: 'plain@institute.example',
      organisation: 'B',
      dataset: 'FloW',
      consent: 'yes',
    }
    const answer = await fetch(`${server.origin}/api/forms/dataset`, {
      method: 'POST',
      headers: { Origin: server.origin, ...newVisitor() },
      body: new URLSearchParams(fields),
      redirect: 'manual',
    })
    const target = answer.headers.get('location') ?? ''
    const number = new URL(target, server.origin).searchParams.get('number') ?? ''
    expect(await (await fetch(new URL(target, server.origin))).text()).toContain(number)
    expect((await status(number, 'Plain@institute.example')).code, 'letter case of the address is no matter').toBe(200)
  })
})
