import { expect, test } from 'vitest'
import { limitKey, seemsProxy, visitorAddress } from '#lib/http/visitor-address'

const from = (socket: string, forwarded?: string) =>
  new Headers({ 'x-orca-socket-address': socket, ...(forwarded ? { 'x-forwarded-for': forwarded } : {}) })

test.each([
  ['no trusted proxy: a forwarded address is a claim', from('192.0.2.1', '8.8.8.8'), 0, '192.0.2.1'],
  ['one proxy: the last entry', from('10.0.0.1', '6.6.6.6, 203.0.113.9'), 1, '203.0.113.9'],
  ['two proxies: the second from the right', from('10.0.0.1', '6.6.6.6, 203.0.113.9, 10.0.0.2'), 2, '203.0.113.9'],
  ['fewer entries than proxies: the socket', from('198.51.100.7', '203.0.113.9'), 2, '198.51.100.7'],
  ['garbage where the address should be: the socket', from('198.51.100.7', 'unknown'), 1, '198.51.100.7'],
  ['an IPv4 address in IPv6 clothes', from('::ffff:192.0.2.1'), 0, '192.0.2.1'],
  ['a bracketed IPv6 address', from('10.0.0.1', '[2001:db8::1]'), 1, '2001:db8::1'],
])('%s', (_, headers, hops, address) => {
  expect(visitorAddress(headers, hops)).toBe(address)
})

test.each([
  ['a proxy that is not trusted', from('127.0.0.1', '8.8.8.8'), 0, true],
  ['a proxy more than is trusted', from('127.0.0.1', '8.8.8.8, 10.0.0.2'), 1, true],
  ['a proxy fewer than is trusted', from('127.0.0.1', '8.8.8.8'), 2, true],
  ['as many as are trusted', from('127.0.0.1', '8.8.8.8'), 1, false],
  ['no proxy, on this machine', from('127.0.0.1'), 0, false],
  ['somebody in the house, behind the proxy', from('127.0.0.1', '192.168.0.7'), 1, false],
  ['a visitor who makes up an address', from('8.8.4.4', '8.8.8.8'), 0, false],
])('whether all visitors seem to be one: %s', (_, headers, hops, seems) => {
  expect(seemsProxy(headers, hops)).toBe(seems)
})

test('an IPv6 subscriber cannot pass a limit by changing the address inside their network', () => {
  expect(limitKey('2001:db8:1:2:aaaa::1')).toBe(limitKey('2001:db8:1:2:bbbb:cccc:dddd:eeee'))
  expect(limitKey('2001:db8:1:3::1')).not.toBe(limitKey('2001:db8:1:2::1'))
})

test('an IPv4 address counts by itself, in either writing', () => {
  expect(limitKey('::ffff:192.0.2.1')).toBe('192.0.2.1')
  expect(limitKey('192.0.2.2')).not.toBe(limitKey('192.0.2.1'))
})
