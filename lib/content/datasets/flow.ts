import { type Fact, literal, sentence, unpublished } from '#lib/content/datasets/fact'
import { own, primary, restated } from '#lib/content/datasets/source'

/** Figures of FloW (FACT-A1) that plates, drawings and structured data use as well as the tables. */
export const flow = {
  images: 2000,
  objects: 5271,
  objectsPerFrame: { from: 1, to: 17 },
  smallObjectPx: 32,
  smallShareOfOneLaterPaper: 55,
  videoSequences: 200,
  radarFrames: 4000,
  radarBandGHz: 77,
  doi: '10.1109/ICCV48922.2021.01077',
  repositoryOpened: '2020-10-27',
  citationUpdated: '2021-10',
} as const

export const flowTitle = 'FloW: A Dataset and Benchmark for Floating Waste Detection in Inland Waters'
export const flowAuthors = [
  'Yuwei Cheng',
  'Jiannan Zhu',
  'Mengxin Jiang',
  'Jie Fu',
  'Changsong Pang',
  'Peidong Wang',
  'Kris Sankaran',
  'Olawale Onabola',
  'Yimin Liu',
  'Dianbo Liu',
  'Yoshua Bengio',
] as const

export const flowPaper: readonly Fact[] = [
  literal('flowTitle', flowTitle, primary('flowRepository', 'flowAbstract')),
  sentence('flowVenue', primary('flowRepository')),
  literal('flowAuthors', flowAuthors.join(', '), primary('flowRepository')),
  literal('flowInstitutions', 'Orca-Tech; Mila; Tsinghua University; Northwestern Polytechnical University', restated),
  sentence('flowPages', primary('flowRepository'), { official: '10953–10962', other: '10933–10942' }),
  literal('flowDoi', flow.doi, primary('flowDoi')),
  literal('flowIeee', '9710581', restated),
  sentence('flowClaim', primary('flowRepository')),
  sentence('flowRelease', primary('flowRepository'), { opened: flow.repositoryOpened, cited: flow.citationUpdated }),
]

/** The camera part: FloW-Img and its unlabelled video. */
export const flowImages: readonly Fact[] = [
  sentence('flowImages', restated, { images: flow.images }),
  sentence('flowObjects', restated, { objects: flow.objects }),
  sentence('flowPerFrame', restated, { ...flow.objectsPerFrame }),
  sentence('flowSmall', restated, { px: flow.smallObjectPx, percent: flow.smallShareOfOneLaterPaper }),
  sentence('flowVideos', restated, { sequences: flow.videoSequences }),
  sentence('flowClasses', primary('flowIssue2')),
  sentence('flowFormat', restated),
  unpublished('flowImageSize'),
  unpublished('flowCamera'),
  sentence('flowSplit', restated, { ratio: '7:2:1' }),
  sentence('flowBaselines', primary('flowAbstract')),
]

/** The synchronised part: FloW-RI and its radar. */
export const flowRadarImage: readonly Fact[] = [
  sentence('flowParts', primary('flowRepository')),
  sentence('flowRadarFrames', restated, { frames: flow.radarFrames }),
  literal('flowRadarModel', 'TI AWR1843', primary('radarList')),
  sentence('flowRadarForms', restated),
  sentence('flowRadarLabels', restated),
  unpublished('flowRadarSplit'),
]

export const flowRadar: readonly Fact[] = [
  literal('flowRadarModel', 'TI AWR1843', primary('radarList')),
  sentence('flowRadarBand', restated, { band: flow.radarBandGHz }),
  sentence('flowRadarForms', restated),
  sentence('flowRadarLabels', restated),
  unpublished('flowRadarRates'),
  unpublished('flowRadarColumns'),
]

export const flowAccess: readonly Fact[] = [
  sentence('flowTasks', primary('flowRepository')),
  sentence('flowLicence', own),
  sentence('flowDownload', own),
  sentence('flowRepositoryHolds', primary('flowRepository')),
]

export const flowFacts: readonly Fact[] = [flowPaper, flowImages, flowRadarImage, flowRadar, flowAccess].flat()
