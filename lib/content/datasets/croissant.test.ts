import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { croissantOf } from '#lib/content/datasets/croissant'
import { type MiniSet, miniSets } from '#lib/content/datasets/mini-sets'

/**
 * What the Croissant 1.1 specification asks of every record. Its own validator is a Python package that Debian does not
 * have; devkit/README.md says how to run it where PyPI can be reached.
 */
const required = z.object({
  '@context': z.object({
    '@vocab': z.literal('https://schema.org/'),
    cr: z.url(),
    dct: z.url(),
    conformsTo: z.literal('dct:conformsTo'),
    containedIn: z.literal('cr:containedIn'),
    includes: z.literal('cr:includes'),
    citeAs: z.literal('cr:citeAs'),
    recordSet: z.literal('cr:recordSet'),
    data: z.object({ '@id': z.literal('cr:data'), '@type': z.literal('@json') }),
  }),
  '@type': z.literal('sc:Dataset'),
  conformsTo: z.literal('http://mlcommons.org/croissant/1.1'),
  name: z.string().min(1),
  description: z.string().min(50).max(5000),
  license: z.url(),
  url: z.url(),
  creator: z.object({ '@type': z.literal('sc:Organization'), name: z.string().min(1) }),
  datePublished: z.iso.date(),
  version: z.string().regex(/^\d+\.\d+\.\d+$/),
  distribution: z
    .array(
      z.discriminatedUnion('@type', [
        z.object({
          '@type': z.literal('cr:FileObject'),
          '@id': z.string(),
          name: z.string(),
          contentUrl: z.url(),
          encodingFormat: z.string().includes('/'),
          sha256: z.string().regex(/^[0-9a-f]{64}$/),
        }),
        z.object({
          '@type': z.literal('cr:FileSet'),
          '@id': z.string(),
          name: z.string(),
          containedIn: z.object({ '@id': z.string() }),
          encodingFormat: z.string().includes('/'),
          includes: z.string(),
        }),
      ]),
    )
    .min(2),
  recordSet: z
    .array(
      z.object({
        '@type': z.literal('cr:RecordSet'),
        '@id': z.string(),
        name: z.string(),
        key: z.optional(z.object({ '@id': z.string() })),
        field: z
          .array(
            z.object({
              '@type': z.literal('cr:Field'),
              '@id': z.string(),
              name: z.string(),
              dataType: z.enum(['sc:Text', 'sc:ImageObject', 'sc:Integer', 'sc:Float']),
              source: z.object({
                fileSet: z.object({ '@id': z.string() }),
                extract: z.union([
                  z.object({ fileProperty: z.enum(['filename', 'content']) }),
                  z.object({ column: z.string() }),
                ]),
                transform: z.optional(z.object({ regex: z.string() })),
              }),
            }),
          )
          .min(1),
      }),
    )
    .min(2),
})

const about = {
  description: 'A small synthetic set in the folders and file formats of a dataset of ours.',
  url: 'https://orca.example/en/datasets/FloW',
  absolute: (path: string) => `https://orca.example${path}`,
}

test.each(['flow', 'inland'] as const)('the Croissant record of %s has every field that is required', (set) => {
  const record = required.parse(croissantOf(set, about))
  const ids = record.distribution.map((part) => part['@id'])
  expect(new Set(ids).size).toBe(ids.length)
  for (const part of record.distribution)
    if (part['@type'] === 'cr:FileSet') expect(ids).toContain(part.containedIn['@id'])
})

test.each(['flow', 'inland'] satisfies MiniSet[])('every file set of %s has files in the set', (set) => {
  for (const part of croissantOf(set, about).distribution) {
    if (!('includes' in part)) continue
    expect(globSync(part.includes, { cwd: 'public/mini-sets' }).length, part.includes).toBeGreaterThan(0)
  }
  expect(miniSets[set].archive.files).toBeGreaterThan(40)
})

test.each(['flow', 'inland'] as const)('every record of %s is found in its files', (set) => {
  const { distribution, recordSet } = required.parse(croissantOf(set, about))
  const filesOf = (id: string) => {
    const part = distribution.find((known) => known['@id'] === id)
    return part?.['@type'] === 'cr:FileSet' ? globSync(part.includes, { cwd: 'public/mini-sets' }) : []
  }
  for (const { field: fields, key } of recordSet) {
    if (key) expect(fields.map((field) => field['@id'])).toContain(key['@id'])
    for (const { source, name } of fields) {
      const files = filesOf(source.fileSet['@id'])
      expect(files.length, name).toBeGreaterThan(0)
      for (const file of files) {
        const { extract, transform } = source
        if ('column' in extract)
          expect(readFileSync(`public/mini-sets/${file}`, 'utf8').split('\n')[0]?.split(',')).toContain(extract.column)
        if (transform) expect(new RegExp(transform.regex).exec(file)?.[1]).toMatch(/^\d{6}$/)
      }
    }
  }
  const ids = recordSet.flatMap((record) => [record['@id'], ...record.field.map((field) => field['@id'])])
  expect(new Set(ids).size).toBe(ids.length)
})
