import { readFileSync } from 'node:fs'
import { type Locale, locales } from '#lib/i18n/locales'
import { prerenderedPages } from '../build/prerendered.ts'
import { withoutRangeSpans } from '../build/whole-ranges.ts'

export interface PageText {
  path: string
  locale: Locale
  title: string
  description: string
  indexed: boolean
  /** Whether it shows areas of which a reader cannot choose the unit. */
  fixedAreas: boolean
  /** Each paragraph, cell, heading or label of the page's own part, in reading order. */
  blocks: readonly string[]
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' }

function decode(text: string): string {
  return text.replaceAll(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, decimal, hex, name) => {
    if (decimal) return String.fromCodePoint(Number(decimal))
    if (hex) return String.fromCodePoint(Number.parseInt(hex, 16))
    return entities[name] ?? whole
  })
}

const blockTag =
  /<\/?(?:p|h[1-6]|li|ul|ol|dl|dt|dd|td|th|tr|table|caption|figcaption|div|section|article|header|footer|nav|aside|summary|details|legend|label|button|option|select|fieldset|form|a|svg|br|time|address|main|picture|img|input)\b[^>]*>/gi

/** What a page says in its `main`, block by block; what it marks as another language, and quoted code, left out. */
function blocksOf(html: string): string[] {
  const main = /<main[\s>][\s\S]*<\/main>/.exec(html)?.[0] ?? ''
  return withoutRangeSpans(main)
    .replaceAll(/<(script|style|template|pre)\b[\s\S]*?<\/\1>/gi, ' ')
    .replaceAll(/<(\w+)\b[^>]*\b(?:lang="(?:en|zh|zh-CN)"|translate="no")[^>]*>[^<]*<\/\1>/gi, ' ')
    .replaceAll(blockTag, '\n')
    .replaceAll(/<\/?(?:span|small)\b[^>]*>/g, '\n')
    .replaceAll(/<!--[\s\S]*?-->/g, '')
    .replaceAll(/<[^>]+>/g, '')
    .split('\n')
    .map((text) =>
      decode(text)
        .replaceAll(/[ \t]+/g, ' ')
        .trim(),
    )
    .filter((text) => text !== '')
}

/** The pages of the last build that visitors can read, in both languages. */
export function builtPages(): PageText[] {
  return prerenderedPages().flatMap(({ file, path }) => {
    const locale = locales.find((each) => path === `/${each}` || path.startsWith(`/${each}/`))
    if (!locale) return []
    const html = readFileSync(file, 'utf8')
    const meta = (name: string) => decode(new RegExp(`<meta name="${name}" content="([^"]*)"`).exec(html)?.[1] ?? '')
    return [
      {
        path,
        locale,
        title: decode(/<title>(.*?)<\/title>/.exec(html)?.[1] ?? ''),
        description: meta('description'),
        indexed: !meta('robots').includes('noindex'),
        fixedAreas: html.includes(' data-area="') && !html.includes(' name="units"'),
        blocks: blocksOf(html),
      },
    ]
  })
}
