import { expect, test } from 'vitest'
import { readAnswer } from '#lib/chat/bridge/email/read-answer'
import { replyAddresses } from '#lib/chat/bridge/email/reply-address'
import { nothingSent } from '#lib/chat/bridge/email/sent-text'
import { rowId } from '#lib/store/row-id'

const id = rowId(Date.UTC(2026, 5, 1))
const addresses = replyAddresses('chat@people.example', 'nobody else knows this one')
const rules = { addresses, operators: new Set(['li@people.example']), sent: async () => nothingSent }

/** "可以下周来看船。" */
const inGbk = Buffer.from('bfc9d2d4cfc2d6dcc0b4bfb4b4aca1a3', 'hex')
/** "可以下週來看船。" */
const inBig5 = Buffer.from('a569a548a455b667a8d3acddb2eea143', 'hex')

async function read(type: string, body: Uint8Array): Promise<string> {
  const head = `From: li@people.example\r\nTo: ${addresses.of(id)}\r\n${type}\r\n`
  const answer = await readAnswer(Buffer.concat([Buffer.from(head), body]), rules)
  return answer.kind === 'said' ? answer.text : answer.kind
}
const type = (charset: string) => `Content-Type: text/plain;\r\n\tcharset=${charset}\r\n`

test.each([
  '',
  type('gb2312'),
  type('"GB2312_CHARSET"'),
  type('unknown-8bit'),
  type('us-ascii'),
  type("'gbk'"),
  type('cp936'),
])('words of an old Chinese program are read whatever it calls its encoding: %j', async (named) => {
  expect(await read(named, inGbk)).toBe('可以下周来看船。')
})

test.each(['', type('unknown-8bit'), type('us-ascii')])('so are those of a program in Taiwan: %j', async (named) => {
  expect(await read(named, inBig5)).toBe('可以下週來看船。')
})

test('so are they in a part, in HTML, and in base64', async () => {
  const part = 'Content-Type: text/html; charset=ansi\r\nContent-Transfer-Encoding: base64\r\n\r\n'
  const body = `--B\r\n${part}${Buffer.concat([Buffer.from('<p>'), inGbk]).toString('base64')}\r\n--B--\r\n`
  expect(await read('Content-Type: multipart/mixed; boundary=B\r\n', Buffer.from(body))).toBe('可以下周来看船。')
})

test('what names its encoding rightly is read in it, and a letter cut in two is no reason for another', async () => {
  expect(await read(type('cp950'), inBig5)).toBe('可以下週來看船。')
  expect(await read(type('us-ascii'), Buffer.from('可以下周来看船。'))).toBe('可以下周来看船。')
  expect(await read(type('utf-8'), Buffer.from('可以下周来看船。').subarray(0, -1))).toBe('可以下周来看船\ufffd')
})
