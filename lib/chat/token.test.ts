import { expect, test } from 'vitest'
import { newToken, tokenHash } from '#lib/chat/token'
import { linkToken } from '#lib/protocol/answer-link'

test('a right is 256 random bits that stand in an address as they are', () => {
  const made = Array.from({ length: 500 }, newToken)
  expect(new Set(made).size).toBe(500)
  for (const token of made) {
    expect(token).toMatch(linkToken)
    expect(Buffer.from(token, 'base64url')).toHaveLength(32)
    expect(encodeURIComponent(token)).toBe(token)
  }
  // Each of the 64 letters turns up: none of the bits stand still.
  expect(new Set(made.join('')).size).toBe(64)
})

test.each([
  ['one of ours', 'A'.repeat(43), true],
  ['too short', 'A'.repeat(42), false],
  ['too long', 'A'.repeat(44), false],
  ['another writing of the same bits', `${'A'.repeat(42)}B`, false],
  ['padding', `${'A'.repeat(43)}=`, false],
  ['base64 that is no base64url', `${'A'.repeat(40)}+/A`, false],
  ['a line break', `${'A'.repeat(43)}\n`, false],
  ['nothing', '', false],
])('%s: %j', (_, written, isOne) => {
  expect(linkToken.test(written)).toBe(isOne)
})

test('what is kept of it is its SHA-256 and nothing else', () => {
  expect(tokenHash('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
  const token = newToken()
  expect(tokenHash(token)).not.toContain(token.slice(0, 8))
})
