import { expect, test } from 'vitest'
import { ulid } from '../support/widget-client.ts'
import { describeWidgetSites, Visitor } from '../support/widget-sites.ts'

describeWidgetSites((sites) => {
  test('numbers what is said without a gap and answers from our pages, with the page', async () => {
    const client = await sites.visitor()
    const first = await client.say('what does a boat cost?')
    expect(first.status).toBe(201)
    expect(first.json.message).toMatchObject({ seq: 1, author: 'visitor', text: 'what does a boat cost?', rev: 0 })
    expect(first.json.replies).toMatchObject([
      { seq: 2, author: 'bot', type: 'answer', answer_id: 'price', reply_to: 1, client_id: null },
    ])
    expect(first.json.replies[0].source.url).toMatch(/\/en\/quote$/)
    const second = await client.say('thanks')
    expect(second.json).toMatchObject({ message: { seq: 3 }, head_seq: 4 })
    const { json } = await client.call(client.in('messages'))
    expect(json.items.map(({ seq }: { seq: number }) => seq)).toEqual([1, 2, 3, 4])
    expect(json).toMatchObject({ head_seq: 4, has_more: false })
  })

  test('what names no boat is asked of the boat whose page it is written on', async () => {
    const client = await new Visitor(sites.server.origin).open('pk_orca', 'zh')
    const asked = { client_id: ulid(), type: 'text', text: '充满电要几小时？', ctx: { page: '/product/xi' } }
    const { json } = await client.post(client.in('messages'), asked)
    expect(json.replies[0].text).toMatch(/^汐 XI 的充电时长/)
  })

  test.each([
    ['zh', 'APAS 失去定位时保留哪一级辅助', '/service'],
    ['zh', '天线桅杆的位置和高度什么时候确定', '/product/apas'],
    ['zh', '新造船要预留线槽和电源吗', '/product/apas'],
    ['zh', '怎么核对下载文件的校验值', '/download'],
    ['zh', '布置图和配电图要发给你们吗', '/product/apas'],
    ['zh', 'FloW 的页码写作 10933 对吗', '/datasets/FloW'],
    ['zh', '浮标投放和更换用哪条船', '/product/titan'],
    ['en', 'what does RISFNet use, its own data split', '/datasets'],
    ['en', 'how far off do the arms fold for passing ships', '/product/efficiency'],
    ['en', 'protection class for spray and washing down', '/service'],
    ['en', 'could several boats share one dock', '/solution/'],
    ['en', 'is the hoist still reaching when the water level changes', '/advisory'],
    ['en', 'can a screen reader describe the 3D boat', '/accessibility'],
    ['en', 'where are mast, cable routes and power planned on a new vessel', '/product/apas'],
  ])('%s: "%s" is answered, with the page that tells it', async (lang, question, path) => {
    const client = await new Visitor(sites.server.origin).open('pk_orca', lang)
    const [reply] = (await client.say(question)).json.replies
    expect(reply).toMatchObject({ type: 'answer', source: { url: expect.stringContaining(path) } })
  })

  test.each([
    ['zh', '你们老板是哪里人'],
    ['zh', '船上的螺丝是什么牌子'],
    ['zh', '船锚是日本产的吗'],
    ['zh', '去年卖了多少条'],
    ['zh', '谁给12号船体刷的黄漆'],
    ['zh', '控制器用的是哪家芯片'],
    ['zh', '去年的营业额多少'],
    ['zh', '编队表演能不能做灯光秀'],
    ['zh', '船底贴膜用什么胶'],
    ['zh', '激光雷达是什么牌子的'],
    ['en', 'who painted the hull of number 12 yellow'],
    ['en', 'who is your CEO'],
    ['en', 'which brand are the screws'],
    ['en', 'what was your revenue last year'],
    ['en', 'can it tow a water skier'],
    ['en', 'what glue holds the stickers on'],
    ['en', 'do you know who designed your logo'],
    ['en', 'which font is on the hull'],
    ['en', 'does the CEO sail'],
  ])('%s: "%s" is told by no page either: it goes to the board with its words', async (lang, question) => {
    const client = await new Visitor(sites.server.origin).open('pk_orca', lang)
    expect((await client.say(question)).json.replies).toMatchObject([{ type: 'board', prefill: question }])
  })

  test('the visitor has one, however often it is asked for', async () => {
    const client = await sites.visitor()
    const again = await Promise.all([1, 2, 3].map(() => client.post('conversations', { lang: 'zh' })))
    for (const { status, json } of again) {
      expect(status).toBe(200)
      expect(json.conversation).toMatchObject({ id: client.conversationId, state: 'bot', lang: 'en', unread: 0 })
    }
  })

  test('the same client_id is one message; with other words it is refused', async () => {
    const client = await sites.visitor()
    const id = ulid()
    const first = await client.say('hello', id, { 'Idempotency-Key': id })
    const second = await client.say('hello', id, { 'Idempotency-Key': id })
    expect([first.status, second.status]).toEqual([201, 200])
    expect(second.json).toEqual(first.json)
    expect(await client.say('hullo', id)).toMatchObject({
      status: 422,
      json: { code: 'wrong_fields', fields: { client_id: 'reused' } },
    })
    const { json } = await client.call(client.in('messages'))
    expect(json.head_seq).toBe(2)
  })

  test('twenty sends of one message at the same moment are one message', async () => {
    const client = await sites.visitor()
    const id = ulid()
    const answers = await Promise.all(Array.from({ length: 20 }, () => client.say('only once', id)))
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 201)).toHaveLength(1)
    expect(statuses.every((status) => [200, 201, 409].includes(status))).toBe(true)
    for (const { status, json, headers } of answers) {
      if (status !== 409) continue
      expect(json).toEqual({ code: 'in_progress', retry_after: 1 })
      expect(headers.get('retry-after')).toBe('1')
    }
    const { json } = await client.call(client.in('messages'))
    expect(json.items.filter(({ author }: { author: string }) => author === 'visitor')).toHaveLength(1)
  })

  test('the sixth in ten seconds waits, and what was refused takes no number', async () => {
    const client = await sites.visitor()
    const answers = []
    for (let n = 0; n < 6; n += 1) answers.push(await client.say(`thanks ${n}`))
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201, 429])
    const { json, headers } = answers[5] ?? (await client.call(''))
    expect(json).toMatchObject({ code: 'too_many' })
    expect(json.retry_after).toBeGreaterThan(0)
    expect(json.retry_after).toBeLessThanOrEqual(10)
    expect(headers.get('retry-after')).toBe(String(json.retry_after))
    expect((await client.call(client.in('messages'))).json.head_seq).toBe(10)
  })

  test('sixty a minute from one address are enough, whoever wrote them', async () => {
    const address = { 'X-Forwarded-For': '198.51.100.7' }
    let last = 0
    const clients = await Promise.all(Array.from({ length: 13 }, () => sites.visitor()))
    const statuses: number[] = []
    for (const client of clients.slice(0, 12)) {
      for (let n = 0; n < 5; n += 1) statuses.push((await client.say('hi', ulid(), address)).status)
    }
    expect(new Set(statuses)).toEqual(new Set([201]))
    last = (await (clients[12] as Visitor).say('hi', ulid(), address)).status
    expect(last).toBe(429)
    expect((await (clients[12] as Visitor).say('hi')).status).toBe(201)
  })

  test('thirty new visitors an hour from one address are enough', async () => {
    const client = new Visitor(sites.server.origin)
    const statuses: number[] = []
    for (let n = 0; n < 31; n += 1) statuses.push((await client.post('visitors', { site: 'pk_orca' })).status)
    expect(statuses.slice(0, 30).every((status) => status === 201)).toBe(true)
    expect(statuses[30]).toBe(429)
  })

  test.each([
    ['no client_id', { type: 'text', text: 'x' }, { client_id: 'required' }],
    ['a client_id that is no ULID', { client_id: 'abc', type: 'text', text: 'x' }, { client_id: 'choice' }],
    ['another type', { client_id: ulid(), type: 'html', text: 'x' }, { type: 'choice' }],
    ['only white space', { client_id: ulid(), type: 'text', text: ' \n　' }, { text: 'required' }],
    ['too long', { client_id: ulid(), type: 'text', text: '船'.repeat(4001) }, { text: 'too_long' }],
    ['control characters alone', { client_id: ulid(), type: 'text', text: '\0\u0002' }, { text: 'required' }],
    ['a field too many', { client_id: ulid(), type: 'text', text: 'x', author: 'operator' }, { author: 'unknown' }],
    [
      'context without end',
      {
        client_id: ulid(),
        type: 'text',
        text: 'x',
        ctx: Object.fromEntries(Array.from({ length: 10 }, (_, n) => [`k${n}`, 'x'.repeat(300)])),
      },
      { ctx: 'too_long' },
    ],
  ])('%s is refused by name', async (_, body, fields) => {
    const client = await sites.visitor()
    expect(await client.post(client.in('messages'), body)).toMatchObject({
      status: 422,
      json: { code: 'wrong_fields', fields },
    })
  })

  test('what is not JSON, not text or too large is refused before it is read', async () => {
    const client = await sites.visitor()
    const send = (body: string, headers: Record<string, string> = {}) =>
      client.post(client.in('messages'), body, headers)
    expect((await send('{"client_id":')).status).toBe(400)
    expect((await send('client_id=1', { 'Content-Type': 'text/plain' })).status).toBe(415)
    expect((await send(JSON.stringify({ text: 'x'.repeat(70_000) }))).status).toBe(413)
    expect((await client.say('hi', ulid(), { 'Idempotency-Key': ulid() })).status).toBe(422)
  })

  test('comes back as it was written, in every script and length', async () => {
    const client = await sites.visitor()
    const texts = ['<img src=x onerror=alert(1)>', '🚤'.repeat(4000), 'a\r\nb', "'; drop table message; --"]
    for (const text of texts) expect((await client.say(text)).status).toBe(201)
    const { json } = await client.call(client.in('messages?limit=100'))
    const kept = json.items.filter(({ author }: { author: string }) => author === 'visitor')
    expect(kept.map(({ text }: { text: string }) => text)).toEqual([texts[0], texts[1], 'a\nb', texts[3]])
  })

  test('is read in pages both ways', async () => {
    const client = await sites.visitor()
    for (let n = 0; n < 4; n += 1) await client.say(`hello ${n}`)
    const page = async (query: string) => {
      const { json } = await client.call(client.in(`messages?${query}`))
      return [json.items.map(({ seq }: { seq: number }) => seq), json.has_more, json.head_seq]
    }
    expect(await page('limit=3')).toEqual([[6, 7, 8], true, 8])
    expect(await page('before=6&limit=3')).toEqual([[3, 4, 5], true, 8])
    expect(await page('before=3&limit=3')).toEqual([[1, 2], false, 8])
    expect(await page('after=2&limit=3')).toEqual([[3, 4, 5], true, 8])
    expect(await page('after=8')).toEqual([[], false, 8])
    expect((await client.call(client.in('messages?after=-1'))).status).toBe(422)
    expect((await client.call(client.in('messages?limit=1000'))).status).toBe(422)
  })

  test('counts as read what was read, never back and never beyond the head', async () => {
    const client = await sites.visitor()
    await client.say('hello')
    const state = async () => (await client.call(`conversations/${client.conversationId}`)).json
    expect(await state()).toMatchObject({ conversation: { unread: 1, head_seq: 2 }, last: { seq: 2, author: 'bot' } })
    const read = async (seq: number) => (await client.post(client.in('read'), { seq })).json.read_seq
    expect([await read(1), await read(99), await read(1)]).toEqual([1, 2, 2])
    expect((await state()).conversation).toMatchObject({ unread: 0, read_seq: 2 })
    expect((await client.post(client.in('typing'), {})).status).toBe(204)
  })

  test('an answer can be praised or not; what is no answer cannot', async () => {
    const client = await sites.visitor()
    await client.say('what does a boat cost?')
    const judge = (seq: number, helpful: unknown = true) =>
      client.post('feedback', { conversation_id: client.conversationId, seq, helpful })
    expect((await judge(2)).status).toBe(204)
    expect((await judge(2, false)).status).toBe(204)
    expect((await judge(1)).status).toBe(404)
    expect((await judge(2, 'very')).status).toBe(422)
    const stranger = await sites.visitor()
    expect(
      (await stranger.post('feedback', { conversation_id: client.conversationId, seq: 2, helpful: true })).status,
    ).toBe(404)
  })
})
