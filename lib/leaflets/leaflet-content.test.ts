import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { downloads } from '#lib/content/downloads'
import { messages } from '#lib/i18n/messages'
import { contentHash, leafletContent } from '#lib/leaflets/leaflet-content'
import { leafletName, leaflets } from '#lib/leaflets/leaflets'

test('every boat has its documents, and no document is left of a boat that is gone', () => {
  expect(downloads.map(({ file }) => file).sort()).toEqual(leaflets.map(leafletName).sort())
})

test.each(leaflets.map((leaflet) => [leafletName(leaflet), leaflet] as const))(
  '%s says what the site says today (else: npm run downloads)',
  (file, leaflet) => {
    const made = downloads.find((download) => download.file === file)
    expect(made?.content).toBe(contentHash(leafletContent(leaflet)))
  },
)

test.each(downloads.map((download) => [download.file, download] as const))(
  '%s is the file the page describes',
  (file, download) => {
    const bytes = readFileSync(`public/downloads/${file}`)
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
    expect(bytes.length).toBe(download.bytes)
    expect(bytes.length).toBeLessThan(600 * 1024)
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(download.sha256)
  },
)

test('a document prints nothing indicative: such a figure reads "on request"', () => {
  for (const leaflet of leaflets) {
    const printed = JSON.stringify(leafletContent(leaflet)).toLowerCase()
    expect(printed).not.toContain(messages[leaflet.language].Footnotes.mark.toLowerCase())
  }
  const size = leafletContent({ boat: 'smurf', kind: 'datasheet', language: 'en' })
    .sheets.flatMap(({ groups }) => groups.flatMap(({ rows }) => rows))
    .find(({ key }) => key === 'size')
  expect(size?.value).toBe(messages.en.Leaflet.onRequest)
})
