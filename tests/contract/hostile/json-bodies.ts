import { officialBody } from '../../support/official-body.ts'
import type { HostileCase } from './case.ts'

const json = JSON.stringify
const bytes = (...values: number[]) => new Uint8Array(values)
const valid = json(officialBody)

const broken: [name: string, body: string | Uint8Array<ArrayBuffer>][] = [
  ['nothing', ''],
  ['blank', '   '],
  ['half an object', valid.slice(0, -1)],
  ['two objects', valid + valid],
  ['a comma too many', `${valid.slice(0, -1)},}`],
  ['single quotes', "{'name':'x'}"],
  ['a comment', `/* */${valid}`],
  ['NaN', '{"name":NaN}'],
  ['undefined', '{"name":undefined}'],
  ['a hexadecimal number', '{"name":0x10}'],
  ['a raw line end in a string', '{"name":"a\nb"}'],
  ['a raw NUL in a string', '{"name":"a\0b"}'],
  ['a bad escape', '{"name":"\\x41"}'],
  ['half a unicode escape', '{"name":"\\u12"}'],
  ['a form', 'name=x&phone=a%40b.example'],
  ['XML', '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><x>&e;</x>'],
  ['YAML', 'name: x\nphone: a@b.example'],
  ['a template', '{{7*7}}'],
  ['a lone quote', '"'],
  ['an unclosed array', '['],
  ['a hundred thousand brackets, unclosed', '['.repeat(90_000)],
  ['UTF-16', new Uint8Array(Buffer.from(valid, 'utf16le'))],
  ['Latin-1', new Uint8Array(Buffer.from('{"name":"é"}', 'latin1'))],
  ['GBK', new Uint8Array([...Buffer.from('{"name":"'), 0xb4, 0xac, ...Buffer.from('"}')])],
  ['an overlong slash', new Uint8Array([...Buffer.from('{"name":"'), 0xc0, 0xaf, ...Buffer.from('"}')])],
  ['a UTF-8 surrogate', new Uint8Array([...Buffer.from('{"name":"'), 0xed, 0xa0, 0x80, ...Buffer.from('"}')])],
  ['a cut character', new Uint8Array([...Buffer.from('{"name":"'), 0xe6, 0xb0])],
  ['bytes beyond Unicode', bytes(0xff, 0xfe, 0xfd)],
  ['gzip that says it is JSON', bytes(0x1f, 0x8b, 0x08, 0x00, 0x00, 0x00)],
]

const notAnObject = ['null', 'true', '0', '-1e999', '"text"', '[]', `[${valid}]`, '[[[[]]]]']

const deep = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`

const wrongShape: [name: string, body: string][] = [
  ['an empty object', '{}'],
  ['five levels', deep(5)],
  ['a thousand levels', deep(1000)],
  ['ten thousand arrays', `{"name":${'['.repeat(10_000)}${']'.repeat(10_000)}}`],
  ['41 fields', json(Object.fromEntries(Array.from({ length: 41 }, (_, n) => [`f${n}`, 'x'])))],
  ['four thousand fields', json(Object.fromEntries(Array.from({ length: 4000 }, (_, n) => [`f${n}`, 'x'])))],
]

const valuesOfWrongType: [name: string, value: unknown][] = [
  ['a number', 1],
  ['null', null],
  ['a boolean', true],
  ['an array', ['x']],
  ['an object', { $ne: '' }],
]

const fieldNames = Object.keys(officialBody)

const hostileNames = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  '$where',
  'name ',
  'Name',
  'ｎame',
  '',
  'id',
  'kind',
  'suspect',
  'received_at',
  'a'.repeat(5000),
  '\0',
  '../name',
  'name[]',
  'name.first',
]

/** Bodies that are not the contract's JSON, or JSON that is not the contract's. */
export const jsonBodies: HostileCase[] = [
  ...broken.map(([name, body]) => ({ name: `broken JSON: ${name}`, body, status: 400 })),
  ...notAnObject.map((body) => ({ name: `not an object: ${body.slice(0, 12)}`, body, status: 422 })),
  ...wrongShape.map(([name, body]) => ({ name: `wrong shape: ${name}`, body, status: 422 })),
  ...fieldNames.flatMap((field) => [
    ...valuesOfWrongType.map(([name, value]) => ({
      name: `${field} is ${name}`,
      body: json({ ...officialBody, [field]: value }),
      status: 422,
      fields: { [field]: 'not_text' },
    })),
    {
      name: `${field} is missing`,
      body: json({ ...officialBody, [field]: undefined }),
      status: 422,
      fields: { [field]: 'required' },
    },
  ]),
  ...hostileNames.map((name) => ({
    name: `an extra field named ${json(name.slice(0, 20))}`,
    body: `${valid.slice(0, -1)},${json(name)}:"x"}`,
    status: 422,
    fields: { [name.slice(0, 40)]: 'unknown' },
  })),
]
