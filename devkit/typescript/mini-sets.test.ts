import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { DOMParser } from '@xmldom/xmldom'
import { describe, expect, onTestFinished, test } from 'vitest'
import packages from '../../lib/content/datasets/devkit-packages.json' with { type: 'json' }
import { sizeClass, sizeClasses } from './src/boxes.ts'
import { classNames } from './src/class-order.ts'
import { readCoco, writeCoco } from './src/coco.ts'
import { readCocoResults } from './src/coco-results.ts'
import { averagePrecision, type Detection, detectionScores, type Truth } from './src/detection-metrics.ts'
import { depthOf, disparityError, readDisparity } from './src/disparity.ts'
import { readLidar } from './src/lidar.ts'
import { readRangeDoppler } from './src/range-doppler.ts'
import { readGnss, readImu, readPoses, readRadarPoints } from './src/sensor-tables.ts'
import { readVoc } from './src/voc.ts'
import { maskOverlap, readWaterMask, waterline, waterShare } from './src/water-mask.ts'
import { readYolo, writeYolo } from './src/yolo.ts'

const sets = 'public/mini-sets'
const flow = `${sets}/orca-synthetic-flow-mini`
const inland = `${sets}/orca-synthetic-inland-mini`
const sequence = `${inland}/Syn_1_Sequence_0_6`

const listed = (folder: string) =>
  readdirSync(folder)
    .sort()
    .map((name) => join(folder, name))
const text = (path: string) => readFileSync(path, 'utf8')
const columnSums = (rows: Record<string, number>[]) =>
  Object.keys(rows[0] ?? {}).map((name) => rows.reduce((sum, row) => sum + (row[name] ?? 0), 0))

const images = listed(`${flow}/FloW-Img/annotations`).map((path) => readVoc(text(path), new DOMParser()))
const names = classNames(images)
const truths = images.flatMap(({ file, boxes }) => boxes.map((box): Truth => ({ file, ...box })))
/** Each box moved aside by a share of its width: the same made-up detections as in orca_waters/summary.py. */
const detections = truths.map((truth, number): Detection => {
  const away = (number % 7) * 0.06 * (truth.xmax - truth.xmin)
  return { ...truth, xmin: truth.xmin + away, xmax: truth.xmax + away, score: ((number * 37) % 101) / 101 }
})

/** COCO results that hold the detections twice, as in orca_waters/summary.py: by number, and under the picture's name. */
function scores() {
  const files = images.map(({ file }) => file)
  const results = [1, 2].flatMap((share) =>
    detections.map(({ file, xmin, ymin, xmax, ymax, score }) => ({
      image_id: share === 1 ? files.indexOf(file) + 1 : file.replace('.jpg', ''),
      category_id: 1,
      bbox: [xmin, ymin, xmax - xmin, ymax - ymin],
      score: score / share,
    })),
  )
  const all = detectionScores(readCocoResults(JSON.stringify(results), files, ['bottle']), truths, files)
  return Object.fromEntries(Object.entries(all).filter(([, figure]) => !Number.isNaN(figure)))
}

