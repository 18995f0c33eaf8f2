/** Words that count or measure: a line does not end between a number and one of them. */
const units = {
  en: 'm|km|cm|mm|ha|h|s|min|kg|kn|px|[KM]B|acres|hectares|pixels|boats?|people|visitors|vessels|units|sites|countries|seconds|minutes|hours|days|months|years|images|frames|sequences|objects|files|characters',
  zh: '[亩米秒人艘台片件页天年月日张个次款套段帧吨万位处种分]|公[里斤顷]|平方|小时|毫米|厘米|像素|船时',
}

const space = new RegExp(
  `(?<=\\d|[})]|#) (?=(?:${units.en})(?![\\w-])|(?:${units.zh}))|(?<=\\d) (?=\\p{Script=Han})`,
  'gu',
)

/**
 * A sentence whose numbers stay on the line of their unit: the space between them, also behind a `{value}` still to be put in,
 * becomes one at which no line ends.
 */
export const withWholeFigures = (sentence: string): string => sentence.replace(space, '\u00a0')
