import {
  chinesePattern,
  digitsPattern,
  numberPattern as number,
  numberOf,
} from '#lib/assistant/reading/written-numbers'
import { squareMetresPer } from '#lib/content/area-units'
import type { Locale } from '#lib/i18n/locales'

/** A text in one spacing: a pattern that skips spaces in several places would try each way to share a run of them. */
const printed = (text: string) => text.normalize('NFC').replace(/\s+/g, ' ')

const units: readonly (readonly [RegExp, number])[] = [
  [/^(?:平方公里|平方千米|km2|km²|sq\.? ?km|square kilomet(?:re|er)s?)$/, 1_000_000],
  [/^(?:公顷|ha|hectares?)$/, squareMetresPer.ha],
  [/^(?:亩|mu)$/, squareMetresPer.mu],
  [/^(?:英亩|acres?)$/, squareMetresPer.acre],
  [/^(?:平方米|平米|平方|平|m2|m²|sq\.? ?m|square met(?:re|er)s?)$/, 1],
  [/^(?:sq\.? ?mi(?:les?)?|square miles?)$/, 1609.344 ** 2],
  [/^(?:sq\.? ?(?:ft|feet|foot)|square (?:feet|foot)|ft2|ft²)$/, 0.3048 ** 2],
  [/^(?:sq\.? ?(?:yds?|yards?)|square yards?)$/, 0.9144 ** 2],
]

const unit =
  '(平方公里|平方千米|平方米|平米|公顷|英亩|亩|平方(?!公|千)|平(?![方米台静时常均地安])|km2|km²|sq\\.? ?km|' +
  'square kilomet(?:re|er)s?|hectares?|ha\\b|acres?|square met(?:re|er)s?|sq\\.? ?m\\b|m2|m²|mu\\b|' +
  '(?:sq\\.? ?|square )(?:mi(?:les?)?|ft|feet|foot|yds?|yards?)\\b|ft2|ft²)'
const area = new RegExp(`(${number})\\s*(万|thousand|million|k)?\\s*(?:多|来|几)?\\s*${unit}`, 'i')

const digits = '\\b\\d+(?:\\.\\d+)?'
const comma = '\\s*(?:[,，、]\\s*(?:and\\s+)?|and\\s+|和|与)\\s*'
/** A number whose unit stands behind the last of a list: "1.5, 2 and 0.8 ha". */
const beforeUnit = new RegExp(`(${digits})(?=(?:${comma}${digits}){0,8}${comma}${digits}\\s*${unit})`, 'giu')
const scales: Readonly<Record<string, number>> = { 万: 10_000, thousand: 1000, k: 1000, million: 1_000_000 }

const lengths =
  '公里|千米|km|kilomet(?:re|er)s?|米|met(?:re|er)s?|miles?|mi\\b|feet|foot|ft\\b|yards?|yds?\\b|里|m(?![a-z0-9²])'
const metresPerUnit: readonly (readonly [RegExp, number])[] = [
  [/^(?:公里|千米|k)/i, 1000],
  [/^里/, 500],
  [/^mi/i, 1609.344],
  [/^f/i, 0.3048],
  [/^y/i, 0.9144],
]
const metresPer = (unit: string) => metresPerUnit.find(([pattern]) => pattern.test(unit))?.[1] ?? 1
const about = '(?:平均|大概|大约|差不多|约|about |around |roughly |some |on average |averaging |an average of )?'

/** What is measured may stand behind its length: "a 6 km canal, 15 m wide", 6公里的河，宽15米. */
const measured =
  '(?:(?:of )?(?:canal|river|channel|stream|creek|ditch|waterway|stretch)\\s*(?:(?:that|which) is\\s*)?|(?:[内小]?河道?|渠道?|运河|水道|沟)\\s*)?'

/** Length and width: "four km long and twenty m wide", 四公里长二十米宽, 长4公里、宽20米, "300 m by 80 m". */
const sides = new RegExp(
  `(?:长度?|宽度?)?${about}(${number})\\s*(?:多|来)?(${lengths})\\s*(?:左右)?的?\\s*${measured}` +
    `(?:long|wide|in length|in width|in total|in all|altogether|together|each|apiece|长|宽)?\\s*(?:and|by|x|×|\\*|乘以?|[,，、])?\\s*(?:河面?|河道|水面|渠道?)?${about}(?:长度?|宽度?)?\\s*${about}` +
    `(${number})\\s*(?:多|来)?(${lengths})\\s*(?:左右)?的?(?:\\s*(?:long|wide|in length|in width|长|宽))?`,
  'iu',
)
/** "300 × 200 m": one unit for both. */
const sidesOfOneUnit = new RegExp(`(${number})\\s*(?:x|×|\\*|乘以?|by)\\s*(${number})\\s*(${lengths})`, 'iu')
/** Two lengths are a water's sides only where something says so. */
const saysSides = /长|宽|long|wide|length|width|乘|×|\bby\b|\bx\b|\*/i

/** Several waters of one size: "3 ponds of about 4 ha each", 三个湖每个六十亩. */
const several = new RegExp(
  `(${number})\\s*(?:(?:separate|small|large|big|little|different) )?(?:ponds?|lakes?|reservoirs?|basins?|waters|pools|bodies|sites|canals?|rivers?|channels?|streams?|` +
    '条(?:[大小窄])?(?:内?河道?|水?渠道?|水道|河涌)|[个片座处口块](?:[大小]|人工|景观)?(?:湖泊?|池塘|鱼塘|水塘|塘|水库|水面|水域|池子?))',
  'iu',
)
const isEach = /\b(?:each|apiece|per (?:pond|lake|reservoir|basin|pool|site))\b|每|各|都是/iu
/** More waters than anybody asks about at once. */
const mostWaters = 50
/** Of so many waters apart an answer is still read. */
const mostWatersApart = 6

