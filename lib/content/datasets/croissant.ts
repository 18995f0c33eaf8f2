import { croissantRecords } from './croissant-records.ts'
import { type MiniSet, miniSetArchive, miniSetLicence, miniSetReleased, miniSets, miniSetVersion } from './mini-sets.ts'

/** Terms of the Croissant 1.1 vocabulary that stand for nothing but themselves. */
const terms = [
  'arrayShape',
  'citeAs',
  'column',
  'containedIn',
  'equivalentProperty',
  'extract',
  'field',
  'fileObject',
  'fileProperty',
  'fileSet',
  'format',
  'includes',
  'isArray',
  'isLiveDataset',
  'jsonPath',
  'key',
  'md5',
  'parentField',
  'path',
  'recordSet',
  'references',
  'regex',
  'repeated',
  'replace',
  'samplingRate',
  'separator',
  'source',
  'subField',
  'transform',
] as const

/** The specification's context, whole (github.com/mlcommons/croissant): its validator takes no other. */
const context = {
  '@language': 'en',
  '@vocab': 'https://schema.org/',
  sc: 'https://schema.org/',
  cr: 'http://mlcommons.org/croissant/',
  rai: 'http://mlcommons.org/croissant/RAI/',
  dct: 'http://purl.org/dc/terms/',
  conformsTo: 'dct:conformsTo',
  data: { '@id': 'cr:data', '@type': '@json' },
  dataType: { '@id': 'cr:dataType', '@type': '@vocab' },
  description: { '@container': '@language' },
  examples: { '@id': 'cr:examples', '@type': '@json' },
  name: { '@container': '@language' },
  ...Object.fromEntries(terms.map((term) => [term, `cr:${term}`])),
} as const

/** File sets of each archive: a name, a pattern of paths and a media type. */
const parts = {
  flow: [
    ['images', 'FloW-Img/images/*.jpg', 'image/jpeg'],
    ['boxes', 'FloW-Img/annotations/*.xml', 'application/xml'],
    ['radar-images', 'FloW-RI/images/*.jpg', 'image/jpeg'],
    ['radar-boxes', 'FloW-RI/annotations/*.xml', 'application/xml'],
    ['radar-points', 'FloW-RI/radar_points/*.csv', 'text/csv'],
    ['range-doppler', 'FloW-RI/radar_range_doppler/*.npy', 'application/octet-stream'],
  ],
  inland: [
    ['stereo-left', 'Stereo Matching/Low_Res_640_320/Left_Img_Rectified/*.jpg', 'image/jpeg'],
    ['stereo-right', 'Stereo Matching/Low_Res_640_320/Right_Img_Rectified/*.jpg', 'image/jpeg'],
    ['disparity', 'Stereo Matching/Low_Res_640_320/Disp_Map/*.png', 'image/png'],
    ['sequence-left', `${miniSets.inland.sequence}-Image/PIC_Left_Rectified/*.jpg`, 'image/jpeg'],
    ['sequence-right', `${miniSets.inland.sequence}-Image/PIC_Right_Rectified/*.jpg`, 'image/jpeg'],
    ['lidar', `${miniSets.inland.sequence}-Lidar/scans/*.bin`, 'application/octet-stream'],
    ['gnss', `${miniSets.inland.sequence}-INS/GPS*.csv`, 'text/csv'],
    ['imu', `${miniSets.inland.sequence}-INS/IMU_inside_camera.csv`, 'text/csv'],
    ['poses', `${miniSets.inland.sequence}-INS/ground_truth.csv`, 'text/csv'],
    ['water-images', 'Water Segmentation/Images/*.jpg', 'image/jpeg'],
    ['water-masks', 'Water Segmentation/Masks/*.png', 'image/png'],
  ],
} as const satisfies Record<MiniSet, readonly (readonly [string, string, string])[]>

interface About {
  /** In the language of the page, 50 to 5000 characters, which is what dataset search takes. */
  description: string
  url: string
  /** A path of this site as a whole address. */
  absolute: (path: string) => string
}

/** Properties that the Croissant record shares with schema.org's Dataset. */
export function sampleSetFacts(set: MiniSet, { description, url, absolute }: About) {
  const { name, archive } = miniSets[set]
  return {
    about: {
      name,
      description,
      url: `${url}#sample-set`,
      license: miniSetLicence.href,
      version: miniSetVersion,
      datePublished: miniSetReleased,
      isAccessibleForFree: true,
    },
    file: {
      contentUrl: absolute(miniSetArchive(set)),
      contentSize: `${archive.bytes} B`,
      encodingFormat: 'application/zip',
      sha256: archive.sha256,
    },
  }
}

/** The Croissant 1.1 record of a synthetic set, which is a schema.org Dataset as well. */
export function croissantOf(set: MiniSet, about: About) {
  const { name } = miniSets[set]
  const facts = sampleSetFacts(set, about)
  return {
    '@context': context,
    '@type': 'sc:Dataset',
    conformsTo: 'http://mlcommons.org/croissant/1.1',
    ...facts.about,
    creator: { '@type': 'sc:Organization', name: 'ORCA' },
    citeAs: `@misc{${name}, author = {{ORCA}}, title = {${name}, version ${miniSetVersion}}, year = {${miniSetReleased.slice(0, 4)}}}`,
    distribution: [
      {
        '@type': 'cr:FileObject',
        '@id': `${name}.zip`,
        name: `${name}.zip`,
        ...facts.file,
      },
      ...parts[set].map(([id, pattern, encodingFormat]) => ({
        '@type': 'cr:FileSet',
        '@id': id,
        name: id,
        containedIn: { '@id': `${name}.zip` },
        encodingFormat,
        includes: `${name}/${pattern}`,
      })),
    ],
    recordSet: parts[set].flatMap(([id, , encodingFormat]) =>
      croissantRecords(id, encodingFormat, Object.entries(miniSets[set].columns).find(([table]) => table === id)?.[1]),
    ),
  }
}
