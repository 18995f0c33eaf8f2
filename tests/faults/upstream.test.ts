import { afterEach, describe, expect, test } from 'vitest'
import { newVisitor, officialBody, postOfficial } from '../support/official-body.ts'
import { type ServerUnderTest, startServer } from '../support/server-under-test.ts'
import { until } from '../support/until.ts'
import { behaviours, startUpstream, type Upstream } from '../support/upstream.ts'

let upstream: Upstream
let server: ServerUnderTest

afterEach(async () => {
  await server.end()
  await upstream.close()
})

const honestAnswerMs = 3000

async function accepted(type: string): Promise<string> {
  const startedAt = performance.now()
  const { status, json } = await postOfficial(server.origin, { ...officialBody, type }, newVisitor())
  expect(status).toBe(200)
  expect(performance.now() - startedAt).toBeLessThan(honestAnswerMs)
  return String(json.id)
}

describe("the company's system", () => {
  const troubles = Object.keys(behaviours).filter((name): name is keyof typeof behaviours => name !== 'ok')
  test.each(troubles)(
    'in trouble (%s) is nothing to the visitor, and gets the enquiry once when it is well',
    async (trouble) => {
      upstream = await startUpstream(behaviours[trouble])
      server = await startServer({ CONTACT_UPSTREAM_URL: upstream.url })
      await accepted(trouble)
      await until('it was tried', () => upstream.calls.length > 0)
      upstream.behave = behaviours.ok
      await until('it is delivered', () => upstream.kept.size > 0)
      await new Promise((resolve) => setTimeout(resolve, 300))
      expect(upstream.kept.size).toBe(1)
      expect(new Set(upstream.calls.map(({ key }) => key)).size).toBe(1)
      expect(upstream.calls.every(({ path }) => path === '/contact/official')).toBe(true)
    },
  )

  test('that nobody can reach gets the enquiry when it is there', async () => {
    upstream = await startUpstream()
    const port = Number(new URL(upstream.url).port)
    await upstream.close()
    server = await startServer({ CONTACT_UPSTREAM_URL: `http://127.0.0.1:${port}` })
    await accepted('nobody there')
    await until('it was tried in vain', () => server.output().includes('ECONNREFUSED'))
    upstream = await startUpstream(behaviours.ok, port)
    await until('it is delivered', () => upstream.kept.size > 0)
  })

  test('that refuses one enquiry for good does not get it again and again; a person is told', async () => {
    upstream = await startUpstream((response) => void response.writeHead(422).end())
    server = await startServer({ CONTACT_UPSTREAM_URL: upstream.url })
    await accepted('refused')
    await until('a person is told', () => server.output().includes('delivery.dead'))
    await new Promise((resolve) => setTimeout(resolve, 1500))
    expect(upstream.calls).toHaveLength(1)
    const ready = await (await fetch(`${server.origin}/api/health/ready`)).json()
    expect(ready).toMatchObject({ ready: true, dead: 1, warnings: ['deliveries_dead'] })
  })
})

test('killed with -9 between acceptance and delivery, it delivers after the start, under the same id', async () => {
  upstream = await startUpstream(behaviours.hang)
  server = await startServer({ CONTACT_UPSTREAM_URL: upstream.url, DELIVERY_TIME_SCALE: '1' })
  await accepted('killed')
  await until('it is being sent', () => upstream.calls.length > 0)
  await server.kill('SIGKILL')
  upstream.behave = behaviours.ok
  server = await server.restart()
  await until('it is delivered', () => upstream.kept.size > 0)
  expect(new Set(upstream.calls.map(({ key }) => key)).size).toBe(1)
})

test('told to stop, it finishes what is in flight and loses nothing', async () => {
  upstream = await startUpstream((response, save) => {
    setTimeout(() => {
      save()
      response.writeHead(200).end()
    }, 400)
  })
  server = await startServer({ CONTACT_UPSTREAM_URL: upstream.url, DELIVERY_TIME_SCALE: '1' })
  await accepted('in flight')
  await until('it is being sent', () => upstream.calls.length > 0)
  await server.kill('SIGTERM')
  expect(upstream.kept.size).toBe(1)
  server = await server.restart()
  await new Promise((resolve) => setTimeout(resolve, 500))
  expect(upstream.calls).toHaveLength(1)
})

test('a new sink is not held up by a dead one', async () => {
  upstream = await startUpstream()
  server = await startServer({
    CONTACT_UPSTREAM_URL: 'http://127.0.0.1:9',
    WEBHOOK_URL: `${upstream.url}/hook`,
    WEBHOOK_SECRET: 'a secret of some length',
    OUTBOUND_PRIVATE_ALLOW: new URL(upstream.url).host,
  })
  for (let n = 0; n < 12; n += 1) await accepted(`n${n}`)
  await until('the webhook has all', () => upstream.kept.size === 12)
})
