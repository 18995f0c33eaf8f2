import type { BoatVariant } from '#lib/content/boats/types'
import { type BoatSlug, boatSlugs, boatsOfLine, plateOf } from '#lib/content/fleet'
import type { Locale } from '#lib/i18n/locales'

/** A boat as a text names it, and the variant where it says which. */
export interface NamedBoat {
  slug: BoatSlug
  variant?: BoatVariant['id']
}

export interface NamedBoats {
  boats: readonly NamedBoat[]
  /** The text without their names. */
  rest: string
}

const cleaning: readonly NamedBoat[] = [{ slug: 'smurf' }, { slug: 'moshark' }, { slug: 'efficiency' }]
const all: readonly NamedBoat[] = boatSlugs.map((slug) => ({ slug }))
const people: readonly NamedBoat[] = boatsOfLine('leisure').map((slug) => ({ slug }))

type Naming = readonly [RegExp, readonly NamedBoat[]]

const plate = (slug: BoatSlug, after: string): Naming => [
  new RegExp(`(?<![a-z])${plateOf(slug)}${after}(?![a-z])`, 'gi'),
  [{ slug }],
]

/** "The efficiency of SMURF" names one boat. */
const byPlate = (after: string) => boatSlugs.filter((slug) => slug !== 'efficiency').map((slug) => plate(slug, after))

const kindEn =
  '(?:[- ]?(?:sized?|class))?(?: (?:cleaning|autonomous|unmanned|litter|electric))*(?: (?:boats?|ones?|models?|cleaners?|vessels?|usvs?|robots?))'

