import type { DatasetName } from '#lib/assistant/reading/names'
import type { FactKey } from '#lib/content/datasets/fact'
import type { RoutePath } from '#lib/routes/table'

/** What each dataset is called, and the page and the entry that tell of it. */
export const datasets = {
  flow: { name: 'FloW', page: '/datasets/FloW', entry: 'flow' },
  usvInland: { name: 'USVInland', page: '/datasets/USVInland', entry: 'usvinland' },
  mariSense: { name: 'MariSense', page: '/datasets', entry: 'marisense' },
} as const satisfies Record<DatasetName, { name: string; page: RoutePath; entry: string }>

type DatasetProperty = Readonly<Partial<Record<DatasetName, readonly FactKey[]>>>

/** What people ask of a dataset, by the facts of its pages that tell it; a dataset without facts does not publish it. */
export const datasetProperties = {
  images: { flow: ['flowImages', 'flowRadarFrames'], usvInland: ['usvPairs', 'usvWaterSize'] },
  objects: { flow: ['flowObjects'], mariSense: ['mariTracking'] },
  objectsPerFrame: { flow: ['flowPerFrame'] },
  smallObjects: { flow: ['flowSmall'] },
  imageSize: { flow: ['flowImageSize'], usvInland: ['usvImageSize'], mariSense: ['mariCameras'] },
  camera: { flow: ['flowCamera'], usvInland: ['usvStereo'], mariSense: ['mariCameras'] },
  sensors: {
    flow: ['flowRadarModel', 'flowCamera'],
    usvInland: ['usvSensors', 'usvLidar', 'usvStereo', 'usvRadar'],
    mariSense: ['mariCameras', 'mariLidar', 'mariRadar', 'mariPosition'],
  },
  lidar: { usvInland: ['usvLidar'], mariSense: ['mariLidar'] },
  radar: { flow: ['flowRadarModel', 'flowRadarBand'], usvInland: ['usvRadar'], mariSense: ['mariRadar'] },
  radarCount: { flow: ['flowRadarModel'], usvInland: ['usvRadar', 'usvRadarCount'], mariSense: ['mariRadar'] },
  radarFrames: { flow: ['flowRadarFrames'] },
  radarData: { flow: ['flowRadarForms', 'flowRadarLabels'], usvInland: ['usvRadarColumns'] },
  rates: { flow: ['flowRadarRates'], usvInland: ['usvRates'] },
  format: { flow: ['flowFormat'], mariSense: ['mariTracking'] },
  classes: { flow: ['flowClasses'], mariSense: ['mariTracking'] },
  split: { flow: ['flowSplit'], usvInland: ['usvWaterSplit'] },
  baselines: { flow: ['flowBaselines'], usvInland: ['usvBaselines'] },
  sequences: {
    flow: ['flowVideos'],
    usvInland: ['usvSlamNames', 'usvSequences'],
    mariSense: ['mariTracking', 'mariOdometry'],
  },
  route: { usvInland: ['usvRoute'] },
  venue: { flow: ['flowVenue'], usvInland: ['usvVenue', 'usvVolume'] },
  title: { flow: ['flowTitle'], usvInland: ['usvTitle'] },
  authors: { flow: ['flowAuthors'], usvInland: ['usvAuthors'] },
  doi: { flow: ['flowDoi'] },
  released: { flow: ['flowRelease'], usvInland: ['usvRelease'] },
  tasks: { flow: ['flowTasks'], usvInland: ['usvTasks'] },
  gnss: { usvInland: ['usvGnss'], mariSense: ['mariPosition'] },
  imu: { usvInland: ['usvImu', 'usvImuIntrinsics'], mariSense: ['mariPosition'] },
  calibration: { usvInland: ['usvSdk', 'usvImuIntrinsics'] },
  stereoBaseline: { usvInland: ['usvBaseline'] },
  stereoPairs: { usvInland: ['usvPairs'] },
  pages: { flow: ['flowPages'], usvInland: ['usvVolume'] },
  institutions: { flow: ['flowInstitutions'] },
  platform: { mariSense: ['mariBoat'] },
  computer: { mariSense: ['mariComputer'] },
  downloadSize: {},
  weather: {},
} as const satisfies Record<string, DatasetProperty>

export type DatasetPropertyKey = keyof typeof datasetProperties

// Object.keys forgets the keys' type; the table has no others.
export const datasetPropertyKeys = Object.keys(datasetProperties) as DatasetPropertyKey[]

/** The facts that tell a property of a dataset, none where its pages do not. */
export function factsOfProperty(key: DatasetPropertyKey, dataset: DatasetName): readonly FactKey[] {
  const property: DatasetProperty = datasetProperties[key]
  return property[dataset] ?? []
}
