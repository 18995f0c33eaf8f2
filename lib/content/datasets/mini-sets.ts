import flowCalibration from '../../../public/mini-sets/orca-synthetic-flow-mini/calibration.json' with { type: 'json' }
import inlandCalibration from '../../../public/mini-sets/orca-synthetic-inland-mini/calibration.json' with {
  type: 'json',
}
import told from './mini-sets.json' with { type: 'json' }

/** The synthetic sample sets, as `npm run minisets` made and counted them: labels of every picture, archives, checksums. */
export const miniSets = {
  flow: { ...told.flow, name: 'orca-synthetic-flow-mini', calibration: flowCalibration },
  inland: { ...told.inland, name: 'orca-synthetic-inland-mini', calibration: inlandCalibration },
} as const

export type MiniSet = keyof typeof miniSets
export const miniSetVersion = told.version
export const miniSetReleased = told.released
export const miniSetLicence = { name: 'CC BY 4.0', href: 'https://creativecommons.org/licenses/by/4.0/' } as const

/** Address of a file of a set; spaces in folder names are encoded. */
export const miniSetFile = (set: MiniSet, path: string): string =>
  `/mini-sets/${miniSets[set].name}/${path.split('/').map(encodeURIComponent).join('/')}`

/** Address of a whole set as a zip. */
export const miniSetArchive = (set: MiniSet): string => `/mini-sets/${miniSets[set].name}.zip`
