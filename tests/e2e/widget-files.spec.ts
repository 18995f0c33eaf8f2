import { expect, type Page, type Request, test } from '@playwright/test'
import { accessibilityFaults } from '../support/accessibility-faults.ts'
import { pdf, png } from '../support/small-files.ts'
import { visitorHeaders } from '../support/visitor.ts'
import { chat, openHost, openWindow, openWithDesk, ownSite } from '../support/widget-host.ts'

const input = (page: Page) => chat(page, 'input[type=file]')

/** Each visitor of a test has an address of its own; only our server hears it. */
async function asVisitor(page: Page): Promise<void> {
  const headers = visitorHeaders()
  await page.route(`${ownSite()}/api/**`, (route) =>
    route.continue({ headers: { ...route.request().headers(), ...headers } }),
  )
}

/** A photograph of a telephone: large, and with words of the camera's in it. */
async function photograph(page: Page, words: string): Promise<Buffer> {
  const base64 = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(4000, 3000)
    const context = canvas.getContext('2d')
    for (let at = 0; context && at < 400; at += 1) {
      context.fillStyle = `hsl(${at * 37} 60% 50%)`
      context.fillRect((at * 911) % 4000, (at * 577) % 3000, 300, 200)
    }
    const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.95 })
    const bytes = new Uint8Array(await blob.arrayBuffer())
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
  })
  const jpeg = Buffer.from(base64, 'base64')
  const note = Buffer.from(`Exif\0\0${words}`)
  const length = Buffer.alloc(2)
  length.writeUInt16BE(note.length + 2)
  return Buffer.concat([jpeg.subarray(0, 2), Buffer.from([0xff, 0xe1]), length, note, jpeg.subarray(2)])
}

const sentFile = (page: Page): Promise<Request> =>
  page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/files'))

test('a photograph goes small and without what the camera wrote into it, under the strictest policy', async ({
  page,
}) => {
  const refused: string[] = []
  page.on('console', (message) => {
    if (/Content Security Policy|Trusted/i.test(message.text())) refused.push(message.text())
  })
  await asVisitor(page)
  await openHost(page, {
    policy:
      "default-src 'none'; script-src 'nonce-n1' 'strict-dynamic'; style-src 'none'; require-trusted-types-for 'script'; trusted-types 'none'; connect-src SITE; img-src 'none'",
  })
  await openWindow(page)
  const chunks: string[] = []
  page.on('request', (request) => {
    if (/\/files-\w+\.js/.test(request.url())) chunks.push(request.url())
  })
  expect(chunks).toEqual([])
  const sending = sentFile(page)
  const buffer = await photograph(page, 'GPS 30.25 N 120.15 E')
  await input(page).setInputFiles({ name: 'IMG_0001.JPEG', mimeType: 'image/jpeg', buffer })
  const body = (await sending).postDataBuffer() ?? Buffer.alloc(0)
  expect(body.length).toBeGreaterThan(10_000)
  expect(body.length).toBeLessThan(buffer.length)
  expect(body.includes('GPS 30.25')).toBe(false)
  await expect(chat(page, '.row.visitor .file')).toContainText('IMG_0001.jpg')
  await expect(chat(page, '.tray li')).toHaveCount(0)
  expect(chunks).toHaveLength(1)
  // The assistant says that people will look.
  await expect(chat(page, '.row.bot').last()).toContainText('cannot read files')
  // Drawn from its bytes, and large in the viewer.
  const drawn = () =>
    chat(page, '.row.visitor .thumbnail').evaluate((canvas: HTMLCanvasElement) => [canvas.width, canvas.height])
  await expect.poll(drawn).toEqual([480, 360])
  await chat(page, '.row.visitor .file .picture').click()
  await expect(chat(page, '.viewer canvas')).toHaveAttribute('width', '2560')
  await page.keyboard.press('Escape')
  expect(await accessibilityFaults(page, 'orca-chat')).toEqual([])
  expect(refused).toEqual([])
})

