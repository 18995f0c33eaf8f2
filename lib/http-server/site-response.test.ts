import { once } from 'node:events'
import { createServer } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { SiteResponse } from '#lib/http-server/site-response'

const whole = 'An answer in two parts.'

/** Every way to begin an answer that Node knows, and libraries use. */
const beginnings: Record<string, (response: SiteResponse) => void> = {
  '/object': (response) => response.writeHead(200, { 'X-Own': 'yes', 'Set-Cookie': ['a=1', 'b=2'] }).end(whole),
  '/list': (response) => response.writeHead(200, ['X-Own', 'yes', 'Set-Cookie', 'a=1', 'Set-Cookie', 'b=2']).end(whole),
  '/reason': (response) => response.writeHead(200, 'Fine', { 'X-Own': 'yes', 'Set-Cookie': ['a=1', 'b=2'] }).end(whole),
  '/write': (response) => {
    response.setHeader('X-Own', 'yes').setHeader('Set-Cookie', ['a=1', 'b=2'])
    response.write(whole.slice(0, 5))
    response.end(whole.slice(5))
  },
  '/end': (response) => response.setHeader('X-Own', 'yes').setHeader('Set-Cookie', ['a=1', 'b=2']).end(whole),
  '/flush': (response) => {
    response.setHeader('X-Own', 'yes').setHeader('Set-Cookie', ['a=1', 'b=2'])
    response.flushHeaders()
    response.end(whole)
  },
}

/** The same, of failures in text. */
const failures: typeof beginnings = {
  '/failed/head': (response) => response.writeHead(500, { 'Content-Type': 'text/html' }).end('secret'),
  '/failed/flush': (response) => {
    response.statusCode = 500
    response.setHeader('Content-Type', 'text/html')
    response.flushHeaders()
    response.write('sec')
    response.end('ret')
  },
  '/failed/end': (response) => {
    response.statusCode = 500
    response.end('secret')
  },
}

const server = createServer({ ServerResponse: SiteResponse }, ({ url = '' }, response) => {
  response.completeHead = () => {
    if (!response.hasHeader('X-Own')) response.setHeader('X-Own', 'none')
    response.setHeader('X-Status', response.statusCode)
  }
  if (url.startsWith('/failed')) response.replaceFailure = (body) => `replaced ${body}`
  const answer = beginnings[url] ?? failures[url]
  answer?.(response)
})
let origin = ''

beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
})
afterAll(() => server.close())

test.each(Object.keys(beginnings))('headers are completed whatever an answer begins with: %s', async (path) => {
  const answer = await fetch(origin + path)
  expect(Object.fromEntries(answer.headers)).toMatchObject({ 'x-own': 'yes', 'x-status': '200' })
  expect(answer.headers.getSetCookie()).toEqual(['a=1', 'b=2'])
  expect(await answer.text()).toBe(whole)
})

test.each(Object.keys(failures))('nothing of a failed page is sent before it is replaced: %s', async (path) => {
  const answer = await fetch(origin + path)
  expect(answer.status).toBe(500)
  expect(Object.fromEntries(answer.headers)).toMatchObject({ 'x-own': 'none', 'x-status': '500' })
  expect(await answer.text()).toBe('replaced secret')
})
