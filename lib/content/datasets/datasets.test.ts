import { expect, test } from 'vitest'
import { citations } from '#lib/content/datasets/citations'
import { companionFacts, companionResults } from '#lib/content/datasets/companion'
import type { Fact } from '#lib/content/datasets/fact'
import { flow, flowFacts } from '#lib/content/datasets/flow'
import { flowResults } from '#lib/content/datasets/flow-results'
import { mariSense, otherWork } from '#lib/content/datasets/other-data'
import { relatedDatasets } from '#lib/content/datasets/related'
import { sources } from '#lib/content/datasets/source'
import { usvInlandFacts } from '#lib/content/datasets/usvinland'
import { usvOdometryResults } from '#lib/content/datasets/usvinland-results'

const allFacts: readonly Fact[] = [...flowFacts, ...companionFacts, ...usvInlandFacts, ...mariSense, ...otherWork]

function figuresOf(key: string): unknown {
  const fact = allFacts.find((candidate) => candidate.key === key)
  if (fact?.kind === 'literal') return fact.text
  return fact?.kind === 'sentence' ? Object.values(fact.values) : undefined
}

test.each([
  ['flowImages', [2000]],
  ['flowObjects', [5271]],
  ['flowPerFrame', [1, 17]],
  ['flowSmall', [32, 55]],
  ['flowVideos', [200]],
  ['flowPages', ['10953–10962', '10933–10942']],
  ['flowRelease', ['2020-10-27', '2021-10']],
  ['flowRadarFrames', [4000]],
  ['flowRadarModel', 'TI AWR1843'],
  ['flowRadarBand', [77]],
  ['flowDoi', '10.1109/ICCV48922.2021.01077'],
  ['flowIeee', '9710581'],
  ['companionCamera', ['1280 × 720', 15]],
  ['companionImu', [10]],
  ['companionRadar', [77, 'AWR1843', 10, 30, 0.04]],
  ['companionFrames', [12_000, 1895, '4:1']],
  ['companionObjects', [3164, 1946, 32, 61.5]],
  ['companionSpeed', [6, 'Jetson TX2', 2, 4]],
  ['usvRoute', [26]],
  ['usvRelease', ['2021-03', 100]],
  ['usvLidar', ['Velodyne VLP-16', 16, 90]],
  ['usvStereo', ['MYNT EYE S']],
  ['usvPairs', [180, 5, 64]],
  ['usvImageSize', ['640 × 320']],
  ['usvLtnet', [3.7]],
  ['usvRepositoryHolds', [10, 5]],
  ['mariBoat', [7.5, 'Honda 150', 25, 30]],
  ['mariCameras', [6, 4, 2, 110, '1920 × 1080', '640 × 512']],
  ['mariLidar', ['Livox AVIA', 400, 'MID360']],
  ['mariRadar', [10, 'TI AWR2944', '77–81 GHz', 'Raymarine Quantum 2']],
  ['mariTracking', [300]],
  ['mariOdometry', [25]],
  ['wsbev', [4, 120, 6]],
])('%s prints what docs/facts.md gives', (key, figures) => {
  expect(figuresOf(key)).toEqual(figures)
})

test('what docs/facts.md marks unknown has no value', () => {
  const unknown = ['flowImageSize', 'flowCamera', 'usvSequences', 'usvBaselines', 'usvWaterSize']
  for (const key of unknown) expect(allFacts.find((fact) => fact.key === key)?.kind, key).toBe('unpublished')
})

test('a fact either links a public address or says that it is from the papers, or our own', () => {
  for (const fact of allFacts) {
    if (fact.kind === 'unpublished') continue
    expect(fact.origin.sources.length > 0, fact.key).toBe(!['restated', 'own'].includes(fact.origin.confidence))
  }
  for (const { href } of Object.values(sources)) if (href) expect(new URL(href).protocol).toBe('https:')
})

