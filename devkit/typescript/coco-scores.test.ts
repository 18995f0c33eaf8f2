import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { type Detection, detectionScores, type Truth } from './src/detection-metrics.ts'

interface Item {
  file: string
  name: string
  box: [number, number, number, number]
  crowd?: true
  maskArea?: number
}
interface Case {
  files: string[]
  truths: Item[]
  detections: (Item & { score: number })[]
}
type Figures = Record<string, number | null>

const python = ['/usr/bin/python3', 'python3'].find(
  (program) => spawnSync(program, ['-c', 'import numpy']).status === 0,
)
const inPython = (cases: readonly Case[], ...more: string[]) => {
  const { stdout, stderr, status } = spawnSync(
    python ?? 'python3',
    ['devkit/python/checks/coco_scores.py', 'devkit/python', ...more],
    {
      input: JSON.stringify(cases),
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
      env: { ...process.env, PYTHONDONTWRITEBYTECODE: '1' },
    },
  )
  if (status !== 0) throw new Error(stderr)
  return JSON.parse(stdout)
}
const inTypeScript = ({ files, truths, detections }: Case): Figures => {
  const boxed = <Kind extends Item>({ box: [xmin, ymin, xmax, ymax], ...more }: Kind) => ({
    ...more,
    xmin,
    ymin,
    xmax,
    ymax,
  })
  const scores = detectionScores(
    detections.map(boxed<Case['detections'][0]>) satisfies Detection[],
    truths.map(boxed<Item>) satisfies Truth[],
    files,
  )
  return Object.fromEntries(
    Object.entries(scores).map(([name, figure]) => [name, Number.isNaN(figure) ? null : figure]),
  )
}

/** Numbers from 0 to 1, the same in each run. */
function numbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1103515245 + 12345) % 2 ** 31
    return state / 2 ** 31
  }
}

/** Recalls at which whole numbers over 100 and NumPy's levels differ. */
const exact = [0.35, 0.41, 0.47, 0.57, 0.69, 0.7, 0.82, 0.83, 0.94, 0.95]

/** So many truths of one class that do not touch, a share of them found to the pixel, then one miss. */
function foundExactly(total: number): Case {
  const files = Array.from({ length: Math.ceil(total / 8) }, (_, index) => `${index}.jpg`)
  const truths = Array.from({ length: total }, (_, index): Item => {
    const [left, top] = [(index % 30) * 70, Math.floor(index / 30) * 70]
    return { file: files[index % files.length] ?? '', name: 'a', box: [left, top, left + 50, top + 50] }
  })
  const hits = Math.round(total * (exact[total % exact.length] ?? 0))
  const detections = truths.slice(0, hits).map((truth, index) => ({ ...truth, score: 1 - index / 1000 }))
  return {
    files,
    truths,
    detections: [...detections, { file: '0.jpg', name: 'a', box: [3000, 0, 3009, 9], score: 0.1 }],
  }
}

/** Truths of all sizes and three classes, some of them crowds or with a mask, and detections beside them with equal scores. */
function mixed(total: number): Case {
  const random = numbers(total)
  const files = Array.from({ length: Math.ceil(total / 4) }, (_, index) => `${index}.jpg`)
  const anywhere = (): Item => {
    const [left, top, side] = [random() * 500, random() * 300, 4 + random() ** 2 * 200]
    const box: Item['box'] = [left, top, left + side, top + side * (0.5 + random())]
    return {
      file: files[Math.floor(random() * files.length)] ?? '',
      name: 'abc'[Math.floor(random() ** 2 * 3)] ?? 'a',
      box,
    }
  }
  const truths = Array.from({ length: total }, (): Item => {
    const truth = random() < 0.1 ? { ...anywhere(), box: [8, 8, 40, 40] as Item['box'] } : anywhere()
    if (random() < 0.08) return { ...truth, crowd: true }
    return random() < 0.2 ? { ...truth, maskArea: 10 + random() * 9000 } : truth
  })
  const detections = truths.flatMap((truth) => {
    const copies = random() < 0.15 ? 0 : random() < 0.2 ? 3 : 1
    return Array.from({ length: copies }, () => {
      const away = (random() - 0.4) * 0.25 * (truth.box[2] - truth.box[0])
      const box: Item['box'] = [truth.box[0] + away, truth.box[1], truth.box[2] + away, truth.box[3] + away / 2]
      return { ...truth, box, crowd: undefined, maskArea: undefined, score: Math.round(random() * 20) / 20 }
    })
  })
  const errors = Array.from({ length: Math.ceil(total / 3) }, () => ({ ...anywhere(), score: random() ** 2 }))
  return { files, truths, detections: [...detections, ...errors] }
}

