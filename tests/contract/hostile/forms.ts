import type { HostileCase } from './case.ts'

const form = { 'Content-Type': 'application/x-www-form-urlencoded' }
const path = '/api/forms/callback'
const good = 'language=zh&name=Li&phone=12345&consent=yes'
const boundary = 'XX'
const multipart = { 'Content-Type': `multipart/form-data; boundary=${boundary}` }
const application = '/api/forms/application'

function part(name: string, value: string, more = ''): string {
  return `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${value}\r\n`
}

const fields = [
  ['language', 'en'],
  ['opening', 'helm'],
  ['name', 'Li'],
  ['phone', '12345'],
  ['consent', 'yes'],
].map(([name = '', value = '']) => part(name, value))
const parts = fields.join('')
const end = `--${boundary}--\r\n`
const file = (name: string, content: string) =>
  part('file', content, `; filename="${name}"\r\nContent-Type: application/pdf`)
const pdf = '%PDF-1.7 '

const files: [name: string, fileName: string, content: string, status: number][] = [
  ['a PDF', 'cv.pdf', pdf, 303],
  ['a PDF in capitals', 'CV.PDF', pdf, 303],
  ['the names of a Word file’s parts', 'cv.docx', 'PK\x03\x04[Content_Types].xml word/document.xml', 422],
  ['an archive named like a Word file', 'cv.docx', 'PK\x03\x04', 422],
  ['a path for a name', '../../../etc/cron.d/x.pdf', pdf, 303],
  ['a Windows path for a name', 'C:\\\\windows\\\\cv.pdf', pdf, 303],
  ['a program', 'cv.exe', 'MZ', 422],
  ['a program that calls itself a PDF', 'cv.pdf', 'MZ', 422],
  ['a page', 'cv.html', '<script>alert(1)</script>', 422],
  ['a picture with script', 'cv.svg', '<svg onload="alert(1)">', 422],
  ['an archive', 'cv.zip', 'PK\x03\x04', 422],
  ['an archive that calls itself a PDF', 'cv.pdf', 'PK\x03\x04', 422],
  ['a PDF after some junk', 'cv.pdf', `junk${pdf}`, 422],
  ['two endings', 'cv.pdf.exe', pdf, 422],
  ['no ending', 'cv', pdf, 422],
  ['an ending only', '.pdf', pdf, 422],
  ['a server page', 'cv.php', '<?php system($_GET[0]);', 422],
  ['nothing inside', 'cv.pdf', '', 422],
  ['a name of 4000 emails', `${'x'.repeat(4000)}.pdf`, pdf, 303],
  ['a name that is HTML', '<img src=x onerror=alert(1)>.pdf', pdf, 303],
  ['a macro file', 'cv.docm', 'PK\x03\x04', 422],
]

const brokenMultipart: [name: string, body: string][] = [
  ['nothing', ''],
  ['no end', parts],
  ['no names', `--XX\r\n\r\nx\r\n${end}`],
  ['bare line ends', (parts + end).replaceAll('\r\n', '\n')],
  ['a header of nothing', `--XX\r\n: \r\n\r\nx\r\n${end}`],
]

