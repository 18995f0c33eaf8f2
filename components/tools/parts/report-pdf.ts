'use client'
import { askWorker } from '#components/tools/parts/ask-worker.ts'
import type { PdfQuestion } from '#components/tools/parts/pdf-worker.ts'
import { colours } from '#lib/markup/colours'

/** A sheet takes a fraction of a second; the rest is for the network. */
const longestPdfMs = 30_000

/** Heights on the sheet: of a table's row, a line of the notes, the space above a table and under the picture. */
const rowHeight = 37
const lineHeight = 29
const tableGap = 34
const captionHeight = 44
/** A4 at 150 dots an inch. */
const page = { width: 1240, height: 1754, margin: 90 } as const

export interface ReportText {
  readonly title: string
  readonly subtitle: string
  /** Under the picture: what it shows. */
  readonly picture?: string
  /** Tables of rows with a label and one value a column; each begins with a row of heads. */
  readonly tables: readonly (readonly (readonly string[])[])[]
  readonly notes: readonly string[]
}

/** One sheet: its text, and the picture under its title where it has one. */
export interface ReportSheet {
  readonly text: ReportText
  readonly picture: HTMLCanvasElement | null
}

/** Sheets as a PDF, each drawn as a picture: a font for Chinese would weigh megabytes. Null when it could not be made. */
export async function reportPdf(sheets: readonly [ReportSheet, ...ReportSheet[]]): Promise<Blob | null> {
  const jpegs: ArrayBuffer[] = []
  for (const sheet of sheets) jpegs.push(await (await blobOf(drawReport(sheet), 'image/jpeg')).arrayBuffer())
  const question: PdfQuestion = { title: sheets[0].text.title, jpegs }
  const worker = new Worker(new URL('./pdf-worker.ts', import.meta.url), { type: 'module' })
  const pdf = await askWorker<Uint8Array<ArrayBuffer>>(worker, question, longestPdfMs, jpegs)
  return pdf && new Blob([pdf], { type: 'application/pdf' })
}

function drawReport({ text, picture }: ReportSheet): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = page.width
  canvas.height = page.height
  const context = canvas.getContext('2d')
  if (!context) return canvas
  const { margin } = page
  const width = page.width - 2 * margin
  const font = (size: number, weight = 400) => `${weight} ${size}px ${getComputedStyle(document.body).fontFamily}`
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, page.width, page.height)
  context.fillStyle = colours.ink
  context.font = font(44, 600)
  context.fillText(text.title, margin, 130, width)
  context.font = font(24)
  context.fillStyle = colours.slate
  context.fillText(text.subtitle, margin, 175, width)
  context.font = font(20)
  const notes = text.notes.flatMap((note) => wrapped(context, note, width))
  const rowCount = text.tables.reduce((sum, rows) => sum + rows.length, 0)
  // What the tables and notes leave of the sheet is the picture's.
  const left =
    page.height - margin - 215 - rowCount * rowHeight - text.tables.length * tableGap - notes.length * lineHeight
  let y = 215
  if (picture) {
    const height = Math.min((width * picture.height) / picture.width, left - captionHeight)
    context.drawImage(picture, margin, y, (height * picture.width) / picture.height, height)
    context.fillStyle = colours.slate
    if (text.picture) context.fillText(text.picture, margin, y + height + 30, width)
    y += height + captionHeight
  }
  for (const rows of text.tables) {
    y += tableGap
    for (const [index, row] of rows.entries()) {
      context.font = font(20, index === 0 ? 600 : 400)
      for (const [column, value] of row.entries()) {
        context.fillStyle = column === 0 ? colours.slate : colours.ink
        context.fillText(value, margin + (column * width) / row.length, y, width / row.length - 16)
      }
      context.fillStyle = colours.mist
      context.fillRect(margin, y + 11, width, 1)
      y += rowHeight
    }
  }
  context.font = font(20)
  context.fillStyle = colours.slate
  y += 10
  for (const line of notes) {
    context.fillText(line, margin, y)
    y += lineHeight
  }
  return canvas
}

/** Lines no wider than the page: English breaks at spaces, Chinese anywhere but before a closing mark. */
function wrapped(context: CanvasRenderingContext2D, text: string, width: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const part of text.match(/[\u2e80-\uffef][，。、；：！？）》」]*|[^\u2e80-\uffef\s]+\s*|\s+/g) ?? []) {
    if (line && context.measureText(line + part).width > width) {
      lines.push(line.trimEnd())
      line = part.trimStart()
    } else line += part
  }
  return line ? [...lines, line] : lines
}

/** A canvas as a picture file; rejects when the browser cannot make one. */
export function blobOf(canvas: HTMLCanvasElement, type: 'image/png' | 'image/jpeg'): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the picture could not be made'))), type, 0.9)
  })
}
