// Written by `npm run downloads`; the files stand in public/downloads.
import type { SampleReportFile } from '#lib/leaflets/sample-report-content'

export const sampleReports: readonly SampleReportFile[] = [
  {
    language: 'zh',
    file: 'orca-sample-report-zh.pdf',
    bytes: 188964,
    sha256: 'e95004e8b9a79cdeee1045b45ddce55be3abb1b40ff6f56fae641d4f2815f41d',
    content: '15c377248eebee41e305ce043585aa582233c37a48d47fbd3b77f447d71122f3',
  },
  {
    language: 'en',
    file: 'orca-sample-report-en.pdf',
    bytes: 83838,
    sha256: 'dc05e964a8e45a2295378533a7e4d29016dd8e2f40ac0cce12b363482237cb3b',
    content: '2a27740ac51e4e027b0a8c910de7de051e1b9d7c681bf1a1c606d7d00ce27397',
  },
]
