import dns from 'node:dns'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { afterEach, expect, test, vi } from 'vitest'
import { pagesAnswer, probePagesAt } from '#lib/server/page-probe'

afterEach(() => {
  vi.restoreAllMocks()
})

test('a process that listens everywhere is found where nobody knows the name localhost', async () => {
  vi.spyOn(dns, 'lookup').mockImplementation(() => {
    throw new Error('There is no /etc/hosts here.')
  })
  const server = createServer((_, response) => response.setHeader('Content-Type', 'text/html').end('A page.'))
  await once(server.listen(0), 'listening')
  const address = server.address()
  probePagesAt({ host: undefined, port: typeof address === 'object' && address ? address.port : 0 })
  expect(await pagesAnswer()).toBe(true)
  server.close()
})