function agree(one: Figures, other: Figures, what: string): void {
  for (const [name, figure] of Object.entries(other)) {
    const ours = one[name]
    if (figure === null) expect(ours, `${what} ${name}`).toBeNull()
    else expect(Math.abs((ours ?? Number.NaN) - figure), `${what} ${name}: ${ours}, ${figure}`).toBeLessThan(1e-12)
  }
}

test('a recall of seven tenths counts as pycocotools counts it', () => {
  const truths = foundExactly(10).truths
  const detections = truths.slice(0, 7).map((truth, index) => ({ ...truth, score: 1 - index / 20 }))
  const miss = { file: '0.jpg', name: 'a', box: [200, 200, 209, 209] as Item['box'], score: 0.6 }
  const { ap50 } = inTypeScript({ files: ['0.jpg'], truths, detections: [...detections, miss] })
  // 70 of 101 levels at precision 1: 0.7 itself lies a hair above seven of ten.
  expect(ap50).toBeCloseTo(70 / 101, 12)
})

test('a truth of 32 px at a fraction of one is small and medium, as COCO has it by the width that its file states', () => {
  // 1.37 + 32 − 1.37 is 31.999…, 35.62 + 32 − 35.62 is 32.000…1.
  for (const left of [1.37, 35.62]) {
    const truth: Item = { file: 'a.jpg', name: 'a', box: [left, left, left + 32, left + 32] }
    const one: Case = { files: ['a.jpg'], truths: [truth], detections: [{ ...truth, score: 0.9 }] }
    const figures = { apSmall: expect.closeTo(1, 12), apMedium: expect.closeTo(1, 12), apLarge: null }
    expect(inTypeScript(one)).toMatchObject(figures)
    if (python) expect(inPython([one])[0].ours).toMatchObject(figures)
  }
})

test.skipIf(!python)('1 to 300 truths score as COCO’s rules have it, in both languages', { timeout: 240_000 }, () => {
  // Each number where sets are small, then by sevens; of hundreds every one of COCO's 101 recalls is met exactly.
  const isChosen = (count: number) => count <= 60 || count % 7 === 0 || count % 100 === 0
  const counts = Array.from({ length: 300 }, (_, index) => index + 1).filter(isChosen)
  const cases = [...counts.map(foundExactly), ...counts.filter((count) => count < 24 || count % 40 === 0).map(mixed)]
  const given: { ours: Figures; reference: Figures }[] = inPython(cases)
  for (const [index, { ours, reference }] of given.entries()) {
    const asked = cases[index]
    if (!asked) throw new Error('no case')
    const what = `${asked.truths.length} truths, ${asked.detections.length} detections`
    agree(ours, reference, `Python, ${what}`)
    agree(inTypeScript(asked), reference, `TypeScript, ${what}`)
  }
})

test.skipIf(!python)(
  'a set of FloW’s size is scored in less than a minute in both languages',
  { timeout: 240_000 },
  () => {
    const random = numbers(5271)
    const files = Array.from({ length: 2000 }, (_, index) => `${String(index).padStart(6, '0')}.jpg`)
    const boxAt = (left: number, top: number): Item['box'] => [left, top, left + 40, top + 30]
    const truths = Array.from(
      { length: 5271 },
      (_, index): Item => ({
        file: files[index % files.length] ?? '',
        name: 'bottle',
        box: boxAt(random() * 1200, random() * 700),
      }),
    )
    const detections = files.flatMap((file, picture) =>
      Array.from({ length: 100 }, (_, index) => {
        const near = index < 40 ? truths[picture + files.length * (index % 2)] : undefined
        const [left = 0, top = 0] = near?.box ?? [random() * 1200, random() * 700]
        return { file, name: 'bottle', box: boxAt(left + random() * 8, top + random() * 6), score: random() }
      }),
    )
    const whole: Case = { files, truths, detections }
    const before = process.cpuUsage()
    const figures = inTypeScript(whole)
    const { user, system } = process.cpuUsage(before)
    const { figures: answers, seconds }: { figures: Figures[]; seconds: number } = inPython([whole], '--time')
    agree(figures, answers[0] ?? {}, 'FloW’s size')
    expect((user + system) / 1e6).toBeLessThan(60)
    expect(seconds).toBeLessThan(60)
  },
)
