/**
 * `npm run downloads`: sets brochure and datasheet of every boat in both languages and writes them with their manifest
 * (lib/content/downloads.json). Needs a Chinese face on the machine (Debian: fonts-noto-cjk). A document whose content is
 * unchanged is left as it is; `-- --all` sets every one again.
 */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { downloads, type Leaflet, type LeafletFile } from '#lib/content/downloads'
import { type SampleReportFile, sampleReports } from '#lib/content/sample-reports'
import { type Locale, languageTag, locales } from '#lib/i18n/locales'
import { messages } from '#lib/i18n/messages'
import { contentHash, leafletContent } from '#lib/leaflets/leaflet-content'
import { leafletName, leaflets } from '#lib/leaflets/leaflets'
import { sampleReportHash } from '#lib/leaflets/sample-report-content'
import { brochure } from './downloads/brochure.ts'
import { datasheet } from './downloads/datasheet.ts'
import { pageStyle } from './downloads/page-style.ts'
import { leafletPictures } from './downloads/pictures.ts'
import { sampleReport } from './downloads/sample-report.ts'

const folder = 'public/downloads'
const largest = 600 * 1024
const everything = process.argv.includes('--all')
const today = new Date().toISOString().slice(0, 10)
const executablePath = [process.env.CHROMIUM_PATH, '/usr/bin/chromium'].find((path) => path && existsSync(path))

const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
const sheet = await browser.newPage()

async function set(leaflet: Leaflet): Promise<Buffer> {
  const content = leafletContent(leaflet)
  const pictures = await leafletPictures(leaflet.boat)
  const body = (leaflet.kind === 'brochure' ? brochure : datasheet)(content, pictures, today)
  return print(leafletName(leaflet), leaflet.language, `ORCA ${content.name}`, body)
}

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

mkdirSync(folder, { recursive: true })
const files: LeafletFile[] = []
for (const leaflet of leaflets) {
  const file = leafletName(leaflet)
  const target = join(folder, file)
  const content = contentHash(leafletContent(leaflet))
  const known = downloads.find((made) => made.file === file)
  if (!everything && known?.content === content && existsSync(target)) {
    files.push(known)
    continue
  }
  const pdf = await set(leaflet)
  if (pdf.length > largest) throw new Error(`${file} is larger than ${largest} bytes`)
  writeFileSync(target, pdf)
  const sha256 = createHash('sha256').update(readFileSync(target)).digest('hex')
  files.push({ ...leaflet, file, bytes: pdf.length, date: today, sha256, content })
  console.log(`${file} ${Math.round(pdf.length / 1024)} KB`)
}

const reports: SampleReportFile[] = []
for (const language of locales) {
  const file = `orca-sample-report-${language}.pdf`
  const content = sampleReportHash(language)
  const known = sampleReports.find((made) => made.file === file)
  if (!everything && known?.content === content && existsSync(join(folder, file))) {
    reports.push(known)
    continue
  }
  const pdf = await print(file, language, `ORCA ${messages[language].SampleReport.title}`, sampleReport(language))
  writeFileSync(join(folder, file), pdf)
  reports.push({ language, file, bytes: pdf.length, sha256: createHash('sha256').update(pdf).digest('hex'), content })
  console.log(`${file} ${Math.round(pdf.length / 1024)} KB`)
}
await browser.close()

writeFileSync('lib/content/downloads.json', `${JSON.stringify(files, undefined, 2)}\n`)
writeFileSync('lib/content/sample-reports.json', `${JSON.stringify(reports, undefined, 2)}\n`)
