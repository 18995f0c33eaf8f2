import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { modelEndpoint } from '../support/model-endpoint.ts'
import { type ServerUnderTest, startServer } from '../support/server-under-test.ts'
import { type StreamEvent, WidgetClient } from '../support/widget-client.ts'

let stand: Awaited<ReturnType<typeof modelEndpoint>>
let server: ServerUnderTest

beforeAll(async () => {
  stand = await modelEndpoint()
  server = await startServer({
    CHAT_MODEL_URL: stand.url,
    CHAT_MODEL_NAME: 'small',
    CHAT_MODEL_KEY: 'sk-of-the-owner',
    CHAT_MODEL_VISITOR_DAILY: '2',
  })
}, 60_000)
afterAll(async () => {
  await server.end()
  stand.end()
})
beforeEach(() => stand.set({}))

const holds = 'A boat returns to its dock by itself when the battery is low. [1]'
const question = 'Roughly how long does one charge last?'

/** Asks for what follows, as a widget without a stream does. */
async function following(visitor: WidgetClient, after: number) {
  const { json } = await visitor.call(visitor.in(`messages?after=${after}&wait=10`))
  return json.items
}

test('the answer grows on the stream, with its page; who asks by turns gets it once it is whole', async () => {
  stand.set({ says: [holds, ' Charging time depends on the supply at the dock. [1]'], waitMs: 150 })
  const visitor = await new WidgetClient(server.origin).open()
  const stream = visitor.listen()
  const said = await visitor.say(question)
  expect(said).toMatchObject({ status: 201, json: { replies: [], head_seq: 1 } })
  const [answer] = await following(visitor, 1)
  expect(answer).toMatchObject({ seq: 2, author: 'bot', type: 'answer', answer_id: 'endurance', reply_to: 1 })
  expect(answer.source.url).toContain('/en/product')
  expect(answer).not.toHaveProperty('model')
  const grew = ({ event, data }: StreamEvent) => event === 'update' && data.seq === 2
  await stream.until((event) => grew(event) && event.data.rev === answer.rev)
  const texts = stream.events.filter(grew).map(({ data }) => data.text)
  expect(texts.at(-1)).toContain('Charging time depends on the supply')
  stream.leave()
  expect(stand.asked[0]?.authorization).toBe('Bearer sk-of-the-owner')
})

test('a model that fails leaves no seam: the local answer comes, and beyond the budget it is not asked', async () => {
  const visitor = await new WidgetClient(server.origin).open()
  for (const how of [{ says: ['The small boat runs 99 hours. [1]'] }, { status: 500 }]) {
    stand.set(how)
    const { json } = await visitor.say(question)
    expect(json.replies).toEqual([])
    const [answer] = await following(visitor, json.message.seq)
    expect(answer).toMatchObject({ author: 'bot', type: 'answer', answer_id: 'endurance' })
    expect(answer.text).not.toContain('99')
    expect(stand.asked).toHaveLength(1)
  }
  stand.set({ says: [holds] })
  const { json } = await visitor.say(question)
  expect(json.replies[0]).toMatchObject({ type: 'answer', answer_id: 'endurance' })
  expect(stand.asked).toEqual([])
})

test('talk, and a question of ours word by word, are not put to the model', async () => {
  const visitor = await new WidgetClient(server.origin).open()
  for (const text of ['Thank you!', 'How long does one charge last?', 'I want to talk to a person']) {
    const { json } = await visitor.say(text)
    expect(json.replies).toHaveLength(1)
  }
  expect(stand.asked).toEqual([])
})
