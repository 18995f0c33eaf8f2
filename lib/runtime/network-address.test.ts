import { expect, test } from 'vitest'
import { isPublicAddress } from '#lib/runtime/network-address'

test.each(['8.8.8.8', '114.114.114.114', '2606:4700:4700::1111', '::ffff:8.8.8.8'])('%s is public', (address) => {
  expect(isPublicAddress(address)).toBe(true)
})

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.31.255.255',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '::1',
  '::',
  'fe80::1',
  'fd00::1',
  '::ffff:127.0.0.1',
  '::ffff:169.254.169.254',
  '::ffff:a9fe:a9fe',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  '::127.0.0.1',
  '192.88.99.1',
  '198.18.0.1',
  '203.0.113.7',
  '224.0.0.1',
  '255.255.255.255',
  '100::1',
  '2001::1',
  '2001:db8::1',
  'ff02::1',
  '4000::1',
  'lake.example',
])('%s is not public', (address) => {
  expect(isPublicAddress(address)).toBe(false)
})
