import type { BoatPropertyKey } from '#lib/assistant/facts/boat-properties'
import type { Locale } from '#lib/i18n/locales'

/** Which boat has most of something ("which runs longest"), as `boatWordingsEn`. */
export const mostWordings: Readonly<Record<Locale, Partial<Record<BoatPropertyKey, string>>>> = {
  en: {
    endurance:
      '(?:which )?(?:run|last|work|go|stay|operate|keep going|clean)s?(?: out)? (?:the )?longest(?: charge| one charge)?|(?:which )?(?:longest|best|greatest|most)(?: running)? (?:endurance|battery life|battery|run ?time|running time|running|lasting|operating time|hours)',
    load: '(?:which )?(?:carry|carries|hold|holds|take|takes|collect|collects|load|loads)(?: litter| waste| rubbish| weight)* most(?: litter| waste| rubbish| weight)?|(?:which )?(?:biggest|largest|highest|most|greatest)(?: litter| waste| basket)? (?:load|capacity|payload|hold|basket)',
    draft:
      '(?:which )?(?:shallowest|least|smallest|lowest|deepest) (?:draft|draught)|(?:which )?(?:shallowest|go shallowest|least water)',
    coverArea:
      '(?:which )?(?:cover|covers|clean|cleans|handle|handles) most(?: area| water)?|(?:which )?(?:biggest|largest|greatest|most) (?:area|coverage|suited area|water)',
    passengers:
      '(?:which )?(?:carry|carries|take|takes|seat|seats|hold|holds)? ?most (?:people|passengers|guests|seats|visitors)',
    deckArea: '(?:which )?(?:biggest|largest|most) (?:deck|space|room|deck area|social space)',
    collectWidth:
      '(?:which )?(?:widest|largest|greatest) (?:collecting width|collection width|swath|working width|path|sweep)',
    speed:
      '(?:which )?(?:go )?(?:fastest|quickest)|(?:which )?(?:highest|greatest|top|best) speed|(?:which )?fastest of all',
    weight:
      '(?:which )?(?:lightest|heaviest)|(?:which )?weighs (?:least|most)|(?:which )?(?:least|lowest|highest) weight',
    noiseLevel: '(?:which )?(?:quietest|loudest|least noise|noisiest)',
  },
  zh: {
    endurance:
      '(?:哪一?个?种?|哪个)(?:的)?(?:续航|跑|电池|作业时间|工作时间|干活?|用|充一次电跑)(?:时间)?(?:得)?(?:最)?(?:长|久|强|耐用)?',
    load: '(?:哪一?个?种?|哪个)(?:的)?(?:装|载|收|捞|容量|载重|装载量|垃圾舱|装垃圾|收垃圾|载重量)(?:得)?(?:最)?(?:多|大|重)?',
    draft: '(?:哪一?个?种?|哪个)(?:的)?吃水(?:最)?(?:浅|深|小)',
    coverArea:
      '(?:哪一?个?种?|哪个)(?:的)?(?:适用面积|面积|覆盖面积|管的面积|作业面积|覆盖|适用水域面积)(?:最)?(?:大|广|多)?',
    passengers: '(?:哪一?个?种?|哪个)(?:的)?(?:坐|载客|载人|坐的人)(?:得)?(?:人)?(?:最)?多?(?:人)?',
    deckArea: '(?:哪一?个?种?|哪个)(?:的)?(?:空间|甲板)(?:最)?大?',
    collectWidth: '(?:哪一?个?种?|哪个)(?:的)?(?:收集宽度|作业宽度|幅宽|扫)(?:得)?(?:最)?(?:大|宽)?',
    speed: '(?:哪一?个?种?|哪个)(?:的)?(?:跑|开|航速|速度|走)?(?:得)?(?:最)?(?:快|高)',
    weight: '(?:哪一?个?种?|哪个)(?:的)?(?:重量)?(?:最)?(?:轻|重)|(?:哪一?个?|谁)(?:最)?(?:轻|重)',
    noiseLevel: '(?:哪一?个?|谁)(?:的)?(?:噪音|噪声|声音)?(?:最)?(?:安静|静音|小|吵)',
  },
}
