import { afterAll, beforeAll, expect, test } from 'vitest'
import { newVisitor, officialBody, postOfficial } from '../support/official-body.ts'
import { type ServerUnderTest, startServer } from '../support/server-under-test.ts'

const token = 'a token of some length'
let server: ServerUnderTest
beforeAll(async () => {
  server = await startServer({ METRICS_TOKEN: token })
})
afterAll(() => server.end())

const read = (headers: Record<string, string> = {}) => fetch(`${server.origin}/api/metrics`, { headers })

test('metrics are there for whoever has the token, and nowhere for anybody else', async () => {
  expect((await read()).status).toBe(404)
  expect((await read({ Authorization: 'Bearer something else' })).status).toBe(404)
  expect((await read({ Authorization: `Bearer ${token}` })).status).toBe(200)
})

test('they count what came in and what was answered, and say nothing of the visitor', async () => {
  await postOfficial(server.origin, { ...officialBody, type: 'private matter' }, newVisitor())
  await postOfficial(server.origin, {}, newVisitor())
  const text = await (await read({ Authorization: `Bearer ${token}` })).text()
  expect(text).toContain('orca_store_up 1\n')
  expect(text).toContain('orca_leads{kind="official"} 1\n')
  expect(text).toContain('orca_handler_answers_total{handler="official",status="200"} 1\n')
  expect(text).toContain('orca_handler_answers_total{handler="official",status="422"} 1\n')
  expect(text).toMatch(/^orca_store_free_bytes \d+$/m)
  expect(text).toMatch(/^process_resident_memory_bytes \d+$/m)
  expect(text).not.toMatch(/private|visitor@/)
})

test('a Prometheus server is told what each metric is, and how the process is', async () => {
  const answer = await read({ Authorization: `Bearer ${token}` })
  expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8')
  const text = await answer.text()
  const lines = text.split('\n').filter((line) => line && !line.startsWith('#'))
  for (const line of lines) {
    // A mean of nothing yet is no number.
    expect(line).toMatch(/^\w+(\{\w+="[^"\n]*"(,\w+="[^"\n]*")*\})? (-?\d[\d.e+-]*|nan)$/i)
  }
  expect(new Set(lines.map((line) => line.replace(/ \S+$/, ''))).size).toBe(lines.length)
  expect(text).toContain('# TYPE orca_handler_answers_total counter\n')
  for (const name of ['process_cpu_seconds_total', 'process_open_fds', 'nodejs_eventloop_lag_p99_seconds']) {
    expect(text).toContain(`# TYPE ${name} `)
  }
})
