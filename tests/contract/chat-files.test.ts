import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { LinkHolder, tokenIn } from '../support/answer-link.ts'
import { engineNames, storeSettings, testWithFirst } from '../support/both-engines.ts'
import { type Clamd, startClamd } from '../support/clamd.ts'
import { type ServerUnderTest, startServer } from '../support/server-under-test.ts'
import { hostedCommand } from '../support/shell-command.ts'
import { pdf, png, svg } from '../support/small-files.ts'
import { startUpstream, type Upstream } from '../support/upstream.ts'
import { waitUntil } from '../support/wait-until.ts'
import { ulid, WidgetClient } from '../support/widget-client.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const sign = 'harm'
const lake = png(4)

describe.each(engineNames)('files in the chat, on %s', (name) => {
  let team: Upstream
  let clamd: Clamd
  let server: ServerUnderTest
  let settings: Record<string, string>
  const folder = mkdtempSync(join(tmpdir(), 'orca-files-'))

  beforeAll(async () => {
    const store = await storeSettings(name)
    team = await startUpstream()
    clamd = await startClamd(sign)
    settings = {
      ...store.settings,
      CLAMD_ADDRESS: clamd.address,
      CHAT_NOTICE_URL: `${team.url}/notices`,
      CHAT_NOTICE_SECRET: 'the secret of the notices',
      OUTBOUND_PRIVATE_ALLOW: new URL(team.url).host,
    }
    server = await startServer(settings)
  })
  afterAll(async () => {
    await server.end()
    await team.close()
    await clamd.close()
    rmSync(folder, { recursive: true, force: true })
  })

  /** What is the same whatever the store is. */
  const onOne = testWithFirst(name)
  const visitor = () => new WidgetClient(server.origin).open()
  const messages = async (client: WidgetClient) => (await client.call(client.in('messages?limit=100'))).json.items

  const command = (...words: string[]) => hostedCommand('chat', { DATA_DIR: server.directory, ...settings }, words)

  /** Who of the team opens the link of the notice about a visitor. */
  async function operatorOf({ conversationId }: WidgetClient): Promise<LinkHolder> {
    const told = () =>
      team.calls
        .flatMap(({ text }): { conversation: string; link: string }[] => JSON.parse(text).data.visitors)
        .find(({ conversation }) => conversation === conversationId)
    await waitUntil('the team is told', () => told() !== undefined)
    return new LinkHolder(server.origin, tokenIn(told()?.link ?? ''))
  }

  test('a visitor’s picture calls the team, is opened by the link, and the answer is a file that the visitor alone gets', async () => {
    const client = await visitor()
    const sent = await client.sendFile('湖面.png', lake, { ctx: '{"page":"/product"}' })
    expect(sent.status).toBe(201)
    expect(sent.json.message).toMatchObject({
      type: 'file',
      text: '[Picture] 湖面.png (1 KB)',
      file: { name: '湖面.png', type: 'image/png', size: lake.length },
    })
    expect(sent.json.replies).toMatchObject([{ author: 'bot', type: 'board' }])
    // One word of the assistant is enough, however many pictures follow.
    expect((await client.sendFile('2.png', lake, { ctx: '{"page":"/product"}' })).json.replies).toEqual([])

    const operator = await operatorOf(client)
    const shown = await operator.open()
    expect(shown.page).toBe('/product')
    expect(shown.waits_since).not.toBeNull()
    const { file } = shown.messages.find((message: { file?: object }) => message.file)
    const opened = await operator.file(file.id)
    expect(opened.status).toBe(200)
    expect(Buffer.from(await opened.arrayBuffer()).equals(lake)).toBe(true)

    expect((await operator.sendFile('报价.pdf', pdf('the offer'))).status).toBe(200)
    const answer = (await messages(client)).at(-1)
    expect(answer).toMatchObject({
      author: 'operator',
      type: 'file',
      file: { name: '报价.pdf', type: 'application/pdf' },
    })
    const got = await client.file(answer.file.id)
    expect(await got.text()).toBe(pdf('the offer').toString())
    expect(Object.fromEntries(got.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent('报价.pdf')}`,
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store, no-transform',
    })
    expect((await operator.open()).waits_since).toBeNull()
  })

  test('nobody else gets a file: not another visitor, not another link, not who has its number alone', async () => {
    const client = await visitor()
    const { file } = (await client.sendFile('a.pdf', pdf('for us alone'))).json.message
    const operator = await operatorOf(client)
    const other = await visitor()
    await other.sendFile('b.pdf', pdf('theirs'))
    const otherOperator = await operatorOf(other)
    expect((await other.file(file.id)).status).toBe(404)
    expect((await otherOperator.file(file.id)).status).toBe(404)
    expect((await client.file(file.id, { Authorization: '' })).status).toBe(401)
    const stranger = { Origin: 'https://evil.example' }
    expect((await client.file(file.id, stranger)).status).toBe(403)
    expect((await operator.post('close')).status).toBe(200)
    expect((await operator.file(file.id)).status).toBe(401)
    expect((await operator.sendFile('late.pdf', pdf())).status).toBe(401)
    expect((await client.file(file.id)).status).toBe(200)
  })

  const refusals = [
    ['a page named like a picture', 'a.png', Buffer.from('<html><script>1</script>'), 'file_type'],
    ['a drawing that runs scripts', 'a.svg', svg(), 'file_type'],
    ['the same, named like a picture', 'a.png', svg(), 'file_type'],
    ['a program named like a PDF', 'a.pdf', Buffer.from('MZ\x90'), 'file_type'],
    ['nothing', 'a.png', Buffer.alloc(0), 'file_empty'],
    ['more than 5 MB', 'a.pdf', Buffer.concat([pdf(), Buffer.alloc(5 * 1024 * 1024)]), 'file_size'],
    ['what the scanner knows', 'a.pdf', pdf(sign), 'file_infected'],
  ] as const
  for (const [what, fileName, bytes, code] of refusals)
    onOne(`refuses ${what}`, async () => {
      const client = await visitor()
      const { status, json } = await client.sendFile(fileName, bytes)
      expect([status, json.fields]).toEqual([422, { file: code }])
      expect(await messages(client)).toEqual([])
    })

  onOne('goes by the bytes: a PNG that calls itself a page is kept as what it is', async () => {
    const client = await visitor()
    const { json } = await client.sendFile('../../x.html', lake)
    expect(json.message.file).toMatchObject({ name: 'x.html.png', type: 'image/png' })
  })

  test('a file sent again under its name is kept once; another under the same name is refused', async () => {
    const client = await visitor()
    const key = ulid()
    const first = await client.sendFile('a.png', lake, { key })
    const again = await client.sendFile('a.png', lake, { key })
    expect([first.status, again.status]).toEqual([201, 200])
    expect(again.json.message).toEqual(first.json.message)
    expect((await client.sendFile('b.png', lake, { key })).json.fields).toEqual({ client_id: 'reused' })
    expect(await messages(client)).toHaveLength(2)
  })

  onOne('all files together take no more than CHAT_FILES_MB, and without CHAT_FILES there are none', async () => {
    const full = await startServer({ CHAT_FILES_MB: '1' })
    const off = await startServer({ CHAT_FILES: 'false' })
    try {
      const big = Buffer.concat([pdf(), Buffer.alloc(700_000)])
      const [one, other] = [await new WidgetClient(full.origin).open(), await new WidgetClient(full.origin).open()]
      expect((await one.sendFile('a.pdf', big)).status).toBe(201)
      expect((await other.sendFile('b.pdf', big)).json.fields).toEqual({ file: 'file_room' })
      expect(full.output()).toContain('chat.files_full')
      const client = await new WidgetClient(off.origin).open()
      expect((await client.sendFile('a.png', lake)).status).toBe(404)
      const config = (origin: string) =>
        fetch(`${origin}/api/widget/v1/config?site=pk_orca`).then((answer) => answer.json())
      expect(await config(full.origin)).toMatchObject({ files: { bytes: 5 * 1024 * 1024 } })
      expect(await config(off.origin)).not.toHaveProperty('files')
    } finally {
      await full.end()
      await off.end()
    }
  })

  test('from the shell: listed, saved, sent, and gone with the person', async () => {
    const client = await visitor()
    await client.sendFile('岸.png', lake)
    const id = client.conversationId.slice(-12)
    expect((await command('show', id)).out).toContain('[Picture] 岸.png (1 KB)')
    const saved = join(folder, name)
    expect((await command('files', id, saved)).out).toContain('岸.png')
    expect(readdirSync(saved)).toEqual(['01-岸.png'])
    expect(readFileSync(join(saved, '01-岸.png')).equals(lake)).toBe(true)

    const path = join(folder, `${name}.pdf`)
    writeFileSync(path, pdf('from the shell'))
    const replied = await command('reply', id, 'Here is the offer.', '--file', path)
    expect([replied.code, replied.error]).toEqual([0, ''])
    const [words, file] = (await messages(client)).slice(-2)
    expect([words.text, file.type]).toEqual(['Here is the offer.', 'file'])
    expect(await (await client.file(file.file.id)).text()).toBe(pdf('from the shell').toString())
    writeFileSync(path, 'MZ no pdf')
    const refused = await command('reply', id, '--file', path)
    expect(refused.code).toBe(1)
    expect(refused.error).toContain(path)

    expect((await client.call('visitors/me', { method: 'DELETE' })).status).toBe(204)
    expect((await command('files', id)).code).toBe(1)
    const count = await command('stats')
    expect(count.code).toBe(0)
  })

  onOne('while the scanner is away a file is kept and says so on both sides', async () => {
    const silent = await startServer({ ...settings, DATABASE_URL: '', CLAMD_ADDRESS: '127.0.0.1:9' })
    try {
      const client = await new WidgetClient(silent.origin).open()
      const { json } = await client.sendFile('a.png', lake)
      expect(json.message.file).toMatchObject({ unscanned: true })
      expect(silent.output()).toMatch(/"level":"error".*attachment\.unscanned/)
    } finally {
      await silent.end()
    }
  })
})