async function figures() {
  const points = listed(`${flow}/FloW-RI/radar_points`).flatMap((path) => readRadarPoints(text(path)))
  const matrix = readRangeDoppler(readFileSync(`${flow}/FloW-RI/radar_range_doppler/000001.npy`))
  const maps = `${inland}/Stereo Matching/Low_Res_640_320/Disp_Map`
  const one = await readDisparity(readFileSync(`${maps}/000001.png`))
  const other = await readDisparity(readFileSync(`${maps}/000002.png`))
  const error = disparityError(other, one)
  const masks = await Promise.all(
    listed(`${inland}/Water Segmentation/Masks`).map((path) => readWaterMask(readFileSync(path))),
  )
  const [first, second] = masks
  if (!first || !second) throw new Error('no masks')
  const scan = readLidar(readFileSync(`${sequence}-Lidar/scans/000000.bin`))
  const yolo = images.map((image) => writeYolo(image, names))
  const back = images.map((image, index) => readYolo(yolo[index] ?? '', image, names))
  return {
    images: images.length,
    boxes: truths.length,
    sizes: Object.fromEntries(
      sizeClasses.map((size) => [size, truths.filter((box) => sizeClass(box) === size).length]),
    ),
    coco: JSON.stringify(readCoco(writeCoco(images))) === JSON.stringify(images),
    yolo: yolo.join(''),
    yoloBack: back.every(({ boxes }, image) =>
      boxes.every((box, index) => Math.abs(box.xmin - (images[image]?.boxes[index]?.xmin ?? Number.NaN)) < 0.002),
    ),
    ap50: averagePrecision(detections, truths),
    ap75: averagePrecision(detections, truths, { overlap: 0.75 }),
    apSmall: averagePrecision(detections, truths, { size: 'small' }),
    apMedium: averagePrecision(detections, truths, { size: 'medium' }),
    scores: scores(),
    radarPoints: points.length,
    radarPower: points.reduce((sum, { power_db }) => sum + power_db, 0) / points.length,
    rangeDoppler: [matrix.ranges, matrix.dopplers, matrix.power.reduce((most, value) => Math.max(most, value))],
    gnss: columnSums(readGnss(text(`${sequence}-INS/GPSRover.csv`))),
    imu: columnSums(readImu(text(`${sequence}-INS/IMU_inside_camera.csv`))),
    poses: columnSums(readPoses(text(`${sequence}-INS/ground_truth.csv`))),
    lidar: [scan.length, scan.reduce((sum, [x, y, z]) => sum + x + y + z, 0)],
    disparitySum: one.values.reduce((sum, value) => sum + (Number.isNaN(value) ? 0 : value), 0),
    depth: depthOf(one.values[300 * one.width + 320] ?? Number.NaN, 400, 0.12),
    disparityError: [error.pixels, error.density, error.meanAbsolute, error.outliers],
    waterShares: masks.map(waterShare),
    waterline: waterline(first),
    maskOverlap: maskOverlap(first, second),
  }
}

/** Debian's Python sees Debian's numpy and shapely; another one first in the path may not. */
const python = ['/usr/bin/python3', 'python3'].find(
  (program) => spawnSync(program, ['-c', 'import numpy, shapely']).status === 0,
)

function pythonFigures(code: string[]): unknown {
  const { stdout, stderr, status } = spawnSync(python ?? 'python3', [...code, flow, inland, 'devkit/python'], {
    encoding: 'utf8',
    env: { ...process.env, PYTHONPATH: 'devkit/python', PYTHONDONTWRITEBYTECODE: '1' },
  })
  if (status !== 0) throw new Error(stderr)
  return JSON.parse(stdout)
}

/** Numbers agree to nine digits; everything else is the same. */
function agree(one: unknown, other: unknown, place: string): void {
  if (typeof one === 'number' && typeof other === 'number') {
    const close = Math.abs(one - other) <= 1e-9 * Math.max(1, Math.abs(other))
    expect(close, `${place}: ${one}, ${other}`).toBe(true)
  } else if (typeof one === 'object' && typeof other === 'object' && one && other) {
    const [ours, theirs] = [Object.entries(one), Object.entries(other)]
    expect(ours.map(([key]) => key).sort(), place).toEqual(theirs.map(([key]) => key).sort())
    for (const [key, value] of theirs) agree(Object.fromEntries(ours)[key], value, `${place}.${key}`)
  } else expect(one, place).toEqual(other)
}

test.each([flow, inland])('%s: every file is what SHA256SUMS says', (folder) => {
  const lines = text(`${folder}/SHA256SUMS`).trim().split('\n')
  expect(lines.length).toBeGreaterThan(40)
  for (const line of lines) {
    const [sum, path = ''] = line.split('  ')
    expect(
      createHash('sha256')
        .update(readFileSync(join(folder, path)))
        .digest('hex'),
      path,
    ).toBe(sum)
  }
})

