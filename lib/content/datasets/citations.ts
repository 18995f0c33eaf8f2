import type { Family } from '#lib/content/datasets/families'
import { flow, flowAuthors, flowTitle } from '#lib/content/datasets/flow'
import { usvInland, usvInlandTitle } from '#lib/content/datasets/usvinland'

export const citationFormats = ['bibtex', 'apa', 'gbt7714'] as const
export type CitationFormat = (typeof citationFormats)[number]

const proceedings = 'Proceedings of the IEEE/CVF International Conference on Computer Vision (ICCV)'

/** "Yuwei Cheng" as "Cheng, Yuwei". */
function familyNameFirst(name: string): string {
  const parts = name.split(' ')
  return `${parts.at(-1)}, ${parts.slice(0, -1).join(' ')}`
}

/** "Yuwei Cheng" as "Cheng, Y." */
function withInitials(name: string): string {
  const parts = name.split(' ')
  const initials = parts.slice(0, -1).map((part) => `${part.at(0)}.`)
  return `${parts.at(-1)}, ${initials.join(' ')}`
}

/** "Yuwei Cheng" as "CHENG Y", the national standard's way. */
function inCapitals(name: string): string {
  return withInitials(name).toUpperCase().replaceAll(/[,.]/g, '')
}

const apaAuthors = flowAuthors.map(withInitials)

/**
 * How to cite each family. The BibTeX key and fields of FloW are the repository's own. USVInland's authors, volume and
 * pages are in no source that we could check (FACT-A2), so its entries go by title and identifiers.
 */
export const citations: Record<Family, Record<CitationFormat, string>> = {
  flow: {
    bibtex: `@InProceedings{Cheng_2021_ICCV,
  author    = {${flowAuthors.map(familyNameFirst).join(' and ')}},
  title     = {${flowTitle}},
  booktitle = {${proceedings}},
  month     = {October},
  year      = {2021},
  pages     = {10953-10962}
}`,
    apa: `${apaAuthors.slice(0, -1).join(', ')}, & ${apaAuthors.at(-1)} (2021). ${flowTitle}. In ${proceedings} (pp. 10953–10962). https://doi.org/${flow.doi}`,
    gbt7714: `${flowAuthors.slice(0, 3).map(inCapitals).join(', ')}, et al. ${flowTitle}[C]//${proceedings}. 2021: 10953-10962. DOI:${flow.doi}.`,
  },
  usvInland: {
    bibtex: `@article{USVInland_2021_RAL,
  title         = {${usvInlandTitle}},
  journal       = {IEEE Robotics and Automation Letters},
  year          = {2021},
  eprint        = {${usvInland.arxiv}},
  archivePrefix = {arXiv},
  url           = {https://ieeexplore.ieee.org/document/${usvInland.ieeeDocument}}
}`,
    apa: `${usvInlandTitle}. (2021). IEEE Robotics and Automation Letters. https://arxiv.org/abs/${usvInland.arxiv}`,
    gbt7714: `${usvInlandTitle}[J]. IEEE Robotics and Automation Letters, 2021. arXiv:${usvInland.arxiv}.`,
  },
}
