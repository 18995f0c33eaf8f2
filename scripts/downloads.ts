/**
 * `npm run downloads`: sets each boat's brochure and datasheet in both languages, with a manifest (lib/content/downloads.json).
 * Skips documents whose content has not changed; `-- --all` sets all. Needs a Chinese font (Debian: fonts-noto-cjk).
 */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { downloads, type Leaflet, type LeafletFile } from '#lib/content/downloads'
import { type SampleReportFile, sampleReports } from '#lib/content/sample-reports'
import { type Locale, languageTag, locales } from '#lib/i18n/locales'
import { messages } from '#lib/i18n/messages'
import { contentHash, type LeafletContent, leafletContent } from '#lib/leaflets/leaflet-content'
import { leafletName, leaflets } from '#lib/leaflets/leaflets'
import { sampleReportHash } from '#lib/leaflets/sample-report-content'
import { brochure } from './downloads/brochure.ts'
import { datasheet } from './downloads/datasheet.ts'
import { pageStyle } from './downloads/page-style.ts'
import { leafletPictures } from './downloads/pictures.ts'
import { sampleReport } from './downloads/sample-report.ts'
import { ensureChromium } from './prepare/chromium.mjs'

const folder = 'public/downloads'
const largest = 600 * 1024
const everything = process.argv.includes('--all')
const today = new Date().toISOString().slice(0, 10)

const browser = await chromium.launch({ executablePath: await ensureChromium(), args: ['--no-sandbox'] })
const sheet = await browser.newPage()

/** Sets a document and prints it; text that runs into the foot of its page stops the run. */
async function print(name: string, locale: Locale, title: string, body: string): Promise<Buffer> {
  await sheet.setContent(
    `<!doctype html><html lang="${languageTag[locale]}"><head><meta charset="utf-8"><title>${title}</title><style>${pageStyle}</style></head><body>${body}</body></html>`,
  )
  await sheet.evaluate(() => document.fonts.ready.then(() => undefined))
  const spilled = await sheet.evaluate(
    () =>
      [...document.querySelectorAll('.page:not(.cover)')].filter((page) => {
        const foot = page.querySelector('.foot')
        const last = foot?.previousElementSibling
        return foot && last && last.getBoundingClientRect().bottom > foot.getBoundingClientRect().top
      }).length,
  )
  if (spilled > 0) throw new Error(`${name} runs into its foot`)
  return sheet.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true })
}

/** What the manifest says of a document whose file stands and would say the same again. */
function unchanged<File extends SampleReportFile>(known: readonly File[], file: string, content: string) {
  const made = known.find((one) => one.file === file)
  return !everything && made?.content === content && existsSync(join(folder, file)) ? made : undefined
}

function keep(file: string, pdf: Buffer) {
  if (pdf.length > largest) throw new Error(`${file} is larger than ${largest} bytes`)
  writeFileSync(join(folder, file), pdf)
  console.log(`${file} ${Math.round(pdf.length / 1024)} KB`)
  return { file, bytes: pdf.length, sha256: createHash('sha256').update(pdf).digest('hex') }
}

async function leafletPdf(leaflet: Leaflet, said: LeafletContent): Promise<Buffer> {
  const set = leaflet.kind === 'brochure' ? brochure : datasheet
  const body = set(said, await leafletPictures(leaflet.boat), today)
  return print(leafletName(leaflet), leaflet.language, `ORCA ${said.name}`, body)
}

mkdirSync(folder, { recursive: true })
const files: LeafletFile[] = []
for (const leaflet of leaflets) {
  const said = leafletContent(leaflet)
  const [file, content] = [leafletName(leaflet), contentHash(said)]
  files.push(
    unchanged(downloads, file, content) ?? {
      ...leaflet,
      ...keep(file, await leafletPdf(leaflet, said)),
      date: today,
      content,
    },
  )
}

const reports: SampleReportFile[] = []
for (const language of locales) {
  const [file, content] = [`orca-sample-report-${language}.pdf`, sampleReportHash(language)]
  const title = `ORCA ${messages[language].SampleReport.title}`
  reports.push(
    unchanged(sampleReports, file, content) ?? {
      language,
      ...keep(file, await print(file, language, title, sampleReport(language))),
      content,
    },
  )
}
await browser.close()

writeFileSync('lib/content/downloads.json', `${JSON.stringify(files, undefined, 2)}\n`)
writeFileSync('lib/content/sample-reports.json', `${JSON.stringify(reports, undefined, 2)}\n`)
