import type { FigureValues } from '#lib/content/datasets/fact'
import { type Origin, primary, restated, secondary } from '#lib/content/datasets/source'
import type { Messages } from '#lib/i18n/messages'

export type RelatedId = keyof Messages['DatasetRelated']

interface RelatedDataset {
  id: RelatedId
  name: string
  year?: string
  values: FigureValues
  origin: Origin
}

/** Collections of other groups (FACT-A4); what each holds is a sentence with these figures (DatasetRelated). */
export const relatedDatasets: readonly RelatedDataset[] = [
  {
    id: 'waterscenes',
    name: 'WaterScenes',
    year: 'IEEE TITS 2024',
    values: { frames: 54_120, objects: 202_807, classes: 7 },
    origin: primary('waterscenes'),
  },
  { id: 'usvtrack', name: 'USVTrack', values: {}, origin: primary('usvtrack') },
  { id: 'mods', name: 'MODS', values: { images: 81_000, objects: 60_000 }, origin: primary('mods') },
  {
    id: 'modd',
    name: 'MaSTr1325 / MODD2',
    values: { images: 1325, size: '512 × 384', sequences: 28 },
    origin: primary('modd'),
  },
  { id: 'lars', name: 'LaRS', year: 'ICCV 2023', values: { frames: 4000 }, origin: secondary('lars') },
  { id: 'wsodd', name: 'WSODD', values: { images: 7467, objects: 21_911, classes: 14 }, origin: primary('wsodd') },
  {
    id: 'iwhr',
    name: 'IWHR_AI_Lable_Floater_V1',
    values: { images: 3000, objects: 23_692, figshare: '27376851' },
    origin: primary('iwhr'),
  },
  { id: 'pohang', name: 'Pohang Canal', values: { km: 7.5, lidars: 3 }, origin: primary('pohang') },
  { id: 'cansurf', name: 'CANSURF', values: { raw: 7300, augmented: 57_000 }, origin: primary('cansurf') },
  { id: 'floatingwaste', name: 'FloatingWaste-I', values: { images: 1867 }, origin: restated },
]
