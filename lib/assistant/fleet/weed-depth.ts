import { numberPattern as number, numberOf } from '#lib/assistant/reading/written-numbers'

const amount =
  `(?:(?<small>${number})\\s*(?:多|来)?\\s*(?:公分|厘米|cm\\b|centimet(?:re|er)s?)` +
  `|(?<large>${number}|半|half an? )\\s*(?:多|来)?(?:米|m\\b|met(?:re|er)s?))`
const plant = '(?:weeds?|milfoil|grass|reeds?|plants?|vegetation|hydrilla|lil(?:y|ies)|cut(?:s|ting)?)'
/** Words between, none of which names the water itself: "a lake 2 m deep" tells nothing of the weed in it. */
const between = '(?:(?!lake|pond|water\\b|river|canal|basin|reservoir|bottom|[.;?!])[^])'
const about = '(?:大概|大约|差不多|约)?'

/**
 * A depth that is said of the weed: 草长到水下80公分, 水面下一米的草, 草在两米深的地方, "weed 2 m deep", "cut down to 1 m". A water's
 * own depth (水深2米, "a pond 2 m deep full of weed") and a length on the water (水草区长200米) are none.
 */
const depths = [
  `[草藻割茬苲][^。；？！，,;?!]{0,8}?(?:水面?(?:以?下)|(?<![水湖塘河池])深)[^\\d，,。]{0,4}?${about}${amount}`,
  `[草割][^。；？！，,;?!\\d]{0,6}?${amount}深(?!的?[湖塘河池水库])`,
  `水面?以?下(?:面)?${about}${amount}(?:深)?(?:的|处的?|左右的?|那么深的?)?(?:水?草|割|能割|可以割)`,
  `(?<![湖塘河池库])${amount}深的(?:水草|草)`,
  `\\b${plant}\\b${between}{0,24}?(?:below|beneath|down to|under|depth of|deep(?:er)? than|as deep as)\\b${between}{0,16}?${amount}`,
  `\\b${plant}\\b${between}{0,24}?${amount}(?: (?:deep|down|below|under|beneath)\\b)`,
  `${amount}(?: |-)?deep (?:water)?weeds?\\b`,
].map((pattern) => new RegExp(pattern, 'iu'))

/** Deeper than any rooted weed grows: such a number says something else. */
const deepestCm = 1000

/** How deep a text says that weed stands or is to be cut, in centimetres. */
export function weedDepthIn(text: string): number | undefined {
  const plain = text.normalize('NFC')
  const found = depths.map((pattern) => pattern.exec(plain)?.groups).find((groups) => groups !== undefined)
  const { small, large = '' } = found ?? {}
  const half = /半|half/i.test(large)
  const cm = small === undefined ? 100 * (half ? 0.5 : numberOf(large)) : numberOf(small)
  return cm > 0 && cm <= deepestCm ? cm : undefined
}
