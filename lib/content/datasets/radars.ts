import { flow } from '#lib/content/datasets/flow'
import { type Origin, primary, restated } from '#lib/content/datasets/source'

interface RadarOfDataset {
  dataset: string
  /** Missing: in no public source. */
  model?: string
  count?: number
  band?: string
  origin: Origin
}

/** The radars of datasets in which the company took part (FACT-A1, FACT-A2, FACT-A3). */
export const radars: readonly RadarOfDataset[] = [
  { dataset: 'FloW', model: 'TI AWR1843', band: `${flow.radarBandGHz} GHz`, origin: primary('radarList') },
  { dataset: 'USVInland', model: 'TI AWR1843', origin: primary('radarList') },
  { dataset: 'MariSense', model: 'TI AWR2944', count: 10, band: '77–81 GHz', origin: primary('marisense') },
  { dataset: 'WSBEV', count: 6, origin: restated },
]