test('the companion paper and the tables of other groups are those of docs/facts.md', () => {
  expect(companionResults.map(({ ap35, ap50 }) => [ap35, ap50])).toEqual([
    [90.05, 75.09],
    [85.28, 64.64],
    [79.63, 57.74],
    [78.62, 58.52],
    [78.46, 57.04],
    [77.35, 57.58],
  ])
  expect(flowResults.map(({ scores: { ap, ap50, apSmall } }) => [ap, ap50, apSmall])).toEqual([
    [0.325, 0.752, 0.197],
    [0.383, 0.819, 0.247],
    [0.441, 0.883, undefined],
    [0.449, 0.892, undefined],
    [undefined, 0.9316, undefined],
  ])
  expect(usvOdometryResults.flatMap(({ metres }) => [...metres])).toEqual([
    0.182, 0.203, 0.17, 0.172, 3.575, 0.747, 0.257, 1.042, 0.26, 0.118,
  ])
})

test('related collections carry the figures of docs/facts.md', () => {
  expect(Object.fromEntries(relatedDatasets.map(({ id, values }) => [id, Object.values(values)]))).toEqual({
    waterscenes: [54_120, 202_807, 7],
    usvtrack: [],
    mods: [81_000, 60_000],
    modd: [1325, '512 × 384', 28],
    lars: [4000],
    wsodd: [7467, 21_911, 14],
    iwhr: [3000, 23_692, '27376851'],
    pohang: [7.5, 3],
    cansurf: [7300, 57_000],
    floatingwaste: [1867],
  })
})

test('a citation copied as BibTeX names the official key, pages and all eleven authors', () => {
  const { bibtex } = citations.flow
  expect(bibtex).toContain('@InProceedings{Cheng_2021_ICCV,')
  expect(bibtex).toContain('pages     = {10953-10962}')
  expect(bibtex.match(/ and /g)).toHaveLength(10 + 1) // ten between authors, one in the title
  expect(citations.flow.gbt7714).toMatch(/^CHENG Y, ZHU J, JIANG M, et al\./)
  expect(citations.flow.apa).toContain(flow.doi)
  expect(citations.usvInland.bibtex).toContain('author        = {Cheng, Y. and Jiang, M. and Zhu, J. and Liu, Y.}')
  expect(citations.usvInland.bibtex).toContain('pages         = {3964-3970}')
  expect(citations.usvInland.apa).toMatch(/^Cheng, Y\., Jiang, M\., Zhu, J\., & Liu, Y\. \(2021\)\./)
  expect(citations.usvInland.gbt7714).toMatch(/^CHENG Y, JIANG M, ZHU J, et al\./)
  for (const text of Object.values(citations.usvInland)) expect(text).not.toMatch(/doi/i)
})

test('a reference manager finds every author, the pages and the end of each RIS record', () => {
  const tags = (text: string) => text.split('\n').map((line) => line.slice(0, 6))
  expect(tags(citations.flow.ris).filter((tag) => tag === 'AU  - ')).toHaveLength(11)
  expect(citations.flow.ris).toContain('SP  - 10953\nEP  - 10962\nDO  - 10.1109/ICCV48922.2021.01077')
  expect(citations.flow.ris).toMatch(/^C3 {2}- Proceedings of the IEEE\/CVF .*\nPY {2}- 2021\nDA {2}- 2021\/10\/\/$/m)
  expect(citations.usvInland.ris).toContain('AU  - Cheng, Y.\nAU  - Jiang, M.\nAU  - Zhu, J.\nAU  - Liu, Y.')
  expect(citations.usvInland.ris).toContain('SP  - 3964\nEP  - 3970')
  for (const { ris } of Object.values(citations)) {
    expect(ris).toMatch(/^TY {2}- (CONF|JOUR)\n/)
    expect(ris).toMatch(/\nER {2}-$/)
    for (const tag of tags(ris)) expect(tag).toMatch(/^[A-Z][A-Z0-9] {2}-/)
  }
})