/** What boats are called, the longer names first; each is taken out of the text as it is found. */
const namings: Readonly<Record<Locale, readonly Naming[]>> = {
  en: [
    [/\b(?:the |your )?two (?:tour|leisure|passenger|guest) boats\b/gi, people],
    [
      /\bmoshark(?:'s)?(?: in)?(?: the)? (?:weed|cutting)(?: (?:variant|version|cutter|boat))?\b/gi,
      [{ slug: 'moshark', variant: 'weed' }],
    ],
    [
      /\bmoshark(?:'s)?(?: in)?(?: the)? (?:cleaning|litter)(?: (?:variant|version|boat))?\b/gi,
      [{ slug: 'moshark', variant: 'cleaning' }],
    ],
    // "The small or the large boat", "efficiency versus smurf".
    [
      /\b(?:small|smaller)(?= (?:and|or|versus|vs\.?|to|with|from) (?:the |a )?(?:medium|mid|large|big)\w*\b)/gi,
      [{ slug: 'smurf' }],
    ],
    [/\bmedium(?= (?:and|or|versus|vs\.?|to|with|from) (?:the |a )?(?:small|large|big)\w*\b)/gi, [{ slug: 'moshark' }]],
    [
      /\b(?:large|big)(?= (?:and|or|versus|vs\.?|to|with|from) (?:the |a )?(?:small|medium|mid)\w*\b)/gi,
      [{ slug: 'efficiency' }],
    ],
    [
      /(?<=\b(?:hour|day|charge|width|weight|draft|speed|capacity|load|endurance) )efficiency$|\befficiency(?= (?:and|or|versus|vs\.?|against|with|to|compared to) (?:the )?(?:smurf|moshark|titan|feichi)\b)|(?<=\b(?:smurf|moshark|titan|feichi) (?:and|or|versus|vs\.?|against|with|to|from|compared to|compared with) (?:the )?)efficiency\b/gi,
      [{ slug: 'efficiency' }],
    ],
    ...byPlate("(?:'?s)?(?: (?:boats?|tour boat|lounge|cleaning boat|pilot assistance system|system))?"),
    [
      /\befficiency(?:'s)?(?: boat)\b|(?<=\b(?:the|does|of|is|has|for|can|will|your) )efficiency(?=\s*\??$|(?:'s)? (?!per|rate|of)\w)|\bEFFICIENCY\b|(?<=\w )Efficiency\b/g,
      [{ slug: 'efficiency' }],
    ],
    [
      /\b(?:weed|weed[- ]cutting|cutter|mowing|harvester)[- ](?:boats?|variant|version|cutters?|harvesters?|model)\b|\bweed cutter\b/gi,
      [{ slug: 'moshark', variant: 'weed' }],
    ],
    [new RegExp(`\\b(?:small|smallest|little|mini)${kindEn}|\\bthe smallest$`, 'gi'), [{ slug: 'smurf' }]],
    [new RegExp(`\\b(?:medium|mid|middle|middling)${kindEn}`, 'gi'), [{ slug: 'moshark' }]],
    [
      new RegExp(`\\b(?:large|largest|big|biggest)${kindEn}|\\bthe (?:largest|biggest)$`, 'gi'),
      [{ slug: 'efficiency' }],
    ],
    [
      /\b(?:(?:self[- ]?driv\w+|autonomous|driverless|unmanned|electric) )*(?:tour|passenger|sightseeing|excursion) (?:boats?|ferry|vessel)\b/gi,
      [{ slug: 'xi' }],
    ],
    [
      /\b(?:lounge|party|event|meeting|dining) boats?\b|\bfloating lounge\b|\blounge\b(?! (?:area|space))/gi,
      [{ slug: 'yang' }],
    ],
    [/\b(?:inspection|monitoring|patrol|survey|sampling|water[- ]quality) boats?\b/gi, [{ slug: 'feichi' }]],
    [/\b(?:work(?:ing)?|harbou?r|port|lifting) platform\b/gi, [{ slug: 'titan' }]],
    [/\bpilot(?: assistance)? system\b/gi, [{ slug: 'apas' }]],
    [/\b(?:cleaning|clean-up|litter) (?:boats?|robots?|vessels?|usvs?)\b/gi, cleaning],
    [/\b(?:leisure|people) boats?\b/gi, people],
    [
      /\b(?:all|each|every|different|various)(?: of)?(?: the| your| those| these)?(?: \w+)? (?:boats?|models?|vessels?|sizes?)\b|\beach (?:boat|model|size)\b|\bwhole range\b/gi,
      all,
    ],
  ],
  zh: [
    [/(?:你们|这)?两[款种条艘](?:游船|休闲船|载客船)/g, people],
    [/^(?:那么?|换成|如果是)?(?:最?大|大型|大号)的?呢?[?？]?$/g, [{ slug: 'efficiency' }]],
    [/^(?:那么?|换成|如果是)?(?:中|中型|中号|中等)的?呢?[?？]?$/g, [{ slug: 'moshark' }]],
    [/^(?:那么?|换成|如果是)?(?:最?小|小型|小号)的?呢?[?？]?$/g, [{ slug: 'smurf' }]],
    [/moshark[的]?(?:割草|水草)[型版款]?/gi, [{ slug: 'moshark', variant: 'weed' }]],
    [/moshark[的]?(?:清洁|保洁)[型版款]?/gi, [{ slug: 'moshark', variant: 'cleaning' }]],
    ...byPlate('(?:号|系列|船|型|这款|系统)?'),
    [/(?<![a-z])efficiency(?![a-z])(?:号|型|船)?/gi, [{ slug: 'efficiency' }]],
    [/鲸灵(?:号)?/g, [{ slug: 'smurf' }]],
    [/[摩莫魔]鲨(?:号)?/g, [{ slug: 'moshark' }]],
    [/飞驰(?:号|船)?/g, [{ slug: 'feichi' }]],
    [/泰坦(?:号|平台)?/g, [{ slug: 'titan' }]],
    // Written for the sound of its name beside 汐.
    [
      /洋(?=[和跟与同、还或]+(?:是|者)?(?:汐|xi))|(?<=(?:汐|xi)(?:系列)?(?:[和跟与同、或]|还是|或者))洋/gi,
      [{ slug: 'yang' }],
    ],
    [/(?:割草|水草收割|除草|割水草|水草|收草)(?:船|版|机|款|型)/g, [{ slug: 'moshark', variant: 'weed' }]],
    [/大(?:湖|水面|水库|河)用的(?:那|这)?[款条艘种个]?(?:船)?/g, [{ slug: 'efficiency' }]],
    [/小(?:湖|水面|河|公园)用的(?:那|这)?[款条艘种个]?(?:船)?/g, [{ slug: 'smurf' }]],
    [
      /(?:最小|小型|小号|小款|小尺寸|小的|小)(?:的)?(?:那|这)?[款条艘个台型]?(?:的)?(?:清洁|保洁|打捞|无人|水面|垃圾)*(?:清洁船|保洁船|无人船|船|那[款条艘个台]|款|型)(?!速|长(?!宽)|宽|高)/g,
      [{ slug: 'smurf' }],
    ],
    [
      /(?:中型|中号|中款|中等|中的)(?:的)?(?:那|这)?[款条艘个台型]?(?:的)?(?:清洁|保洁|打捞|无人|水面)*(?:清洁船|保洁船|无人船|船|那[款条艘个台])?/g,
      [{ slug: 'moshark' }],
    ],
    [
      /(?:最大|大型|大号|大款|大的|大)(?:的)?(?:那|这)?[款条艘个台型]?(?:的)?(?:清洁|保洁|打捞|无人|水面|垃圾)*(?:清洁船|保洁船|无人船|船|那[款条艘个台]|款|型)(?!速|长(?!宽)|宽|高)/g,
      [{ slug: 'efficiency' }],
    ],
    [
      /(?:自动驾驶|无人驾驶|无人|电动)?(?:游船|观光船|游览船|载客船|摆渡船)|(?<!\p{Script=Han})汐(?:系列|号|船)?|(?<=[和跟与])汐|汐(?=哪|好|怎|和|跟|与|比|区|有|还|能|的|多|可|一次|坐|载|船|续|有|吃|长|$)/gu,
      [{ slug: 'xi' }],
    ],
    [/(?:会客|休闲|派对|宴会|接待)船|(?:水上)?超级空间|水上会客厅/g, [{ slug: 'yang' }]],
    [/(?:巡检|巡查|巡逻|测水质|监测)+的?(?:那|这)[款条艘台个]/g, [{ slug: 'feichi' }]],
    [/(?:水质)?(?:巡检|巡查|监测|巡逻|采样|检测)(?:无人)?船/g, [{ slug: 'feichi' }]],
    [/(?:水上)?(?:大型)?作业平台|工作平台/g, [{ slug: 'titan' }]],
    [/(?:领航|航行|驾驶)?辅助(?:驾驶)?系统/g, [{ slug: 'apas' }]],
    [/(?:水面)?(?:清洁|保洁|打捞|垃圾|清漂)(?:无人)?(?:船|机器人)/g, cleaning],
    [/(?:各|每|所有|全部|几)(?:种|个|款)?(?:型号|船型|机型|尺寸|款)(?:的船)?|每[款条艘]船?|各款船?/g, all],
  ],
}

/** Stands where a name was: no letter, and no space, at which Chinese is taken apart. */
export const nameHere = '\u0001'

/** The boats that a text names, by their names, their sizes or what they do, and what is left of it. */
export function namedBoats(text: string, language: Locale): NamedBoats {
  const boats: NamedBoat[] = []
  let rest = text
  for (const [naming, named] of namings[language]) {
    const without = rest.replace(naming, nameHere)
    if (without === rest) continue
    rest = without
    boats.push(...named.filter(({ slug }) => !boats.some((each) => each.slug === slug)))
  }
  return { boats, rest }
}

/** The boats that a text names, in whatever variant. */
export const boatsIn = (text: string, language: Locale): BoatSlug[] =>
  namedBoats(text, language).boats.map(({ slug }) => slug)
