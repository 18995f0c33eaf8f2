// @vitest-environment jsdom
import { Blob as NodeBlob } from 'node:buffer'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { unzipSync, zipSync } from 'fflate'
import { NextIntlClientProvider } from 'next-intl'
import { afterEach, expect, test, vi } from 'vitest'
import { LabelCheck } from '#components/datasets/labels/label-check'
import { messages } from '#lib/i18n/messages'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** Shows the converter, and gives what it hands to the visitor. */
function shown(locale: 'en' | 'zh' = 'en') {
  const saved: Blob[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  vi.stubGlobal(
    'URL',
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => `blob:${saved.push(blob)}`,
      revokeObjectURL: () => undefined,
    }),
  )
  render(
    <NextIntlClientProvider locale={locale} messages={messages[locale]} timeZone="UTC">
      <LabelCheck />
    </NextIntlClientProvider>,
  )
  return { saved, user: userEvent.setup({ applyAccept: false }) }
}
const voc = (name: string, objects: string) =>
  new File(
    [
      `<annotation><filename>${name}.jpg</filename><size><width>640</width><height>360</height></size>${objects}</annotation>`,
    ],
    `${name}.xml`,
  )
const object = (name: string, more = '') =>
  `<object><name>${name}</name>${more}<bndbox><xmin>0</xmin><ymin>0</ymin><xmax>64</xmax><ymax>36</ymax></bndbox></object>`
const coco = (...files: string[]) =>
  new File(
    [
      JSON.stringify({
        images: files.map((file_name, id) => ({ id, file_name, width: 640, height: 360 })),
        annotations: [
          { image_id: 0, category_id: 9, bbox: [0, 0, 64, 36], iscrowd: 1, segmentation: [[0, 0, 1, 1, 2, 2]] },
        ],
        categories: [{ id: 9, name: 'bag' }],
      }),
    ],
    'set.json',
  )

test('classes of one file keep their numbers for the next, and are saved beside the labels', async () => {
  const { saved, user } = shown()
  const picker = screen.getByLabelText(/^Label files/)
  await user.upload(picker, voc('two', object('bottle') + object('plastic bag')))
  await waitFor(() => expect(screen.getByLabelText(/^Classes/)).toHaveProperty('value', 'bottle\nplastic bag'))
  await user.upload(picker, voc('one', object('plastic bag')))
  // Thousands of files take seconds: it says that it works.
  expect(screen.getByRole('status').textContent).toBe('Reading the files…')
  await screen.findByText(/^one\.xml is read as VOC\. Images: 1\. Boxes: 1\./)
  await user.click(screen.getByRole('button', { name: 'Save as YOLO' }))
  await waitFor(() => expect(saved).toHaveLength(1))
  const files = unzipSync(new Uint8Array((await saved[0]?.arrayBuffer()) ?? new ArrayBuffer()))
  const texts = Object.entries(files).map(([name, bytes]) => [name, new TextDecoder().decode(bytes)])
  expect(texts).toEqual([
    ['one.txt', '1 0.05000000 0.05000000 0.10000000 0.10000000\n'],
    ['classes.txt', 'bottle\nplastic bag\n'],
  ])
})

test('an archive is read as the label files and the class list in it, whatever their folders', async () => {
  const { saved, user } = shown()
  vi.stubGlobal('Blob', NodeBlob) // jsdom's has no stream
  const bytes = (text: string) => new TextEncoder().encode(text)
  const archive = zipSync({
    'set/labels/a.txt': bytes('\uFEFF1 0.5 0.5 0.1 0.1\r\n\r\n'),
    'set/labels/b.txt': bytes('0 0.1 0.1 0.3 0.1 0.3 0.4\n'),
    'set/classes.txt': bytes('\uFEFFbottle\r\nbag\r\n'),
    'set/README.txt': bytes('Thank you'),
    '__MACOSX/set/labels/._a.txt': bytes('x'),
  })
  await user.upload(screen.getByLabelText(/^Label files/), new File([archive], 'set.zip'))
  await waitFor(() => expect(screen.getByLabelText(/^Classes/)).toHaveProperty('value', 'bottle\nbag'))
  await screen.findByText(/Images: 2\. Boxes: 2\./)
  expect(document.body.textContent).not.toContain('README')
  await user.click(screen.getByRole('button', { name: 'Save as COCO' }))
  await waitFor(() => expect(saved).toHaveLength(1))
  const { annotations } = JSON.parse((await saved[0]?.text()) ?? '{}')
  expect(annotations.map(({ category_id }: { category_id: number }) => category_id)).toEqual([2, 1])
})

test('an archive that is none is refused', async () => {
  const { user } = shown()
  await user.upload(screen.getByLabelText(/^Label files/), new File(['PK'], 'set.zip'))
  expect(await screen.findByText(/cannot be read/)).toBeTruthy()
})

test.each([
  ['en', 'VOC does not keep: crowd marks (iscrowd, 1; not the same as VOC’s difficult), masks (1).'],
  ['zh', 'VOC 不保留：群体标记 iscrowd（1 个，与 VOC 的 difficult 含义不同）、掩码（1 个）。'],
] as const)(
  'in %s a COCO file of several pictures says what is lost, and comes back as one zip',
  async (locale, lost) => {
    const { saved, user } = shown(locale)
    const picker = document.querySelector('input[type=file]')
    if (!(picker instanceof HTMLInputElement)) throw new Error('no file field')
    await user.upload(picker, coco('a.jpg', 'sub/b.jpg'))
    await screen.findByText(lost)
    await user.click(screen.getByRole('button', { name: /VOC/ }))
    await waitFor(() => expect(saved).toHaveLength(1))
    const files = unzipSync(new Uint8Array((await saved[0]?.arrayBuffer()) ?? new ArrayBuffer()))
    expect(Object.keys(files)).toEqual(['a.xml', 'sub/b.xml'])
  },
)

test('the size of a picture may be typed in digits as wide as Chinese letters', async () => {
  const { user } = shown('zh')
  const width = screen.getByLabelText(/^图像宽度/)
  await user.clear(width)
  await user.type(width, '８００')
  await user.upload(screen.getByLabelText(/^标注文件/), new File(['0 0.5 0.5 0.2 0.1'], 'a.txt'))
  await screen.findByText(/^a\.txt 已按 YOLO/)
})