test('the archives are those that the pages tell of, a few megabytes each', () => {
  const told = JSON.parse(text('lib/content/datasets/mini-sets.json'))
  for (const [folder, { archive }] of [
    [flow, told.flow],
    [inland, told.inland],
  ]) {
    const bytes = readFileSync(`${folder}.zip`)
    expect(bytes.length).toBe(archive.bytes)
    expect(bytes.length).toBeLessThan(6_000_000)
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(archive.sha256)
  }
})

test('each set says in its README and licence that it is synthetic', () => {
  for (const folder of [flow, inland]) {
    expect(text(`${folder}/README.md`)).toContain('**Synthetic.**')
    expect(text(`${folder}/LICENSE`)).toContain('says nothing about FloW, USVInland')
    expect(text(`${folder}/CITATION.cff`)).toContain('type: dataset')
  }
})

test('every echo of a labelled bottle lies inside its box in the picture, to a pixel', () => {
  const { camera, radar } = JSON.parse(text(`${flow}/calibration.json`))
  let tried = 0
  for (const path of listed(`${flow}/FloW-RI/annotations`)) {
    const { boxes, width, height } = readVoc(text(path), new DOMParser())
    const points = readRadarPoints(text(path.replace('annotations', 'radar_points').replace('.xml', '.csv')))
    for (const { x_m, y_m, z_m, object_id } of points) {
      const box = boxes[object_id - 1]
      if (!box) continue
      const [cos, sin] = [Math.cos(camera.pitch_down_rad), Math.sin(camera.pitch_down_rad)]
      const rise = z_m + radar.height_m - camera.height_m
      const away = x_m * cos - rise * sin
      const column = width / 2 - (camera.focal_px * y_m) / away
      const row = height / 2 - (camera.focal_px * (rise * cos + x_m * sin)) / away
      expect(column > box.xmin - 1.5 && column < box.xmax + 1.5, `${path} ${object_id} column ${column}`).toBe(true)
      expect(row > box.ymin - 1.5 && row < box.ymax + 1.5, `${path} ${object_id} row ${row}`).toBe(true)
      tried += 1
    }
  }
  expect(tried).toBeGreaterThan(20)
})

describe.skipIf(!python)('against Python (python3-numpy and python3-shapely)', () => {
  test('both devkits give the same figures for both mini sets', async () => {
    agree(await figures(), pythonFigures(['-m', 'orca_waters.summary']), 'figures')
  })

  test.each([
    ['flow.py', /\(128, 64\)$/m],
    ['inland.py', /\(301, 7\)/],
    ['score.py', /^\{'ap': 0\.\d+, 'ap50': 0\.\d+, .*'apLarge': nan\}$/m],
  ])('%s, which the pages print, runs with the wheel beside the sets', (name, said) => {
    const researcher = mkdtempSync(join(tmpdir(), 'orca-researcher-'))
    onTestFinished(() => rmSync(researcher, { recursive: true }))
    for (const path of [flow, inland, 'public/devkit/example-results.json'])
      symlinkSync(join(process.cwd(), path), join(researcher, basename(path)))
    const { status, stdout, stderr } = spawnSync(
      python ?? 'python3',
      [join(process.cwd(), 'devkit/python/examples', name)],
      {
        cwd: researcher,
        encoding: 'utf8',
        env: { ...process.env, PYTHONPATH: join(process.cwd(), 'public/devkit', packages.python.name) },
      },
    )
    expect(stderr).toBe('')
    expect(status).toBe(0)
    expect(stdout).toMatch(said)
  })

  test('average precision and the camera over the water are what another way gives', async () => {
    const reference = Object(pythonFigures(['devkit/python/checks/reference.py']))
    const ours = await figures()
    expect(ours.ap50).toBeCloseTo(reference.ap50, 9)
    expect(ours.ap75).toBeCloseTo(reference.ap75, 9)
    expect(ours.ap75).toBeLessThan(ours.ap50)
    const { mounting } = JSON.parse(text(`${inland}/calibration.json`))
    expect(reference.camera[0]).toBeCloseTo(mounting.camera_left_m[2], 2)
    expect(reference.camera[1]).toBeCloseTo(mounting.camera_pitch_down_rad, 2)
  })
})
