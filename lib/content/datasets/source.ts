/**
 * The public places the facts were read in (section A of docs/facts.md). An address is given only where docs/facts.md gives a whole one.
 */
export const sources = {
  flowRepository: { name: 'ORCA-Uboat/FloW-Dataset', href: 'https://github.com/ORCA-Uboat/FloW-Dataset' },
  flowIssue2: { name: 'FloW-Dataset #2', href: 'https://github.com/ORCA-Uboat/FloW-Dataset/issues/2' },
  flowAbstract: {
    name: 'Papers with Code',
    href: 'https://paperswithcode.com/paper/flow-a-dataset-and-benchmark-for-floating',
  },
  flowDoi: { name: 'doi.org', href: 'https://doi.org/10.1109/ICCV48922.2021.01077' },
  usvRepository: { name: 'ORCA-Uboat/USVInland-Dataset', href: 'https://github.com/ORCA-Uboat/USVInland-Dataset' },
  usvIssue2: { name: 'USVInland-Dataset #2', href: 'https://github.com/ORCA-Uboat/USVInland-Dataset/issues/2' },
  usvIssue4: { name: 'USVInland-Dataset #4', href: 'https://github.com/ORCA-Uboat/USVInland-Dataset/issues/4' },
  usvArxiv: { name: 'arXiv 2103.05383', href: 'https://arxiv.org/abs/2103.05383' },
  usvIeee: { name: 'IEEE Xplore 9381638', href: 'https://ieeexplore.ieee.org/document/9381638' },
  radarList: {
    name: 'ZHOUYI1023/awesome-radar-perception',
    href: 'https://github.com/ZHOUYI1023/awesome-radar-perception',
  },
  krasia: { name: 'KrASIA, “Inside China’s Startups”, 2021', href: undefined },
  risfnet: {
    name: 'CVF Open Access, ICCV 2021',
    href: 'https://openaccess.thecvf.com/content/ICCV2021/html/Cheng_Robust_Small_Object_Detection_on_the_Water_Surface_Through_Fusion_ICCV_2021_paper.html',
  },
  a2anet: {
    name: 'badamsbadiu/A2ANet-Floating-Debris-Detection',
    href: 'https://github.com/badamsbadiu/A2ANet-Floating-Debris-Detection',
  },
  rcfnet: {
    name: 'SigPort, ICASSP 2024',
    href: 'https://sigport.org/documents/small-object-detection-water-surface-based-radar-and-camera-fusion',
  },
  ltnet: { name: 'arXiv 2410.07915', href: 'https://arxiv.org/abs/2410.07915' },
  marisense: { name: 'ORCA-Uboat/MariSense', href: 'https://github.com/ORCA-Uboat/MariSense' },
  radarmoseve: { name: 'ORCA-Uboat/RadarMOSEVE', href: 'https://github.com/ORCA-Uboat/RadarMOSEVE' },
  smurfPaper: { name: 'JMSE 10(11), 1620', href: 'https://www.mdpi.com/2077-1312/10/11/1620' },
  smallObjectPaper: { name: 'JMSE 11(9), 1794', href: 'https://www.mdpi.com/2077-1312/11/9/1794' },
  waterscenes: { name: 'WaterScenes/WaterScenes', href: 'https://github.com/WaterScenes/WaterScenes' },
  usvtrack: { name: 'arXiv 2506.18737', href: 'https://arxiv.org/abs/2506.18737' },
  mods: { name: 'arXiv 2105.02359', href: 'https://arxiv.org/abs/2105.02359' },
  modd: { name: 'bborja/modd', href: 'https://github.com/bborja/modd' },
  lars: { name: 'lojzezust.github.io', href: 'https://lojzezust.github.io/lars-dataset' },
  wsodd: { name: 'PMC8497741', href: 'https://www.ncbi.nlm.nih.gov/pmc/articles/PMC8497741/' },
  iwhr: { name: 'Scientific Data 12:385', href: undefined },
  pohang: { name: 'arXiv 2303.05555', href: 'https://arxiv.org/abs/2303.05555' },
  cansurf: { name: 'arXiv 2605.16774', href: 'https://arxiv.org/abs/2605.16774' },
} as const satisfies Record<string, { name: string; href: string | undefined }>

export type SourceName = keyof typeof sources

/**
 * How sure a fact is. `primary`: official, or two independent sources agree (H). `secondary`: one secondary source (M). `restated`: from
 * papers and repositories without a citable address (READ-16). `own`: what only we can state. L is never used; U is unpublished.
 */
export type Confidence = 'primary' | 'secondary' | 'restated' | 'own'

export interface Origin {
  confidence: Confidence
  sources: readonly SourceName[]
}

/** Said by its authors, in these places. */
export const primary = (...names: [SourceName, ...SourceName[]]): Origin => ({ confidence: 'primary', sources: names })
/** Stated by others, in these places. */
export const secondary = (...names: [SourceName, ...SourceName[]]): Origin => ({
  confidence: 'secondary',
  sources: names,
})
/** Figures of the published papers; there is no address of its own to link. */
export const restated: Origin = { confidence: 'restated', sources: [] }
/** Stated by us: no document says it. */
export const own: Origin = { confidence: 'own', sources: [] }
