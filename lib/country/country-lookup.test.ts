import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { lookUpCountry } from '#lib/country/country-lookup'
import { countryService } from '#lib/country/country-service'

let server: Server
let answer: RequestListener
const asked: string[] = []
const none = new Headers()

beforeEach(async () => {
  vi.spyOn(process.stdout, 'write').mockImplementation(() => true)
  asked.length = 0
  server = createServer((request, response) => {
    asked.push(request.url ?? '')
    answer(request, response)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
})

afterEach(async () => {
  server.closeAllConnections()
  await new Promise((done) => server.close(done))
  vi.restoreAllMocks()
})

function source(now = Date.now) {
  // A server that listens on a port has an address object.
  const { port } = server.address() as AddressInfo
  return { header: 'cf-ipcountry', service: countryService(`http://127.0.0.1:${port}/{address}`, now) }
}

test('a trusted header answers before the service is asked', async () => {
  expect(await lookUpCountry(new Headers({ 'cf-ipcountry': 'jp' }), '8.8.8.8', source())).toBe('JP')
  expect(await lookUpCountry(new Headers({ 'cf-ipcountry': 'XX' }), '8.8.8.8', source())).toBeUndefined()
  expect(asked).toEqual([])
})

test('the service is asked about the visitor', async () => {
  answer = (_, response) => response.end('{"country":"DE","city":"ignored"}')
  expect(await lookUpCountry(none, '2001:db8::1', source())).toBe('DE')
  expect(asked).toEqual(['/2001%3Adb8%3A%3A1'])
})

test('without a service the embedded table answers', async () => {
  expect(await lookUpCountry(none, '114.114.114.114', { header: undefined, service: undefined })).toBe('CN')
})

test.each<[string, RequestListener]>([
  ['an error', (_, response) => response.writeHead(500).end('{"country":"US"}')],
  ['a redirect', (_, response) => response.writeHead(302, { location: '/elsewhere' }).end()],
  ['garbage', (_, response) => response.end('<html>')],
  ['no country', (_, response) => response.end('{}')],
  ['a dropped connection', (request) => request.socket.destroy()],
])('%s of the service is logged, and the country unknown', async (_, listener) => {
  answer = listener
  expect(await lookUpCountry(none, '8.8.8.8', source())).toBeUndefined()
  expect(process.stdout.write).toHaveBeenCalledWith(expect.stringContaining('"event":"country.service_failed"'))
})

test('a service that hangs in the middle of its body is given up after 2000 ms', async () => {
  answer = (_, response) => response.write('{"country":')
  const start = performance.now()
  expect(await lookUpCountry(none, '8.8.8.8', source())).toBeUndefined()
  expect(performance.now() - start).toBeGreaterThan(1900)
})

test('after five failures in a row the service is left alone for 30 s', async () => {
  let now = 0
  answer = (_, response) => response.writeHead(503).end()
  const sources = source(() => now)
  for (let i = 0; i < 8; i++) await lookUpCountry(none, '8.8.8.8', sources)
  expect(asked).toHaveLength(5)
  now = 30_000
  answer = (_, response) => response.end('{"country":"US"}')
  expect(await lookUpCountry(none, '8.8.8.8', sources)).toBe('US')
  expect(await lookUpCountry(none, '8.8.8.8', sources)).toBe('US')
})