/** Plain forms: the answers are pages, so only their status is compared. */
export const forms: HostileCase[] = [
  { name: 'a plain form', path, headers: form, body: good, status: 303 },
  { name: 'a form nobody made', path: '/api/forms/other', headers: form, body: good, status: 404 },
  { name: 'a form named like a prototype', path: '/api/forms/constructor', headers: form, body: good, status: 404 },
  {
    name: 'the eight fields at the forms’ address',
    path: '/api/forms/official',
    headers: form,
    body: good,
    status: 404,
  },
  { name: 'a folder upwards', path: '/api/forms/..%2f..%2fetc', headers: form, body: good, status: 404 },
  { name: 'half an escape', path, headers: form, body: `${good}&page=%`, status: 400 },
  { name: 'an escape that is none', path, headers: form, body: `${good}&page=%zz`, status: 400 },
  { name: 'escaped bytes that are no UTF-8', path, headers: form, body: 'name=%ff%fe', status: 400 },
  { name: 'an escaped NUL is left out', path, headers: form, body: good.replace('Li', 'L%00i'), status: 303 },
  { name: 'a field twice', path, headers: form, body: `${good}&name=Wang`, status: 422 },
  { name: 'a list where there is none', path, headers: form, body: `${good}&name[]=x`, status: 422 },
  { name: 'a prototype', path, headers: form, body: `${good}&__proto__=x`, status: 422 },
  { name: 'a prototype’s property', path, headers: form, body: `${good}&__proto__[x]=y`, status: 422 },
  { name: 'no consent', path, headers: form, body: good.replace('&consent=yes', ''), status: 422 },
  { name: 'consent that says no', path, headers: form, body: good.replace('consent=yes', 'consent=no'), status: 422 },
  { name: 'a page of somebody else', path, headers: form, body: `${good}&page=//evil.example`, status: 422 },
  { name: 'a page with a scheme', path, headers: form, body: `${good}&page=javascript:alert(1)`, status: 422 },
  { name: 'a language that is a path', path, headers: form, body: good.replace('=zh', '=../en'), status: 422 },
  { name: '41 fields', path, headers: form, body: `${good}${'&x=1'.repeat(41)}`, status: 422 },
  { name: 'fifty thousand ampersands and nothing else', path, headers: form, body: '&'.repeat(50_000), status: 422 },
  { name: 'equal signs only', path, headers: form, body: '====', status: 422 },
  { name: '97 KB', path, headers: form, body: `${good}&page=${'x'.repeat(97 * 1024)}`, status: 413 },
  {
    name: 'a foreign page’s form',
    path,
    headers: { ...form, Origin: 'https://evil.example' },
    body: good,
    status: 403,
  },
  {
    name: 'text/plain, which needs no preflight',
    path,
    headers: { 'Content-Type': 'text/plain' },
    body: good,
    status: 415,
  },
  { name: 'a fill time in words', path, headers: form, body: `${good}&elapsed=soon`, status: 422 },
  { name: 'a fill time before the form was made', path, headers: form, body: `${good}&elapsed=-5000`, status: 422 },
  {
    name: 'a trap that was filled is answered like any other',
    path,
    headers: form,
    body: `${good}&website=x`,
    status: 303,
  },
  {
    name: 'a form sent within a blink is answered like any other',
    path,
    headers: form,
    body: `${good}&elapsed=12`,
    status: 303,
  },
  ...files.map(([name, fileName, content, status]) => ({
    name: `a file: ${name}`,
    path: application,
    headers: multipart,
    body: parts + file(fileName, content) + end,
    status,
  })),
  ...brokenMultipart.map(([name, body]) => ({
    name: `multipart with ${name}`,
    path: application,
    headers: multipart,
    body,
    status: 400,
  })),
  {
    name: 'multipart without a boundary',
    path: application,
    headers: { 'Content-Type': 'multipart/form-data' },
    body: parts + end,
    status: 400,
  },
  // Its parts are all preamble to a form without fields.
  {
    name: 'multipart with another boundary',
    path: application,
    headers: multipart,
    body: parts.replaceAll('--XX', '--YY') + end,
    status: 422,
  },
  {
    name: 'two files',
    path: application,
    headers: multipart,
    body: parts + file('a.pdf', pdf) + file('b.pdf', pdf) + end,
    status: 422,
  },
  {
    name: 'a file where a form has none',
    path,
    headers: multipart,
    body: parts + file('a.pdf', pdf) + end,
    status: 422,
  },
  {
    name: 'a file in the name’s place',
    path: application,
    headers: multipart,
    body: parts.replace('name="name"', 'name="name"; filename="x"') + end,
    status: 422,
  },
  {
    name: 'a file of 5 MB and one byte',
    path: application,
    headers: multipart,
    body: parts + file('a.pdf', pdf.padEnd(5 * 1024 * 1024 + 1)) + end,
    status: 422,
  },
  {
    name: 'a file of 7 MB',
    path: application,
    headers: multipart,
    body: parts + file('a.pdf', pdf.padEnd(7 * 1024 * 1024)) + end,
    status: 413,
  },
  { name: 'an empty file input', path: application, headers: multipart, body: parts + file('', '') + end, status: 303 },
]
