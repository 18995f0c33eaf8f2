import { officialBody } from '../../support/official-body.ts'
import type { HostileCase } from './case.ts'

const valid = JSON.stringify(officialBody)

const refusedTypes = [
  undefined,
  'text/plain',
  'text/json',
  'application/xml',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/jsonp',
  'application/json-patch+json',
  'application/json, text/plain',
  'application/json; charset=gbk',
  'application/json; charset=utf-16',
  'application/json; charset=latin1',
  'application',
  '/',
  'text/html; application/json',
]
const takenTypes = [
  'application/json',
  'APPLICATION/JSON',
  'application/json;charset=UTF-8',
  'application/json; charset="utf-8"',
  'application/json ; charset=utf8',
]

const foreignOrigins = [
  undefined,
  'null',
  'https://evil.example',
  'http://localhost.evil.example',
  'http://evil.example/http://localhost',
  'http://127.0.0.1',
  'http://127.0.0.1:1',
  'http://[::1]',
  'file://',
  'http://user@127.0.0.1',
  'javascript:alert(1)',
  'http://127.0.0.1:3000 http://evil.example',
  '*',
]

/** Headers and sizes. */
export const envelopes: HostileCase[] = [
  ...refusedTypes.map((type) => ({
    name: `Content-Type ${type ?? 'missing'}`,
    headers: { 'Content-Type': type },
    body: new Uint8Array(Buffer.from(valid)),
    status: 415,
  })),
  ...takenTypes.map((type) => ({
    name: `Content-Type ${type} is taken`,
    headers: { 'Content-Type': type },
    body: valid,
    status: 200,
  })),
  ...['gzip', 'br', 'deflate', 'x'].map((encoding) => ({
    name: `Content-Encoding ${encoding}`,
    headers: { 'Content-Encoding': encoding },
    body: valid,
    status: 415,
  })),
  ...foreignOrigins.map((origin) => ({
    name: `Origin ${origin ?? 'missing'}`,
    headers: { Origin: origin },
    body: valid,
    status: 403,
  })),
  ...['cross-site', 'same-site', 'none', 'x'].map((site) => ({
    name: `Sec-Fetch-Site ${site}`,
    headers: { 'Sec-Fetch-Site': site },
    body: valid,
    status: 403,
  })),
  {
    name: 'Sec-Fetch-Site same-origin is taken',
    headers: { 'Sec-Fetch-Site': 'same-origin' },
    body: valid,
    status: 200,
  },
  { name: 'a key given twice', body: `${valid.slice(0, -1)},"type":"the other"}`, status: 400 },
  { name: 'a key given twice, once in escapes', body: `${valid.slice(0, -1)},"t\\u0079pe":"the other"}`, status: 400 },
  { name: 'a body of 97 KB', body: `${valid.slice(0, -1)},"x":"${'x'.repeat(97 * 1024)}"}`, status: 413 },
  { name: 'a body of 5 MB', body: 'x'.repeat(5 * 1024 * 1024), status: 413 },
  { name: '97 KB of spaces around a good body', body: valid + ' '.repeat(97 * 1024), status: 413 },
  ...['x'.repeat(201), 'a b', 'ключ'.replace(/./g, 'é')].map((key) => ({
    name: `the key ${key.slice(0, 12)}`,
    headers: { 'Idempotency-Key': key },
    body: valid,
    status: 422,
    fields: { 'Idempotency-Key': 'bad_text' },
  })),
  ...["' or 1=1 --", '../../x', '"quoted"', '{"$ne":1}', '%00'].map((key, n) => ({
    name: `the key ${key} is a key like any other`,
    headers: { 'Idempotency-Key': `${key.replaceAll(' ', '_')}${n}` },
    body: valid,
    status: 200,
  })),
  ...['not an address', '999.1.1.1', '1.2.3.4, evil', '::ffff:1.2.3.4', '[2001:db8::1]', '<script>', '-1', ','].map(
    (from) => ({
      name: `X-Forwarded-For ${from}`,
      headers: { 'X-Forwarded-For': from },
      body: valid,
      status: 200,
    }),
  ),
]
