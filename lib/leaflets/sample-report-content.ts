import { createHash } from 'node:crypto'
import type { Locale } from '#lib/i18n/locales'
import { messages } from '#lib/i18n/messages'

/** The same for the same words, whatever day it is made on. */
export function sampleReportHash(language: Locale): string {
  return createHash('sha256').update(JSON.stringify(messages[language].SampleReport)).digest('hex')
}
