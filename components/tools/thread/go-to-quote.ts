'use client'
import { hashWithWord, waterInAddress } from '#components/tools/board/use-drawing.ts'
import { keptLinkOf } from '#components/tools/thread/kept-links.ts'
import { leaveQuoteNote, longestQuoteNote } from '#components/tools/thread/quote-note.ts'
import { hashToQuote, keptAddress } from '#components/tools/thread/thread-address.ts'
import { squareMetresPer } from '#lib/content/area-units'
import type { FinderJob } from '#lib/content/finder'
import { readWater } from '#lib/coverage-planning/water-shape'
import type { jobKinds } from '#lib/forms/choices'
import { formatMessage } from '#lib/i18n/format-message'
import type { Messages } from '#lib/i18n/messages'
import { fittingWater } from '#lib/water-address/fitting-water'

/** The quote form's word for each job of the tools. */
const quoteJobs = {
  litter: 'litter',
  weed: 'weed',
  inspect: 'inspection',
  visitors: 'tourism',
} as const satisfies Record<FinderJob, (typeof jobKinds)[number]>

interface QuoteHandOver {
  quote: string
  /** Of the water; null where the tool has none. */
  areaM2: number | null
  boats: readonly string[]
  job: FinderJob | undefined
  /** The result and what it rests on, as a person of the sales reads it. */
  lines: readonly string[]
  messages: Messages['QuoteNote']
  locale: string
}

/** Goes to the quote form with the tool's facts in the query, its result in the note, its fields behind `#`. */
export function goToQuote({ quote, areaM2, boats, job, lines, messages, locale }: QuoteHandOver): void {
  const text = lines.join('\n')
  leaveQuoteNote([text, ...outlineLines(longestQuoteNote - text.length, messages, locale)].join('\n'))
  // Hundredths of a mu: an area in hectares comes out of the form with the two decimals it went in with.
  const query = new URLSearchParams()
  if (areaM2 !== null) query.set('area', String(Number((areaM2 / squareMetresPer.mu).toFixed(2))))
  if (job) query.set('job', quoteJobs[job])
  if (boats.length > 0) query.set('boats', [...new Set(boats)].join(','))
  location.assign(`${quote}?${query.toString().replaceAll('%2C', ',')}${hashToQuote()}`)
}

/** A longer one is cut by some mail programs. */
const longestLink = 2_000
/** What the sentence before a simplified outline takes, with room to spare. */
const sentenceLength = 300

/** The link to the tool, its water simplified where it would be too long, and then what that changes. */
function outlineLines(room: number, messages: Messages['QuoteNote'], locale: string): string[] {
  const { href, hash, origin } = location
  const address = keptAddress()
  const kept = address === null ? undefined : keptLinkOf(address)
  if (kept) return [`${origin}/s/${kept.id}`]
  const most = Math.min(longestLink, room - sentenceLength)
  if (href.length <= most) return [href]
  const water = waterInAddress(hash)
  if (!water) return []
  const linkWith = (word: string) => href.slice(0, href.length - hash.length) + hashWithWord(hash, word)
  const fitting = fittingWater(water, most - linkWith('').length)
  const exact = readWater(water.shape)
  if (!fitting || !exact.ok) return [messages.tooDetailed]
  const said = (value: number) => value.toLocaleString(locale, { maximumFractionDigits: 0 })
  return [
    formatMessage(messages.simplified, {
      metres: fitting.toleranceM,
      area: said(fitting.areaM2),
      exact: said(exact.areaM2),
    }),
    linkWith(fitting.word),
  ]
}
