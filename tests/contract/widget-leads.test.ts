import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { ulid, WidgetClient } from '../support/widget-client.ts'
import { describeWidgetSites, identitySecret, Visitor } from '../support/widget-sites.ts'

describeWidgetSites((sites) => {
  const board = { language: 'zh', page: '/product', consent: 'yes', name: '王工', phone: '13800138000' }

  test('the board is kept once for its key, and says what is wrong by field', async () => {
    const client = new Visitor(sites.server.origin)
    const lead = { site: 'pk_orca', kind: 'board', ...board, content: '两百亩的湖', topic: 'price' }
    const key = { 'Idempotency-Key': ulid() }
    const first = await client.post('leads', lead, key)
    expect(first).toMatchObject({ status: 200, json: { id: expect.stringMatching(/^[\da-f-]{36}$/) } })
    expect((await client.post('leads', lead, key)).json).toEqual(first.json)
    const wrong = await client.post('leads', {
      ...lead,
      content: '',
      email: 'no',
      consent: 'no',
      topic: 'x',
      more: '1',
    })
    expect(wrong).toMatchObject({
      status: 422,
      json: { fields: { content: 'required', email: 'email', consent: 'consent', topic: 'choice', more: 'unknown' } },
    })
    const unreachable = await client.post('leads', { ...lead, phone: '' })
    expect(unreachable.json.fields).toEqual({ email: 'reach' })
  })

  test('"leave your contact" is a lead of its own kind; other kinds do not come in here', async () => {
    const client = new Visitor(sites.server.origin)
    expect((await client.post('leads', { site: 'pk_orca', kind: 'callback', ...board })).status).toBe(200)
    expect((await client.post('leads', { site: 'pk_orca', kind: 'official', ...board })).status).toBe(422)
    expect(
      (await client.post('leads', { site: 'pk_orca', kind: 'callback', ...board }, { Origin: 'https://evil.example' }))
        .status,
    ).toBe(403)
  })

  test('"delete my data" leaves nothing', async () => {
    const client = await sites.visitor()
    await client.say('forget me')
    expect((await client.call('visitors/me', { method: 'DELETE' })).status).toBe(204)
    expect((await client.call(client.in('messages'))).json).toEqual({ code: 'bad_token' })
  })

  test("the host's user is known by its server's word, and takes the conversation along", async () => {
    const lake = { Origin: 'https://lake.example' }
    const token = (sub: string, key = identitySecret) => {
      const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
      const text = `${part({ alg: 'HS256', typ: 'JWT' })}.${part({ sub, exp: Math.floor(Date.now() / 1000) + 600 })}`
      return `${text}.${createHmac('sha256', key).update(text).digest('base64url')}`
    }
    const client = new WidgetClient(sites.server.origin)
    const call = (path: string, body: unknown) => client.post(path, body, lake)
    client.token = (await call('visitors', { site: 'pk_lake' })).json.token
    const { id } = (await call('conversations', {})).json.conversation
    const forged = await call('visitors', { site: 'pk_lake', user_token: token('u-1', 'another key altogether') })
    expect(forged).toMatchObject({ status: 422, json: { fields: { user_token: 'choice' } } })
    const old = client.token
    const named = await call('visitors', { site: 'pk_lake', user_token: token('u-1') })
    expect(named.status).toBe(201)
    client.token = old
    expect((await call('conversations', {})).status).toBe(401)
    client.token = named.json.token
    expect((await call('conversations', {})).json.conversation.id).toBe(id)
    const elsewhere = new WidgetClient(sites.server.origin)
    const again = await elsewhere.post('visitors', { site: 'pk_lake', user_token: token('u-1') }, lake)
    expect(again.json.visitor_id).toBe(named.json.visitor_id)
  })
})
