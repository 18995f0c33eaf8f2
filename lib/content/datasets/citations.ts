import type { Family } from '#lib/content/datasets/families'
import { flow, flowAuthors, flowTitle } from '#lib/content/datasets/flow'
import { usvInland, usvInlandAuthors, usvInlandTitle } from '#lib/content/datasets/usvinland'

export const citationFormats = ['bibtex', 'apa', 'gbt7714', 'ris'] as const
export type CitationFormat = (typeof citationFormats)[number]

const conference = 'IEEE/CVF International Conference on Computer Vision (ICCV)'
const proceedings = `Proceedings of the ${conference}`

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

/** A reference manager's file: one tag a line, in the order given, closed by ER. */
const ris = (...lines: readonly (readonly [tag: string, value: string])[]): string =>
  [...lines, ['ER', ''] as const].map(([tag, value]) => `${tag}  - ${value}`.trimEnd()).join('\n')

const apaAuthors = flowAuthors.map(withInitials)
const usvNames = usvInlandAuthors.map(withInitials)

/**
 * How to cite each family. FloW's BibTeX is the repository's own; USVInland's authors, volume and pages are from two independent
 * reference lists, neither of which has its DOI.
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
    ris: ris(
      ['TY', 'CONF'],
      ...flowAuthors.map((name) => ['AU', familyNameFirst(name)] as const),
      ['TI', flowTitle],
      // Reference managers take the conference from T2, the volume's title from C3, the year of some from DA alone.
      ['T2', conference],
      ['C3', proceedings],
      ['PY', '2021'],
      ['DA', '2021/10//'],
      ['SP', '10953'],
      ['EP', '10962'],
      ['DO', flow.doi],
    ),
  },
  usvInland: {
    bibtex: `@article{USVInland_2021_RAL,
  author        = {${usvInlandAuthors.map(familyNameFirst).join(' and ')}},
  title         = {${usvInlandTitle}},
  journal       = {IEEE Robotics and Automation Letters},
  volume        = {${usvInland.volume}},
  number        = {${usvInland.number}},
  pages         = {${usvInland.pages.replace('–', '-')}},
  month         = {April},
  year          = {2021},
  eprint        = {${usvInland.arxiv}},
  archivePrefix = {arXiv},
  url           = {https://ieeexplore.ieee.org/document/${usvInland.ieeeDocument}}
}`,
    apa: `${usvNames.slice(0, -1).join(', ')}, & ${usvNames.at(-1)} (2021). ${usvInlandTitle}. IEEE Robotics and Automation Letters, ${usvInland.volume}(${usvInland.number}), ${usvInland.pages}. https://arxiv.org/abs/${usvInland.arxiv}`,
    gbt7714: `${usvInlandAuthors.slice(0, 3).map(inCapitals).join(', ')}, et al. ${usvInlandTitle}[J]. IEEE Robotics and Automation Letters, 2021, ${usvInland.volume}(${usvInland.number}): ${usvInland.pages.replace('–', '-')}.`,
    ris: ris(
      ['TY', 'JOUR'],
      ...usvInlandAuthors.map((name) => ['AU', familyNameFirst(name)] as const),
      ['TI', usvInlandTitle],
      ['JO', 'IEEE Robotics and Automation Letters'],
      ['VL', String(usvInland.volume)],
      ['IS', String(usvInland.number)],
      ['SP', usvInland.pages.split('–')[0] ?? ''],
      ['EP', usvInland.pages.split('–')[1] ?? ''],
      ['PY', '2021'],
      ['UR', `https://arxiv.org/abs/${usvInland.arxiv}`],
    ),
  },
}
