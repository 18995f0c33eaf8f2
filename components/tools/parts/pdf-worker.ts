/** Puts pictures on the sheets of a PDF, one each: the library for it alone takes longer to start than a page may stand still. */

import { PDFDocument } from '@cantoo/pdf-lib'

export interface PdfQuestion {
  readonly title: string
  readonly jpegs: readonly ArrayBuffer[]
}

/** A4 in points. */
const sheetSize = { width: 595, height: 842 }

addEventListener('message', ({ data }: MessageEvent<PdfQuestion>) => void answer(data))

async function answer({ title, jpegs }: PdfQuestion): Promise<void> {
  const document = await PDFDocument.create()
  document.setTitle(title)
  for (const jpeg of jpegs) {
    const sheet = document.addPage([sheetSize.width, sheetSize.height])
    sheet.drawImage(await document.embedJpg(jpeg), { x: 0, y: 0, ...sheetSize })
  }
  const bytes = new Uint8Array(await document.save())
  postMessage(bytes, { transfer: [bytes.buffer] })
}
