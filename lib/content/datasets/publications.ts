import { flowAuthors, flowTitle } from '#lib/content/datasets/flow'
import { type SourceName, sources } from '#lib/content/datasets/source'
import { usvInlandTitle } from '#lib/content/datasets/usvinland'

export interface Publication {
  id: 'flow' | 'usvinland' | 'smurf' | 'smallObject'
  year: number
  /** Missing where no checked source names it. */
  title?: string
  authors?: readonly string[]
  venue: string
  source: SourceName
}

/** Papers by or with the company that docs/facts.md marks H (A1, A2, A3), newest first. */
export const publications: readonly Publication[] = [
  {
    id: 'smallObject',
    year: 2023,
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
    venue: 'IEEE Robotics and Automation Letters',
    source: 'usvIeee',
  },
]

/** Where a paper can be read. */
export const publicationHref = ({ source }: Publication) => sources[source].href