export interface AreaNamed {
  m2: number
  /** As it was written. */
  written: string
  /** How it was worked out of what was written, where it was: "3 × 4 ha". */
  how?: string
  /** Of several waters together. */
  waters?: true
  /** Of one of so many waters that lie apart. */
  ofEach?: number
  /** The narrower side, where its sides were named. */
  widthM?: number
}

function oneArea(text: string): AreaNamed | undefined {
  const found = area.exec(text)
  if (found) {
    const [written, count = '', scale = '', unit = ''] = found
    const factor = units.find(([pattern]) => pattern.test(unit.toLowerCase()))?.[1]
    const m2 = numberOf(count) * (scales[scale.toLowerCase()] ?? 1) * (factor ?? Number.NaN)
    return Number.isFinite(m2) && m2 > 0 ? { m2, written: written.trim() } : undefined
  }
  const [whole = '', first = '', second = '', same = ''] = sidesOfOneUnit.exec(text) ?? []
  const [written = '', length = '', of = '', width = '', by = ''] =
    sides.exec(text) ?? (whole ? [whole, first, same, second, same] : [])
  if (!saysSides.test(written)) return undefined
  const [one, other] = [numberOf(length) * metresPer(of), numberOf(width) * metresPer(by)]
  const m2 = one * other
  if (!(m2 > 0)) return undefined
  return { m2, written, how: `${numberOf(length)} ${of} × ${numberOf(width)} ${by}`, widthM: Math.min(one, other) }
}

/** Waters that no boat goes between. */
const isApart = /分别|不[连相]?通|不相连|隔开|分开|\brespectively\b|\bseparate|\b(?:un|not )connected\b/iu

/**
 * The area that a text names, in square metres: where it names several waters of one size, of all of them together, or of
 * one where they lie apart.
 */
export function areaIn(text: string): AreaNamed | undefined {
  const plain = printed(text)
  const one = oneArea(plain)
  const waters = one && isEach.test(plain) ? numberOf(several.exec(plain)?.[1] ?? '') : Number.NaN
  if (!one || !(Number.isInteger(waters) && waters > 1 && waters <= mostWaters)) return one
  if (isApart.test(plain)) return { ...one, ofEach: waters }
  const how = `${waters} × ${one.how ? `(${one.how})` : one.written}`
  return { ...one, m2: one.m2 * waters, how, waters: true }
}

const everyArea = new RegExp(area.source, 'giu')

/** Whether a text counts its waters and gives each its own size: "three lakes, 60, 120 and 400 mu". */
function listsEach(plain: string): boolean {
  const waters = numberOf(several.exec(plain)?.[1] ?? '')
  return waters > 1 && [...plain.matchAll(everyArea)].length === waters
}

/** Each area of a text whose waters lie apart or have each its size, else the one that it names, if it names one. */
export function areasIn(text: string): AreaNamed[] {
  const plain = printed(text).replace(beforeUnit, '$1 $2')
  const isEachNamed = isApart.test(plain) || listsEach(plain)
  const written = isEachNamed ? [...plain.matchAll(everyArea)].map(([one]) => one) : []
  const each = written.flatMap((one) => oneArea(one) ?? [])
  if (each.length > 1 && each.length <= mostWatersApart) return each
  return [areaIn(text) ?? []].flat()
}

const people: Readonly<Record<Locale, RegExp>> = {
  en: new RegExp(`(${digitsPattern})\\s*(?:people|persons|guests|visitors|passengers|tourists|seats)`, 'i'),
  zh: new RegExp(`(${digitsPattern}|${chinesePattern})\\s*多?\\s*来?[个名]?(?:人|位|游客|乘客|客人|座)`),
}

/** People who come over a time, and not at once. */
const overTime: Readonly<Record<Locale, RegExp>> = {
  en: /\b(?:a|per|each|every) (?:day|week|month|year|season)\b|\b(?:on|at) (?:an? |the )?(?:[a-z]+ )?(?:sun|mon|tues|wednes|thurs|fri|satur)days?\b|\bweekends?\b|\b(?:daily|weekly|monthly|yearly)\b/i,
  zh: /[一每](?:天|日|周|个?月|年|季)|周[末日六]|星期[天日六]|礼拜[天日六]|日均|年均|每个?(?:周末|季度)/,
}

/** "Thirty at the same time at weekends" are aboard at once. */
const atOnce: Readonly<Record<Locale, RegExp>> = {
  en: /\bat (?:once|the same time|one time)\b|\bsimultaneously\b/i,
  zh: /同时|一起上|一次/,
}

/** How many people a text wants aboard at once; nothing for people a day. */
export function peopleIn(text: string, language: Locale): number | undefined {
  if (overTime[language].test(text) && !atOnce[language].test(text)) return undefined
  const [, count = ''] = people[language].exec(printed(text)) ?? []
  const named = count && numberOf(count)
  return named && Number.isInteger(named) && named > 0 && named <= 10_000 ? named : undefined
}

const rivers = new RegExp(
  `(${number})\\s*(?:(?:separate|small|narrow|town|city|urban|inland) )*(?:rivers?|canals?|streams?|channels?|creeks?)|` +
    `(${number})\\s*条(?:[大小窄]|县城|城区|市区|城市)*(?:内?河道?|河流|水道|渠道?|河涌)`,
  'iu',
)

/** Whether a text speaks of several rivers, which may not be connected. */
export function namesRivers(text: string): boolean {
  const [, english, chinese] = rivers.exec(printed(text)) ?? []
  return numberOf(english ?? chinese ?? '') > 1
}
