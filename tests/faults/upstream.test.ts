import { afterAll, beforeAll, describe, expect, type TestContext, test } from 'vitest'
import { newVisitor, officialBody, postOfficial } from '../support/official-body.ts'
import { type ServerUnderTest, startServer } from '../support/server-under-test.ts'
import { type Behaviour, behaviours, startUpstream, type Upstream } from '../support/upstream.ts'
import { waitUntil } from '../support/wait-until.ts'

/** A company's system that behaves so, and a server that sends to it. */
async function start({ onTestFinished }: TestContext, behave: Behaviour, settings: Record<string, string> = {}) {
  const upstream = await startUpstream(behave)
  onTestFinished(upstream.close)
  const server = await startServer({ CONTACT_UPSTREAM_URL: upstream.url, ...settings })
  onTestFinished(server.end)
  return { upstream, server }
}

/** Sends as a visitor's browser does: "not now", which a slow disk may bring about, is repeated with the same key. */
async function accepted(server: ServerUnderTest, type: string): Promise<void> {
  const headers = { ...newVisitor(), 'Idempotency-Key': crypto.randomUUID() }
  const send = async () => (await postOfficial(server.origin, { ...officialBody, type }, headers)).status
  await waitUntil('it is accepted', async () => {
    const status = await send()
    expect([200, 503]).toContain(status)
    return status === 200
  })
}

const realTime = { DELIVERY_TIME_SCALE: '1' }

describe("the company's system in trouble", () => {
  let upstream: Upstream
  let server: ServerUnderTest

  beforeAll(async () => {
    upstream = await startUpstream()
    server = await startServer({ CONTACT_UPSTREAM_URL: upstream.url })
  }, 60_000)
  afterAll(async () => {
    await server.end()
    await upstream.close()
  })

  const troubles = Object.keys(behaviours).filter((name): name is keyof typeof behaviours => name !== 'ok')
  test.for(troubles)(
    '(%s) is nothing to the visitor, and gets the enquiry once when it is well',
    { timeout: 120_000 },
    async (trouble) => {
      upstream.calls.length = 0
      upstream.kept.clear()
      upstream.behave = behaviours[trouble]
      await accepted(server, trouble)
      await waitUntil('it was tried', () => upstream.calls.length > 0)
      upstream.behave = behaviours.ok
      await waitUntil('it is delivered', () => upstream.kept.size > 0)
      const [key = 'none'] = upstream.kept.keys()
      const known = (line: string) => line.includes('"delivery.delivered"') && line.includes(key)
      await waitUntil('that is known', () => server.output().split('\n').some(known))
      expect(upstream.kept.size).toBe(1)
      expect(new Set(upstream.calls.map(({ key }) => key)).size).toBe(1)
      expect(upstream.calls.map(({ body }) => body.type)).toEqual(upstream.calls.map(() => trouble))
      expect(upstream.calls.every(({ path }) => path === '/contact/official')).toBe(true)
    },
  )
})

// Each waits for most of its time: side by side.
describe.concurrent("the company's system", { timeout: 120_000 }, () => {
  test('that never answers does not keep the visitor waiting', async (context) => {
    const { upstream, server } = await start(context, behaviours.hang, realTime)
    await accepted(server, 'not waited for')
    await waitUntil('it is being sent', () => upstream.calls.length > 0)
    expect(server.output()).not.toContain('delivery.pending')
  })

  test('that nobody can reach gets the enquiry when it is there', async (context) => {
    const { upstream, server } = await start(context, behaviours.ok)
    await upstream.close()
    await accepted(server, 'nobody there')
    await waitUntil('it was tried in vain', () => server.output().includes('ECONNREFUSED'))
    const again = await startUpstream(behaviours.ok, Number(new URL(upstream.url).port))
    context.onTestFinished(again.close)
    await waitUntil('it is delivered', () => again.kept.size > 0)
  })

  test('that refuses one enquiry for good does not get it again and again; a person is told', async (context) => {
    const { upstream, server } = await start(context, (response) => void response.writeHead(422).end())
    await accepted(server, 'refused')
    await waitUntil('a person is told', () => server.output().includes('delivery.dead'))
    const ready = await (await fetch(`${server.origin}/api/health/ready`)).json()
    expect(ready).toMatchObject({ ready: true, pending: 0, dead: 1, warnings: ['deliveries_dead'] })
    // What comes after it is sent, and it is not sent with it.
    upstream.behave = behaviours.ok
    await accepted(server, 'the next')
    await waitUntil('the next is delivered', () => upstream.kept.size > 0)
    expect(upstream.calls.map(({ body }) => body.type)).toEqual(['refused', 'the next'])
  })

  test('killed with -9 between acceptance and delivery, it delivers after the start, under the same id', async (context) => {
    const { upstream, server } = await start(context, behaviours.hang, realTime)
    await accepted(server, 'killed')
    await waitUntil('it is being sent', () => upstream.calls.length > 0)
    await server.kill('SIGKILL')
    upstream.behave = behaviours.ok
    const again = await server.restart()
    context.onTestFinished(again.end)
    await waitUntil('it is delivered', () => upstream.kept.size > 0)
    expect(new Set(upstream.calls.map(({ key }) => key)).size).toBe(1)
  })

  test('told to stop, it finishes what is in flight and loses nothing', async (context) => {
    const { upstream, server } = await start(
      context,
      (response, save) => {
        setTimeout(() => {
          save()
          response.writeHead(200).end()
        }, 400)
      },
      realTime,
    )
    await accepted(server, 'in flight')
    await waitUntil('it is being sent', () => upstream.calls.length > 0)
    await server.kill('SIGTERM')
    expect(upstream.kept.size).toBe(1)
    const again = await server.restart()
    context.onTestFinished(again.end)
    await accepted(again, 'the next')
    await waitUntil('the next is delivered', () => upstream.kept.size === 2)
    expect(upstream.calls).toHaveLength(2)
  })

  test('that is dead does not hold up a new sink', async (context) => {
    const hook = await startUpstream()
    context.onTestFinished(hook.close)
    const { server } = await start(context, behaviours.ok, {
      CONTACT_UPSTREAM_URL: 'http://127.0.0.1:9',
      WEBHOOK_URL: `${hook.url}/hook`,
      WEBHOOK_SECRET: 'a secret of some length',
      OUTBOUND_PRIVATE_ALLOW: new URL(hook.url).host,
    })
    for (let n = 0; n < 12; n += 1) await accepted(server, `n${n}`)
    await waitUntil('the webhook has all', () => hook.kept.size === 12)
  })
})
