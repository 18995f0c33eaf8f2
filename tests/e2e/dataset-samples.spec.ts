import { readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { unzipSync } from 'fflate'

/** The explorer of a part's page, once it can answer. */
async function openExplorer(page: Page, path: string) {
  await page.goto(`/en/datasets/${path}`)
  const explorer = page.locator('#explorer')
  await explorer.hover()
  await expect(explorer.getByRole('status')).toBeVisible()
  return explorer
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('every part shows a still sample that says it is synthetic', async ({ page }) => {
    for (const path of [
      'FloW/FloW-Img',
      'FloW/FloW-RI',
      'FloW/Radar',
      'USVInland/Radar',
      'USVInland/SLAM',
      'USVInland/Stereo',
      'USVInland/Waterline',
    ]) {
      await page.goto(`/en/datasets/${path}`)
      const explorer = page.locator('#explorer')
      await explorer.scrollIntoViewIfNeeded()
      await expect(explorer).toContainText('Synthetic sample')
      const picture = explorer.getByRole('img').first()
      await expect
        .poll(() => picture.evaluate((element) => (element instanceof HTMLImageElement ? element.naturalWidth : 0)))
        .toBe(640)
    }
  })
})

test('boxes are filtered by size and switched off', async ({ page }) => {
  const explorer = await openExplorer(page, 'FloW/FloW-Img')
  const boxes = explorer.locator('rect')
  const all = await boxes.count()
  await explorer.getByRole('combobox').selectOption('small')
  await expect(explorer.getByRole('status')).toContainText(`of ${all} boxes shown`)
  const small = await boxes.count()
  await explorer.getByRole('combobox').selectOption('others')
  await expect.poll(() => boxes.count()).toBe(all - small)
  await explorer.getByRole('checkbox').uncheck()
  await expect(boxes).toHaveCount(0)
})

test('the radar echoes of each frame are loaded only when they are seen', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const explorer = await openExplorer(page, 'FloW/FloW-RI')
  await explorer.getByRole('button', { name: 'Next sample' }).click()
  await expect(explorer.getByRole('status')).toHaveText(/^Frame 2 of 10: \d+ echoes$/)
  await expect(explorer.locator('circle').first()).toBeAttached()
  expect(asked.filter((url) => url.includes('000003')).length).toBe(0)
})

test('depth is read under the pointer and by arrow keys', async ({ page }) => {
  const explorer = await openExplorer(page, 'USVInland/Stereo')
  await explorer.getByRole('button', { name: 'Next sample' }).click()
  const map = explorer.locator('canvas')
  await map.scrollIntoViewIfNeeded()
  const reading = explorer.getByRole('status')
  await expect(reading).toHaveText(/^Column 320, row 256: disparity [\d.]+\spx, depth [\d.]+\sm$/)
  await map.focus()
  await page.keyboard.press('ArrowDown')
  await expect(reading).toContainText('row 264')
  const depth = Number(/depth ([\d.]+)/.exec((await reading.textContent()) ?? '')?.[1])
  expect(depth).toBeGreaterThan(1.5)
  expect(depth).toBeLessThan(4)
})

test('the water mask follows the slider, the drive its frames', async ({ page }) => {
  const water = await openExplorer(page, 'USVInland/Waterline')
  await water.getByRole('slider').focus()
  await page.keyboard.press('End')
  await expect(water.getByRole('status')).toHaveText(/^Sample 1 of 6: [\d.]+% water$/)
  const painted = () =>
    water.locator('canvas').evaluate((canvas) => {
      if (!(canvas instanceof HTMLCanvasElement)) return 0
      const last = canvas.getContext('2d')?.getImageData(canvas.width - 1, 0, 1, canvas.height).data ?? []
      return last.filter((value, index) => index % 4 === 3 && value > 0).length
    })
  await expect.poll(painted).toBeGreaterThan(50)
  const drive = await openExplorer(page, 'USVInland/SLAM')
  await drive.getByRole('button', { name: 'Next sample' }).click()
  await drive.locator('canvas').scrollIntoViewIfNeeded()
  await expect(drive.getByRole('status')).toHaveText(/^Frame 2 of 12, 0\.5\ss: [1-9]\d+ lidar points$/)
  await drive.getByRole('button', { name: 'Play' }).click()
  await expect(drive.getByRole('status')).toHaveText(/^Frame 4 of 12, 1\.5\ss: [1-9]\d+ lidar points$/)
  await drive.getByRole('button', { name: 'Pause' }).click()
})

const sample = 'public/mini-sets/orca-synthetic-flow-mini/FloW-Img/images/000001.jpg'

