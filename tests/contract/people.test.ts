import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { engineNames, storeSettings } from '../support/both-engines.ts'
import { newVisitor, officialBody, postOfficial } from '../support/official-body.ts'
import { type ServerUnderTest, startServer } from '../support/server-under-test.ts'
import { hostedCommand } from '../support/shell-command.ts'
import { pdf } from '../support/small-files.ts'
import { waitUntil } from '../support/wait-until.ts'
import { ulid, WidgetClient } from '../support/widget-client.ts'

vi.setConfig({ hookTimeout: 60_000 })

const email = 'mei@湖泊.example'
const secret = 'the-weed-of-Erhai-42'

describe.each(engineNames)('what is stored of a person, on %s', (engineName) => {
  const folder = mkdtempSync(join(tmpdir(), 'orca-people-'))
  let server: ServerUnderTest
  let settings: Record<string, string>
  let chat: WidgetClient
  const others: string[] = []

  const run = (script: 'chat' | 'leads', ...words: string[]) =>
    hostedCommand(script, { ...settings, DATA_DIR: server.directory }, words)

  const enquire = async (type: string, change: Record<string, string>) => {
    const answer = await postOfficial(server.origin, { ...officialBody, city: '', ...change, type }, newVisitor())
    expect(answer.status, JSON.stringify(answer.json)).toBe(200)
    return String(answer.json.id)
  }

  const apply = async (phone: string) => {
    const body = new FormData()
    const fields = { language: 'en', consent: 'yes', opening: 'helm', name: 'Mei', email: 'other@work.example', phone }
    for (const [field, value] of Object.entries(fields)) body.append(field, value)
    body.append('file', new File([`%PDF-1.7 ${secret}-file`], 'cv.pdf'))
    const headers = { Accept: 'application/json', Origin: server.origin, ...newVisitor() }
    expect((await fetch(`${server.origin}/api/forms/application`, { method: 'POST', body, headers })).status).toBe(200)
  }

  /** As the widget does: the assistant may still be learning on a busy machine. */
  const say = (client: WidgetClient, text: string, id = ulid()) =>
    waitUntil('it is taken', async () => (await client.say(text, id)).status < 300)

  beforeAll(async () => {
    const store = await storeSettings(engineName)
    settings = store.settings
    server = await startServer(settings)
    others.push(await enquire('not mine', { phone: 'mei@other.example', city: '+8613800138001' }))
    others.push(await enquire('nor mine: call 138 0013 80001', { phone: 'x@lake.example' }))
    await enquire(`${secret}-by-phone`, { phone: 'somebody@lake.example', city: '+86 138 0013 8000' })
    await enquire(`${secret}-in-the-text, call 138-0013-8000`, { phone: 'colleague@lake.example' })
    await apply('13800138000')
    chat = await new WidgetClient(server.origin).open()
    await say(chat, `${secret}-said: reach me at 0086 138 0013 8000`)
    expect((await chat.sendFile('plan.pdf', pdf(`${secret}-in-a-chat`))).status).toBe(201)
  })
  afterAll(async () => {
    await server.end()
    rmSync(folder, { recursive: true, force: true })
  })

  // Numbers are read before the store is asked: once is enough for all writings.
  const writings = ['138-0013-8000', '13800138000', '+8613800138000', '0086 138 0013 8000']
  test.each(engineName === engineNames[0] ? writings : writings.slice(0, 1))(
    'is found by the telephone number %s, however it was written, and nobody else’s',
    async (phone) => {
      const { code, out } = await run('chat', 'find', '--phone', phone)
      expect({
        code,
        leads: /requests \((\d+)\)/.exec(out)?.[1],
        chats: /Conversations \((\d+)\)/.exec(out)?.[1],
      }).toEqual({
        code: 0,
        leads: '3',
        chats: '1',
      })
      for (const id of others) expect(out).not.toContain(id.slice(-12))
    },
  )

  test('is found by words, by an address in either writing of its domain, and by the end of an id', async () => {
    expect((await run('chat', 'find', '--words', `${secret}-SAID`)).out).toContain(chat.conversationId.slice(-12))
    expect((await run('leads', 'find', chat.conversationId.slice(-12))).out).toContain(`${secret}-said`)
    await say(chat, `write to ${email}`)
    expect((await run('chat', 'find', '--email', 'Mei@xn--cwwx6a.example')).out).toContain(
      chat.conversationId.slice(-12),
    )
    expect((await run('chat', 'find', '--email', 'ei@湖泊.example')).out).toContain('Nothing is stored')
    expect(await run('chat', 'find')).toMatchObject({ code: 1, error: expect.stringContaining('--email ADDRESS') })
    expect(await run('chat', 'find', '--phone', '8000')).toMatchObject({
      code: 1,
      error: expect.stringContaining('8000: 7+'),
    })
    expect((await run('chat', 'find', '123456789abc')).code).toBe(1)
  })

  test('is handed over as a folder of texts and files', async () => {
    const place = join(folder, 'for-mei')
    const { code, error } = await run('chat', 'export', place, '--phone', '13800138000')
    expect({ code, error }).toEqual({ code: 0, error: '' })
    const texts = readdirSync(place, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.\w+$/.test(name))
      .map((name) => readFileSync(join(place, name), 'utf8'))
    for (const part of ['by-phone', 'in-the-text', 'file', 'said', 'in-a-chat'])
      expect(texts.filter((text) => text.includes(`${secret}-${part}`)).length, part).toBeGreaterThan(0)
    expect(JSON.parse(readFileSync(join(place, 'data.json'), 'utf8')).conversations).toHaveLength(1)
    expect((await run('chat', 'export', place, '--phone', '13800138000')).code).toBe(1)
  })

  test('is shown before it is erased, is then gone from every file, and stays gone after a restore', async () => {
    const files = () =>
      readdirSync(server.directory)
        .filter((name) => name.startsWith('orca.db'))
        .filter((name) => readFileSync(join(server.directory, name)).includes(secret))
    const backup = join(folder, 'backup.db')
    const isEmbedded = engineName === 'SQLite'
    if (isEmbedded) expect((await run('leads', 'backup', backup)).code).toBe(0)
    const preview = await run('leads', 'erase', '--phone', '13800138000')
    expect(preview).toMatchObject({ code: 1, error: expect.stringContaining('--yes') })
    expect(preview.out).toContain(`${secret}-by-phone`)
    if (isEmbedded) expect(files()).not.toEqual([])

    expect(await run('leads', 'erase', '--phone', '13800138000', '--yes')).toMatchObject({ code: 0, error: '' })
    expect((await run('chat', 'find', '--words', secret)).out).toContain('Nothing is stored')
    expect(files()).toEqual([])
    expect((await chat.call(chat.in('messages'))).status).toBe(401)
    expect((await run('leads', 'list')).out).toContain(others[0]?.slice(-12))

    if (isEmbedded) {
      // What a visitor deletes by themselves is noted as well.
      const other = await new WidgetClient(server.origin).open()
      await say(other, `${secret}-of-another`)
      expect((await run('leads', 'backup', join(folder, 'later.db'))).code).toBe(0)
      expect((await other.call('visitors/me', { method: 'DELETE' })).status).toBe(204)
      await server.kill('SIGTERM')
      for (const name of ['backup.db', 'later.db']) {
        expect(readFileSync(join(folder, name)).includes(secret), name).toBe(true)
        expect(await run('leads', 'restore', join(folder, name))).toMatchObject({ code: 0, error: '' })
        expect((await run('leads', 'find', '--words', secret)).out).toContain('Nothing is stored')
        expect(readFileSync(join(server.directory, 'orca.db')).includes(secret)).toBe(false)
        expect((await run('leads', 'list')).out).toContain(others[0]?.slice(-12))
      }
      const list = readFileSync(join(folder, 'erasures.jsonl'), 'utf8')
      expect(list).toContain(chat.visitorId)
      expect(list).not.toContain('138')
    } else {
      const list = join(folder, 'erasures.jsonl')
      expect((await run('leads', 'erasures', list)).code).toBe(0)
      const { length } = readFileSync(list, 'utf8').trim().split('\n')
      expect(length).toBe(5)
      expect(await run('leads', 'erase', '--list', list, '--yes')).toMatchObject({
        code: 0,
        out: expect.stringMatching(/^0 /),
      })
    }
    expect(existsSync(join(folder, 'erasures.jsonl'))).toBe(true)
  })
})
