import { flowAuthors, flowTitle } from '#lib/content/datasets/flow'
import { type SourceName, sources } from '#lib/content/datasets/source'
import { usvInland, usvInlandAuthors, usvInlandTitle } from '#lib/content/datasets/usvinland'

export interface Publication {
  id: 'flow' | 'usvinland' | 'smurf' | 'smallObject'
  year: number
  title: string
  authors: readonly string[]
  venue: string
  source: SourceName
}

/** Papers by or with the company that docs/facts.md marks H (A1, A2, A3), newest first. */
export const publications: readonly Publication[] = [
  {
    id: 'smallObject',
    year: 2023,
    title: 'A Millimeter-Wave Radar-Aided Vision Detection Method for Water Surface Small Object Detection',
    authors: ['Jiannan Zhu', 'Yixin Yang', 'Yuwei Cheng'],
    venue: 'Journal of Marine Science and Engineering 11(9), 1794',
    source: 'smallObjectPaper',
  },
  {
    id: 'smurf',
    year: 2022,
    title: 'SMURF: A Fully Autonomous Water Surface Cleaning Robot with A Novel Coverage Path Planning Method',
    authors: ['Zhu', 'Yang', 'Cheng'],
    venue: 'Journal of Marine Science and Engineering 10(11), 1620',
    source: 'smurfPaper',
  },
  {
    id: 'flow',
    year: 2021,
    title: flowTitle,
    authors: flowAuthors,
    venue: 'ICCV 2021, 10953–10962',
    source: 'flowDoi',
  },
  {
    id: 'usvinland',
    year: 2021,
    title: usvInlandTitle,
    authors: usvInlandAuthors,
    venue: `IEEE Robotics and Automation Letters ${usvInland.volume}(${usvInland.number}), ${usvInland.pages}`,
    source: 'usvIeee',
  },
]

/** Where a paper can be read. */
export const publicationHref = ({ source }: Publication) => sources[source].href