const vocFile = (name: string, objects: string) => ({
  name,
  mimeType: 'text/xml',
  buffer: Buffer.from(
    `<annotation><filename>${name.replace('xml', 'jpg')}</filename><size><width>640</width><height>360</height></size>${objects}</annotation>`,
  ),
})
const vocObject = (name: string, left: number, more = '') =>
  `<object><name>${name}</name>${more}<bndbox><xmin>${left}</xmin><ymin>10</ymin><xmax>${left + 64}</xmax><ymax>46</ymax></bndbox></object>`

test('several label files and a list of classes come back as one zip, sound and with the numbers of the list', async ({
  page,
}) => {
  await page.goto('/en/datasets/FloW/FloW-Img')
  const labels = page.locator('#labels')
  await page.mouse.move(200, 300)
  const field = labels.getByLabel('Label file')
  await field.focus() // as a person's click leaves it, however early
  await field.setInputFiles([
    { name: 'classes.txt', mimeType: 'text/plain', buffer: Buffer.from('plastic bag\nbottle\n') },
    vocFile('one.xml', vocObject('bottle', 0, '<difficult>1</difficult>') + vocObject('can', 608)),
    vocFile('two.xml', vocObject('plastic bag', 0) + vocObject('bottle', 700)),
    { name: 'three.xml', mimeType: 'text/xml', buffer: Buffer.from('<other/>') },
  ])
  await expect(labels.getByRole('status')).toHaveText('2 files are read as VOC. Images: 2. Boxes: 4. Faulty boxes: 2.')
  await expect(labels.getByLabel('Classes')).toHaveValue('plastic bag\nbottle\ncan')
  const report = labels.getByRole('list')
  await expect(report).toContainText('three.xml cannot be read and is left out. The element annotation is missing.')
  await expect(report).toContainText('one.jpg, box 2: reaches beyond the image; cut at the edge when saved')
  await expect(report).toContainText('two.jpg, box 2: lies outside the image; left out when saved')
  await expect(report).toContainText('YOLO does not keep: difficult marks (1')
  const saved = page.waitForEvent('download')
  await labels.getByRole('button', { name: 'Save as YOLO' }).click()
  const download = await saved
  expect(download.suggestedFilename()).toBe('labels-yolo.zip')
  const files = Object.entries(unzipSync(new Uint8Array(readFileSync(await download.path()))))
  expect(files.map(([name, bytes]) => [name, Buffer.from(bytes).toString()])).toEqual([
    ['one.txt', '1 0.05000000 0.07777778 0.10000000 0.10000000\n2 0.97500000 0.07777778 0.05000000 0.10000000\n'],
    ['two.txt', '0 0.05000000 0.07777778 0.10000000 0.10000000\n'],
    ['classes.txt', 'plastic bag\nbottle\ncan\n'],
  ])
})

test('labels are checked and converted, detections scored and results sorted in the window; a sample set comes by Range', async ({
  page,
  request,
}) => {
  await page.goto('/en/datasets/FloW/FloW-Img')
  const labels = page.locator('#labels')
  await labels.getByLabel('Width, px').fill('800')
  await labels
    .getByLabel('Label file')
    .setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('0 0.5 0.5 0.2 0.1\n') })
  await expect(labels.getByRole('status')).toHaveText('a.txt is read as YOLO. Images: 1. Boxes: 1. Faulty boxes: 0.')
  const saved = page.waitForEvent('download')
  await labels.getByRole('button', { name: 'Save as VOC' }).click()
  expect((await saved).suggestedFilename()).toBe('a.xml')
  await expect(labels).toContainText('keep their number as name: 0.')
  await expect(labels).toContainText('Files without an image size: 1.')
  // A picture that is chosen later gives its own size.
  const picture = { name: 'a.jpg', mimeType: 'image/jpeg', buffer: readFileSync(sample) }
  await labels.getByLabel('Label file').setInputFiles(picture)
  await expect(labels).not.toContainText('Files without an image size')
  await labels
    .getByLabel('Label file')
    .setInputFiles({ name: 'b.json', mimeType: 'application/json', buffer: Buffer.from('{}') })
  await expect(labels.getByRole('status')).toContainText('This file cannot be read.')
  const score = page.locator('#score')
  await score.getByRole('button', { name: 'Score the example' }).click()
  await expect(score.getByRole('status')).toHaveText('example-results.json: 106 detections in 16 of 16 images.')
  await expect(score.getByRole('row', { name: 'AP at IoU 0.50' })).toContainText('0.790')
  const results = page.locator('#results')
  await results.getByRole('button', { name: 'AP50' }).click()
  await expect(results.getByRole('columnheader', { name: 'AP50' })).toHaveAttribute('aria-sort', 'descending')
  await expect(results.getByRole('rowheader').first()).toHaveText('RCFNet')
  const answer = await request.get('/mini-sets/orca-synthetic-flow-mini.zip', { headers: { Range: 'bytes=0-3' } })
  expect(answer.status()).toBe(206)
  expect((await answer.body()).toString('latin1')).toBe('PK\u0003\u0004')
})
