import { expect, test } from 'vitest'
import { attachmentOf } from '#lib/api/leads/attachment'
import { safeFileName } from '#lib/leads/safe-file-name'
import { wordDocument } from '../../../tests/support/word-document.ts'

test.each([
  ['简历.pdf', '简历.pdf'],
  ['../../etc/passwd', 'passwd'],
  ['C:\\fakepath\\cv.pdf', 'cv.pdf'],
  ['..', 'file'],
  ['.htaccess', 'htaccess'],
  ['cv\u202Efdp.exe', 'cvfdp.exe'],
  ['a\r\nX-Header: y.pdf', 'aX-Header y.pdf'],
  ['x.pdf\0.exe', 'x.pdf.exe'],
  [`${'长'.repeat(300)}.pdf`, `${'长'.repeat(65)}.pdf`],
  [`${'x'.repeat(300)}.pdf`, `${'x'.repeat(116)}.pdf`],
  [`${'🚤'.repeat(100)}.pdf`, `${'🚤'.repeat(49)}.pdf`],
])('the name %j is kept as %j', (given, kept) => {
  expect(safeFileName(given)).toBe(kept)
})

const pdf = '%PDF-1.7\n'
const word = wordDocument('Wang Fang')
const wordType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
test.each<[string, string, BlobPart, string]>([
  ['a PDF', 'cv.pdf', pdf, 'application/pdf'],
  ['a PDF that calls itself a program', 'cv.pdf', pdf, 'application/pdf'],
  ['a Word document', 'cv.docx', word, wordType],
])('keeps %s', async (_, name, content, type) => {
  const file = new File([content], name, { type: 'application/x-msdownload' })
  expect(await attachmentOf(file)).toMatchObject({ name, type })
})

test.each<[string, string, BlobPart, string]>([
  ['a program named like a PDF', 'cv.pdf', 'MZ\x90', 'file_type'],
  ['a page', 'cv.html', '<script>', 'file_type'],
  ['a PDF with two endings', 'cv.pdf.exe', pdf, 'file_type'],
  ['an archive named like a PDF', 'cv.pdf', 'PK\x03\x04', 'file_type'],
  [
    'the names of a Word document’s parts, and nothing in them',
    'cv.docx',
    'PK\x03\x04 [Content_Types].xml word/document.xml',
    'file_type',
  ],
  ['half of a Word document', 'cv.docx', word.slice(0, 200), 'file_type'],
  ['an archive named like a Word document', 'cv.docx', 'PK\x03\x04 virus.exe', 'file_type'],
  ['a PDF named like a Word document', 'cv.docx', pdf, 'file_type'],
  ['a document of the old Word', 'cv.doc', '\xd0\xcf\x11\xe0', 'file_type'],
  ['an empty file', 'cv.pdf', '', 'file_empty'],
  ['more than 5 MB', 'cv.pdf', pdf.padEnd(5 * 1024 * 1024 + 1), 'file_size'],
])('refuses %s', async (_, name, content, code) => {
  await expect(attachmentOf(new File([content], name))).rejects.toMatchObject({ fields: { file: code } })
})
