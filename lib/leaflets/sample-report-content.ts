import { createHash } from 'node:crypto'
import type { Locale } from '#lib/i18n/locales'
import { messages } from '#lib/i18n/messages'

/** A committed sample of a daily report, as `npm run downloads` made it. */
export interface SampleReportFile {
  language: Locale
  file: string
  bytes: number
  sha256: string
  /** Hash of what it says. */
  content: string
}

/** The same for the same words, whatever day it is made on. */
export function sampleReportHash(language: Locale): string {
  return createHash('sha256').update(JSON.stringify(messages[language].SampleReport)).digest('hex')
}
