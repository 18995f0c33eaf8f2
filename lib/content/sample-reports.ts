import type { LeafletFile } from '#lib/content/downloads'
import files from './sample-reports.json' with { type: 'json' }

/** A sample of a daily report; its `content` is the hash of what it says. */
export type SampleReportFile = Omit<LeafletFile, 'boat' | 'date' | 'kind'>

/** One a language, as `npm run downloads` set them into public/downloads. */
export const sampleReports = files as readonly SampleReportFile[]
