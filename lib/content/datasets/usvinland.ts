import { type Fact, literal, sentence, unpublished } from '#lib/content/datasets/fact'
import { own, primary, restated, secondary } from '#lib/content/datasets/source'

/** Figures of USVInland (FACT-A2) that plates, drawings and structured data use as well as the tables. */
export const usvInland = {
  routeOverKm: 26,
  askedOver: 100,
  lidarLines: 16,
  lidarSectorDegrees: 90,
  stereoPairs: 180,
  imageWidth: 640,
  imageHeight: 320,
  folds: 5,
  maxDisparity: 64,
  arxiv: '2103.05383',
  ieeeDocument: '9381638',
  released: '2021-03',
  volume: 6,
  number: 2,
  pages: '3964–3970',
  sequences: [
    'H05_7_160_270',
    'H05_9_115_700',
    'N02_4_155_370',
    'N03_2_80_536',
    'N03_3_605_760',
    'N03_4_440_523',
    'N03_5_12_340',
    'W06_2_57_115',
  ],
  sequencePattern: '<site>_<run>_Sequence_<start>_<end>',
  sdk: 'USVInland_SLAM_SDK_1.0.1',
  calibrationFile: 'parameter/Lidar_to_Camera_Left.mat',
} as const

export const usvInlandTitle =
  'Are We Ready for Unmanned Surface Vehicles in Inland Waterways? The USVInland Multisensor Dataset and Benchmark'

/** As two independent reference lists name them, by initials; its DOI is in neither. */
export const usvInlandAuthors = ['Y. Cheng', 'M. Jiang', 'J. Zhu', 'Y. Liu'] as const

export const usvPaper: readonly Fact[] = [
  literal('usvTitle', usvInlandTitle, primary('usvArxiv', 'usvIeee')),
  sentence('usvVenue', primary('usvIeee')),
  literal('usvAuthors', usvInlandAuthors.join(', '), primary('usvIeee')),
  sentence('usvVolume', primary('usvIeee'), {
    volume: usvInland.volume,
    number: usvInland.number,
    pages: usvInland.pages,
  }),
  sentence('usvClaim', primary('usvRepository', 'krasia')),
  sentence('usvRelease', secondary('krasia'), { released: usvInland.released, institutes: usvInland.askedOver }),
  sentence('usvRoute', restated, { km: usvInland.routeOverKm }),
  sentence('usvSensors', primary('usvRepository')),
  sentence('usvTasks', primary('usvRepository')),
  unpublished('usvSequences'),
  unpublished('usvBaselines'),
]

/** The boat that carried the sensors, one fact a sensor; the drawing reads the same rows. */
export const usvPlatform: readonly Fact[] = [
  sentence('usvLidar', restated, {
    model: 'Velodyne VLP-16',
    lines: usvInland.lidarLines,
    sector: usvInland.lidarSectorDegrees,
  }),
  sentence('usvStereo', secondary('usvIssue2'), { family: 'MYNT EYE S' }),
  literal('usvRadar', 'TI AWR1843', primary('radarList')),
  sentence('usvGnss', primary('usvIssue4'), { base: 'GPSBase.csv', rover: 'GPSRover.csv' }),
  sentence('usvImu', primary('usvIssue4'), { file: 'IMU_inside_camera.csv' }),
  unpublished('usvRates'),
]

export const usvCalibration: readonly Fact[] = [
  sentence('usvSdk', primary('usvIssue4'), { sdk: usvInland.sdk, file: usvInland.calibrationFile }),
  unpublished('usvImuIntrinsics'),
  unpublished('usvBaseline'),
]

export const usvRadarFacts: readonly Fact[] = [
  literal('usvRadar', 'TI AWR1843', primary('radarList')),
  sentence('usvRadarUse', primary('usvRepository')),
  unpublished('usvRadarCount'),
  unpublished('usvRadarRates'),
  unpublished('usvRadarColumns'),
]

export const usvSlam: readonly Fact[] = [
  sentence('usvSlamNames', restated, { count: usvInland.sequences.length, pattern: usvInland.sequencePattern }),
  sentence('usvImageSize', restated, { size: `${usvInland.imageWidth} × ${usvInland.imageHeight}` }),
  sentence('usvSdk', primary('usvIssue4'), { sdk: usvInland.sdk, file: usvInland.calibrationFile }),
  unpublished('usvSequences'),
  unpublished('usvOdometryBaselines'),
]

export const usvStereoFacts: readonly Fact[] = [
  sentence('usvPairs', restated, {
    pairs: usvInland.stereoPairs,
    folds: usvInland.folds,
    disparity: usvInland.maxDisparity,
  }),
  sentence('usvImageSize', restated, { size: `${usvInland.imageWidth} × ${usvInland.imageHeight}` }),
  sentence('usvStereo', secondary('usvIssue2'), { family: 'MYNT EYE S' }),
  sentence('usvLtnet', secondary('ltnet'), { parameters: 3.7 }),
  unpublished('usvBaseline'),
  unpublished('usvStereoBaselines'),
]

export const usvWaterline: readonly Fact[] = [
  sentence('usvWaterTask', primary('usvRepository')),
  unpublished('usvWaterSize'),
  unpublished('usvWaterSplit'),
  unpublished('usvWaterBaselines'),
]

export const usvAccess: readonly Fact[] = [
  sentence('usvLicence', own),
  sentence('usvRepositoryHolds', primary('usvRepository'), { gifs: 10, pictures: 5 }),
]

export const usvInlandFacts: readonly Fact[] = [
  ...usvPaper,
  ...usvPlatform,
  ...usvCalibration,
  ...usvRadarFacts,
  ...usvSlam,
  ...usvStereoFacts,
  ...usvWaterline,
  ...usvAccess,
]
