/** How people's mail programs write an answer: `{to}` is where it goes, `{from}` who writes. */

const base64 = (bytes: Uint8Array) =>
  (
    Buffer.from(bytes)
      .toString('base64')
      .match(/.{1,76}/g) ?? []
  ).join('\n')
const utf8 = (text: string) => base64(new TextEncoder().encode(text))

/** "您好，可以的。" in GBK, which Node can read but not write. */
const gbkYes = Buffer.from('c4fabac3a3acbfc9d2d4b5c4a1a3', 'hex')
/** The first line of a quote in GBK: "发件人: ". */
const gbkFrom = Buffer.from('b7a2bcfec8cb3a20', 'hex')

const head = (subject: string, type: string, encoding = '8bit') =>
  `Return-Path: <{from}>
From: Li <{from}>
To: <{to}>
Subject: ${subject}
Message-ID: <{id}@people.example>
Date: Sat, 21 Nov 2026 10:00:00 +0800
MIME-Version: 1.0
Content-Type: ${type}
Content-Transfer-Encoding: ${encoding}
`

const quote = `On Sat, 21 Nov 2026 at 10:00, ORCA <website@orca.example>
wrote:
> —— 请在此行之上回复 / Reply above this line ——
> Visitor:
> hello`

/** What each writes, and what the visitor shall see of it. */
export const answers: readonly (readonly [program: string, email: string | Buffer, shown: string])[] = [
  [
    'plain, quoted below',
    `${head('Re: hi', 'text/plain; charset=utf-8')}\nYes, we can.\n\nLi\n\n${quote}`,
    'Yes, we can.\n\nLi',
  ],
  [
    'plain, written below the quote',
    `${head('Re: hi', 'text/plain; charset=utf-8')}\n${quote}\n\nYes, below.\n`,
    'Yes, below.',
  ],
  [
    'GBK with an old quote',
    Buffer.concat([
      Buffer.from(`${head('=?gbk?B?u9i4tA==?=', 'text/plain; charset=gbk').replaceAll('\n', '\r\n')}\r\n`),
      gbkYes,
      Buffer.from('\r\n\r\n'),
      gbkFrom,
      Buffer.from(
        'website@orca.example\r\nDate: 2026-11-21\r\nSubject: Question on the website: hello\r\nVisitor:\r\nhello\r\n',
      ),
    ]),
    '您好，可以的。',
  ],
  [
    'base64',
    `${head('Re: hi', 'text/plain; charset=utf-8', 'base64')}\n${utf8('两百亩配两条中型船就够。\n\n在 2026年11月21日 10:00，ORCA <website@orca.example> 写道：\n> Visitor:\n> hello')}`,
    '两百亩配两条中型船就够。',
  ],
  [
    'HTML only',
    `${head('Re: hi', 'text/html; charset=utf-8')}\n<html><head><style>p{color:red}</style></head><body><p>Two boats &amp; a dock.</p><p>1 &lt; 2</p><blockquote>Visitor:<br>hello</blockquote></body></html>`,
    'Two boats & a dock.\n\n1 < 2',
  ],
  [
    'Outlook',
    `${head('RE: hi', 'text/html; charset=utf-8', 'base64')}\n${utf8('<html><body><div><p class=MsoNormal>请看报价。<o:p></o:p></p><p class=MsoNormal>&nbsp;</p><div style="border-top:solid #E1E1E1 1.0pt"><p class=MsoNormal><b>发件人:</b> ORCA &lt;website@orca.example&gt; <br><b>发送时间:</b> 2026年11月21日 10:00<br><b>收件人:</b> Li<br><b>主题:</b> hi</p></div><p>Visitor:<br>hello</p></div></body></html>')}`,
    '请看报价。',
  ],
  [
    'QQ Mail',
    `${head('回复：hi', 'multipart/alternative; boundary="qq"')}
--qq
Content-Type: text/plain; charset=utf-8
Content-Transfer-Encoding: base64

${utf8('可以安排演示。\n\n\n\n------------------&nbsp;原始邮件&nbsp;------------------\n发件人: "ORCA" <website@orca.example>;\n发送时间: 2026年11月21日\n收件人: li\n\nVisitor:\nhello'.replaceAll('&nbsp;', '\u00a0'))}
--qq
Content-Type: text/html; charset=utf-8

<div>ignored, there is text</div>
--qq--
`,
    '可以安排演示。',
  ],
  [
    'Foxmail',
    `${head('Re: hi', 'text/plain; charset="utf-8"', 'base64')}\n${utf8('我们下周回复您。\n\n\n李\n \n发件人： ORCA\n发送时间： 2026-11-21 10:00\n收件人： li\n主题： hi\nVisitor:\nhello')}`,
    '我们下周回复您。\n\n李',
  ],
  [
    'a telephone',
    `${head('Re: hi', 'text/plain; charset=utf-8')}\n好的，明天联系您。\n\n发自我的 iPhone\n\n> 在 2026年11月21日，10:00，ORCA 写道：\n> hello`,
    '好的，明天联系您。',
  ],
  [
    'words that only look like a quote',
    `${head('Re: hi', 'text/plain; charset=utf-8')}\n发件人：请写您自己。\nFrom: the east bank, at 10:00.\n在 2026 年交付。`,
    '发件人：请写您自己。\nFrom: the east bank, at 10:00.\n在 2026 年交付。',
  ],
]

/** Emails that say nothing to a visitor, and why. */
export const leftAlone: readonly (readonly [reason: string, email: string])[] = [
  ['automatic', `Auto-Submitted: auto-replied\n${head('Out of office', 'text/plain')}\nI am away.`],
  ['automatic', `X-Autoreply: yes\n${head('Out of office', 'text/plain')}\nI am away.`],
  ['bounce', `${head('Undelivered', 'text/plain').replace('Return-Path: <{from}>', 'Return-Path: <>')}\nNobody here.`],
  ['bounce', `${head('Undelivered', 'multipart/report; boundary=x')}\n--x\n\nNobody here.\n--x--`],
  ['stranger', `${head('Re: hi', 'text/plain').replaceAll('{from}', 'someone@else.example')}\nBuy here.`],
  ['empty', `${head('Re: hi', 'text/plain')}\n> Visitor:\n> hello`],
]
