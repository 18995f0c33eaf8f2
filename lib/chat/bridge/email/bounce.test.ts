import PostalMime from 'postal-mime'
import { expect, test } from 'vitest'
import { readBounce } from '#lib/chat/bridge/email/bounce'

const report = (status: string, returned = 'text/rfc822-headers') => `From: postmaster@relay.example
To: chat@people.example
Content-Type: multipart/report; report-type=delivery-status; boundary=b

--b
Content-Type: text/plain

Sorry.
--b
Content-Type: message/delivery-status

Reporting-MTA: dns; relay.example

${status}
--b
Content-Type: ${returned}

Subject: a question
Message-ID:
 <1f.2@people.example>
--b--
`
const failed = `Original-Recipient: rfc822; <Li@People.example>
Final-Recipient: rfc822; li@inner.example
Action: failed
Status: 5.1.1 (no such user)`

async function bouncesOf(text: string) {
  return readBounce(await PostalMime.parse(text, { maxRfc822NestingDepth: 0 }))
}

test.each([
  ['by the address we wrote to', failed, [{ recipient: 'li@people.example', code: '5.1.1' }]],
  ['by the final one', failed.replace(/^Original.*\n/, ''), [{ recipient: 'li@inner.example', code: '5.1.1' }]],
  ['not at all while it is only late', failed.replace('failed', 'delayed').replace('5.1.1', '4.4.1'), []],
  ['one of two', `${failed}\n\nFinal-Recipient: rfc822; a@b.example\nAction: delivered\nStatus: 2.0.0`, 1],
])('a report names whom an email did not reach: %s', async (_, status, expected) => {
  const bounces = await bouncesOf(report(status))
  if (typeof expected === 'number') expect(bounces).toHaveLength(expected)
  else expect(bounces).toEqual(expected.map((one) => ({ ...one, messageId: '<1f.2@people.example>' })))
})

test('the whole email that came back tells its name as its headers do; a report without one says nothing', async () => {
  expect(await bouncesOf(report(failed, 'message/rfc822'))).toHaveLength(1)
  expect(await bouncesOf(report(failed).replace(/Message-ID:\n.*/, ''))).toEqual([])
  expect(await bouncesOf('Subject: no report\n\nAction: failed')).toEqual([])
})
