import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sampleReports } from '#lib/content/sample-reports'
import { locales } from '#lib/i18n/locales'
import { messages } from '#lib/i18n/messages'
import { sampleReportHash } from '#lib/leaflets/sample-report-content'

test.each(locales)('the sample report in %s says what its words say today (else: npm run downloads)', (language) => {
  const made = sampleReports.find((report) => report.language === language)
  expect(made?.content).toBe(sampleReportHash(language))
  const sha256 = createHash('sha256')
    .update(readFileSync(`public/downloads/${made?.file}`))
    .digest('hex')
  expect(made?.sha256).toBe(sha256)
})

test('a sample says that it is one', () => {
  expect(messages.en.SampleReport.notice).toMatch(/invented/i)
  expect(messages.zh.SampleReport.notice).toMatch(/虚构/)
})