test('what is no picture and no PDF is refused in words, and can be put away; a line that is gone lets one send again', async ({
  page,
}) => {
  await asVisitor(page)
  await openHost(page)
  await openWindow(page)
  await input(page).setInputFiles({ name: 'page.png', mimeType: 'image/png', buffer: Buffer.from('<html>no</html>') })
  await expect(chat(page, '.tray [role=alert]')).toContainText('Only pictures (JPEG, PNG, WebP) and PDFs')
  await expect(chat(page, '.row.visitor')).toHaveCount(0)
  await chat(page, '.tray').getByRole('button', { name: 'Remove' }).click()
  await expect(chat(page, '.tray li')).toHaveCount(0)

  let isOff = true
  await page.route('**/files', (route) => (isOff ? route.abort() : route.fallback()))
  await input(page).setInputFiles({ name: 'offer.pdf', mimeType: 'application/pdf', buffer: pdf('words') })
  await expect(chat(page, '.tray [role=alert]')).toContainText('No connection')
  isOff = false
  await chat(page, '.tray').getByRole('button', { name: 'Send again' }).click()
  await expect(chat(page, '.row.visitor .file')).toContainText('offer.pdf')
  const saving = page.waitForEvent('download')
  await chat(page, '.row.visitor .save').click()
  expect((await saving).suggestedFilename()).toBe('offer.pdf')
})

test('pasted and dropped files go as chosen ones do; words that are pasted are words', async ({ page }) => {
  await asVisitor(page)
  await openHost(page)
  const box = await openWindow(page)
  const bytes = [...png(4)]
  const give = (kind: 'paste' | 'drop', type: 'image/png' | 'text/plain') =>
    box.evaluate(
      (field, [event, is, content]) => {
        const data = new DataTransfer()
        if (is === 'text/plain') data.setData('text/plain', 'words')
        else data.items.add(new File([new Uint8Array(content as number[])], `${event}.png`, { type: is as string }))
        const init = { bubbles: true, composed: true, cancelable: true }
        const made =
          event === 'paste'
            ? new ClipboardEvent('paste', { ...init, clipboardData: data })
            : new DragEvent('drop', { ...init, dataTransfer: data })
        return field.dispatchEvent(made)
      },
      [kind, type, bytes] as const,
    )
  expect(await give('paste', 'text/plain')).toBe(true)
  expect(await give('paste', 'image/png')).toBe(false)
  await expect(chat(page, '.row.visitor .file')).toHaveCount(1)
  expect(await give('drop', 'image/png')).toBe(false)
  await expect(chat(page, '.row.visitor .file')).toHaveCount(2)
})

test('a person’s file is seen and saved; without files in the configuration there is no way to send one', async ({
  page,
}) => {
  const desk = await openWithDesk(page)
  desk.files.set('f1', png(40))
  desk.files.set('f2', pdf('the offer'))
  const box = await openWindow(page)
  await expect(chat(page, '.clip')).toHaveCount(0)
  await box.fill('Send me the offer')
  await box.press('Enter')
  await expect(chat(page, '.row.visitor')).toHaveCount(1)
  const file = (id: string, name: string, type: string) => ({ id, name, type, size: 2_400_000 })
  desk.say('operator', '[Picture] lake.png (2.3 MB)', { type: 'file', file: file('f1', 'lake.png', 'image/png') })
  desk.say('operator', '[File] 报价.pdf (2.3 MB)', { type: 'file', file: file('f2', '报价.pdf', 'application/pdf') })
  await expect(chat(page, '.row.operator .thumbnail')).toBeVisible()
  await expect(chat(page, '.row.operator .save').last()).toHaveText(/报价\.pdf2\.3 MB · Save/)
  const saving = page.waitForEvent('download')
  await chat(page, '.row.operator .save').last().click()
  expect((await saving).suggestedFilename()).toBe('报价.pdf')
})
