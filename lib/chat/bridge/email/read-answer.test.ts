import { expect, test } from 'vitest'
import { answerText } from '#lib/chat/bridge/email/answer-text'
import { htmlText } from '#lib/chat/bridge/email/html-text'
import { readAnswer } from '#lib/chat/bridge/email/read-answer'
import { replyAddresses } from '#lib/chat/bridge/email/reply-address'
import { nothingSent } from '#lib/chat/bridge/email/sent-text'
import { rowId } from '#lib/store/row-id'

const id = rowId(Date.UTC(2026, 5, 1))
const addresses = replyAddresses('chat@people.example', 'nobody else knows this one')
const rules = { addresses, operators: new Set(['li@people.example']), sent: async () => nothingSent }

test('an address for answers fits in the 64 characters a mailbox may have, and leads back to its conversation', () => {
  const made = replyAddresses(`${'a'.repeat(14)}@people.example`, 'another secret altogether').of(id)
  expect(made.indexOf('@')).toBe(64)
  expect(addresses.conversationOf(addresses.of(id).toUpperCase())).toBe(id)
})

test.each([
  ['of another secret', replyAddresses('chat@people.example', 'a secret somebody guessed').of(id)],
  ['of another conversation', addresses.of(id).replace(/\+.{8}/, '+00000000')],
  ['of another mailbox', addresses.of(id).replace('chat', 'chap')],
  ['of another domain', addresses.of(id).replace('people', 'else')],
  ['without a proof', addresses.of(id).replace(/\.[\da-f]{16}@/, '@')],
])('an address %s leads nowhere', (_, address) => {
  expect(addresses.conversationOf(address)).toBeUndefined()
})

test.each(['Delivered-To', 'X-Original-To', 'Cc', 'To'])('the address may stand in %s', async (header) => {
  const rawEmail = `From: Li <LI@people.example>\nTo: x@else.example\n${header}: "chat" <${addresses.of(id)}>\n\nYes.`
  expect(await readAnswer(Buffer.from(rawEmail), rules)).toMatchObject({
    kind: 'said',
    conversationId: id,
    text: 'Yes.',
  })
})

test('two senders, or one who only calls themselves by the name, are strangers', async () => {
  for (const from of [
    'li@people.example, wang@else.example',
    'li@people.example\nFrom: wang@else.example',
    '"li@people.example" <x@else.example>',
  ]) {
    const rawEmail = `From: ${from}\nTo: ${addresses.of(id)}\n\nBuy here.`
    expect(await readAnswer(Buffer.from(rawEmail), rules)).toEqual({ kind: 'stranger' })
  }
})

test('an email without a Message-ID is known by what it is', async () => {
  const rawEmail = Buffer.from(`From: li@people.example\nTo: ${addresses.of(id)}\n\nYes.`)
  const [one, other] = await Promise.all([readAnswer(rawEmail, rules), readAnswer(rawEmail, rules)])
  expect(one).toEqual(other)
  expect(one).toMatchObject({ messageId: expect.stringMatching(/^<[\da-f]{64}@unnamed>$/) })
})

// What grows with the square of its length takes minutes with these: the time limit of a test ends it.
test.each([
  ['no @ in a megabyte', `To: ${'a'.repeat(900_000)}\n\nx`],
  ['nothing but @', `To: ${'@'.repeat(900_000)}\n\nx`],
  ['plus and dots', `To: ${'+0.'.repeat(300_000)}@people.example\n\nx`],
])('a header made to keep us busy (%s) does not', async (_, rawEmail) => {
  expect(await readAnswer(Buffer.from(rawEmail), rules)).toEqual({ kind: 'not_ours' })
})

test.each([
  ['at signs', '@'.repeat(900_000)],
  ['years', '2026 '.repeat(200_000)],
  ['dashes', '-'.repeat(900_000)],
  ['lines', 'on 1\n'.repeat(200_000)],
  ['unclosed tags', '<'.repeat(900_000)],
  ['unclosed scripts', '<script>'.repeat(100_000)],
  ['unclosed comments', '<!--'.repeat(200_000)],
  ['entities', '&#'.repeat(400_000)],
])('a text made to keep us busy (%s) does not', (_, text) => {
  expect(answerText(text).length).toBeLessThanOrEqual(text.length)
  expect(htmlText(text).length).toBeLessThanOrEqual(text.length)
})

test.each(['<div>', '<span>', '<table><tr><td>', '<b><i>', '<font size=1>'])(
  'HTML nested without an end (%s) takes no longer than a long letter',
  (tags) => {
    const began = process.cpuUsage()
    expect(htmlText(`<p>Yes, we can.</p>${tags.repeat(600_000 / tags.length)}`).trim()).toBe('Yes, we can.')
    const { user, system } = process.cpuUsage(began)
    expect((user + system) / 1000).toBeLessThan(500)
  },
)

