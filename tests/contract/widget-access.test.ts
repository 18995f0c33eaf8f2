import { expect, test } from 'vitest'
import { describeWidgetSites, Visitor } from '../support/widget-sites.ts'

const cors = (headers: Headers) => headers.get('access-control-allow-origin')

describeWidgetSites((sites) => {
  test('the answer is readable by the page of the site; another page can read only why it is refused', async () => {
    const config = await new Visitor(sites.server.origin).call('config?site=pk_orca')
    expect(config.status).toBe(200)
    expect(cors(config.headers)).toBe('https://orca.example')
    expect(config.headers.get('vary')).toContain('Origin')
    expect(config.headers.get('access-control-allow-credentials')).toBeNull()
    for (const origin of ['https://evil.example', 'https://orca.example.evil.example', 'null']) {
      const refused = await new Visitor(sites.server.origin).call('config?site=pk_orca', {
        headers: { Origin: origin },
      })
      expect(refused).toMatchObject({ status: 403, json: { code: 'foreign_origin' } })
      expect(refused.json).toEqual({ code: 'foreign_origin' })
      expect(cors(refused.headers)).toBe('*')
      const visitor = await new Visitor(sites.server.origin).post('visitors', { site: 'pk_orca' }, { Origin: origin })
      expect(visitor.status).toBe(403)
      expect(cors(visitor.headers)).toBeNull()
    }
  })

  test('another site of ours is not this site', async () => {
    const client = new Visitor(sites.server.origin)
    const made = await client.post('visitors', { site: 'pk_orca' }, { Origin: 'https://lake.example' })
    expect(made).toMatchObject({ status: 403, json: { code: 'foreign_origin' } })
    expect(await client.post('visitors', { site: 'pk_nobody' })).toMatchObject({
      status: 404,
      json: { code: 'not_found', fields: { site: 'unknown' } },
    })
  })

  test('a write without Origin is refused, unless the site says that its app sends none', async () => {
    const client = new Visitor(sites.server.origin)
    const without = { Origin: undefined }
    expect((await client.post('visitors', { site: 'pk_orca' }, without)).status).toBe(403)
    expect((await client.post('visitors', { site: 'pk_lake' }, without)).status).toBe(201)
    expect((await client.call('config?site=pk_orca', { headers: without })).status).toBe(200)
  })

  test('the preflight is answered for the sites, for two hours', async () => {
    const ask = (origin: string) =>
      fetch(`${sites.server.origin}/api/widget/v1/visitors`, {
        method: 'OPTIONS',
        headers: { Origin: origin, 'Access-Control-Request-Method': 'POST' },
      })
    const allowed = await ask('https://lake.example')
    expect(allowed.status).toBe(204)
    expect(cors(allowed.headers)).toBe('https://lake.example')
    expect(allowed.headers.get('access-control-max-age')).toBe('7200')
    for (const header of ['Authorization', 'Idempotency-Key', 'Last-Event-ID']) {
      expect(allowed.headers.get('access-control-allow-headers')).toContain(header)
    }
    expect(cors((await ask('https://evil.example')).headers)).toBeNull()
  })

  test('a token works at its own site only; without one, or with a forged one, there is nothing', async () => {
    const client = await sites.visitor()
    const path = client.in('messages')
    const head = async (headers: Record<string, string | undefined>) => {
      const { status, json } = await client.call(path, { headers })
      return [status, json.code]
    }
    expect(await head({ Authorization: undefined })).toEqual([401, 'bad_token'])
    expect(await head({ Authorization: `Bearer ${'A'.repeat(43)}` })).toEqual([401, 'bad_token'])
    expect(await head({ Authorization: `Bearer ${client.token}x` })).toEqual([401, 'bad_token'])
    expect(await head({ Origin: 'https://lake.example' })).toEqual([403, 'foreign_origin'])
    const stranger = await sites.visitor()
    expect(await head({ Authorization: `Bearer ${stranger.token}` })).toEqual([404, 'not_found'])
  })

  test('an unknown address is 404, a wrong method 405 with what it takes', async () => {
    const client = new Visitor(sites.server.origin)
    expect((await client.call('nothing')).status).toBe(404)
    expect((await client.call('constructor')).status).toBe(404)
    const wrong = await client.call('conversations/x/messages', { method: 'DELETE' })
    expect(wrong.status).toBe(405)
    expect(wrong.headers.get('allow')).toBe('GET, POST')
  })
})