test('words of an HTML email, without what is not meant to be read', () => {
  const html = `<head><title>t</title></head><style>p{}</style><p>A &amp; B&nbsp;&#33; &#x4F60;</p><!-- note --><br>C<script>x()</script>`
  expect(answerText(htmlText(html))).toBe('A & B ! 你\n\nC')
})

test('what nobody saw who wrote an email is said to nobody', () => {
  const html = '<div style="display:none;max-height:0">internal</div><p hidden>x</p><p style="color:red">Yes.</p>'
  expect(htmlText(html).trim()).toBe('Yes.')
  expect(htmlText('<body><span style="mso-hide:all; display: none">internal</span>Yes.</body>').trim()).toBe('Yes.')
})

test.each([
  [
    '-----BEGIN PGP SIGNED MESSAGE-----\nHash: SHA256\n\nYes.\n- -- two\n-----BEGIN PGP SIGNATURE-----\n\niQIz\n-----END PGP SIGNATURE-----',
    'Yes.\n-- two',
  ],
  ['Yes.\n-----BEGIN PGP PUBLIC KEY BLOCK-----\n\nmQENB\n-----END PGP PUBLIC KEY BLOCK-----\nLi', 'Yes.\n\nLi'],
])('what PGP writes into an email is not said to a visitor: %j', async (body, text) => {
  const rawEmail = `From: li@people.example\nTo: ${addresses.of(id)}\n\n${body}\n`
  expect(await readAnswer(Buffer.from(rawEmail), rules)).toMatchObject({ kind: 'said', text })
})

test.each(['-----END PGP MESSAGE-----', ''])('nothing is said of an email that is encrypted: %j', async (end) => {
  const rawEmail = `From: li@people.example\nTo: ${addresses.of(id)}\n\n-----BEGIN PGP MESSAGE-----\n\nhQEMA1\n=ab\n${end}\n`
  expect(await readAnswer(Buffer.from(rawEmail), rules)).toMatchObject({ kind: 'empty' })
})

test.each([
  [
    'Hello, see below.\n> How much is a boat? \n12k\n> Can you deliver in May? \nYes, 3 May',
    'Hello, see below.\n12k\nYes, 3 May',
  ],
  ['您好，见下。\n> How much is a boat? \n12万', '您好，见下。\n12万'],
  ['A long answer that goes \non here.\n >5 t \nof load.\n', 'A long answer that goes on here.\n>5 t of load.'],
])('an answer under a quoted line that ends in a space arrives whole from flowed text (%j)', async (body, text) => {
  const head = `From: li@people.example\nTo: ${addresses.of(id)}\nContent-Type: text/plain; charset=UTF-8;\n format="flowed"`
  const others = ['How much is a boat?\nCan you deliver in May?']
  const sent = async () => ({ ...nothingSent, emails: others, others })
  const read = await readAnswer(Buffer.from(`${head}\n\n${body}`), { ...rules, sent })
  expect(read).toMatchObject({ kind: 'said', text })
})

test.each([
  '自动回复:网站咨询',
  '自动答复: 网站咨询',
  'Automatic reply: Question',
  'Out of Office: Question',
  'Out of Office AutoReply: Question',
  '=?utf-8?B?6Ieq5Yqo5Zue5aSNOiB4?=',
])('an absence note that has no other mark is known by its subject: %s', async (subject) => {
  const rawEmail = (words: string) =>
    `From: li@people.example\nTo: ${addresses.of(id)}\nSubject: ${words}\n\nBack on Monday.`
  expect(await readAnswer(Buffer.from(rawEmail(subject)), rules)).toEqual({ kind: 'automatic' })
  expect(await readAnswer(Buffer.from(rawEmail(`Re: ${subject}`)), rules)).toMatchObject({ kind: 'said' })
})

test.each([
  ['Von', 'Gesendet', 'An', 'Betreff'],
  ['De', 'Envoyé ', 'À', 'Objet '],
])(
  'headers above a quote that are not read (%s, …) go with it, lines of the answer in their form stay',
  (from, sent, to, subject) => {
    const email = 'The visitor asks:\nHow much is a SMURF?'
    const known = { ...nothingSent, emails: [email], addresses: [addresses.of(id)], subject: 'Question on the website' }
    const answer = 'Boat: SMURF\nPrice: 9,800 USD\nSubject to change: yes'
    const quoted = `${from}: ORCA <${addresses.of(id)}>\n${sent}: 1. Juni 2026 09:12\n${to}: li@people.example\n${subject}: Question on the website`
    expect(answerText(`${answer}\n\n${quoted}\n\n${email}`, known)).toBe(answer)
  },
)
