/** Words that count or measure: a line does not end between a number and one of them. */
const units = {
  en: [
    'm|km|cm|mm|ha|mu|h|s|min|t|kg|kn|px|kWh|G?Hz|[KM]B|acres|hectares|pixels|knots|tonnes|times',
    'boats?|people|passengers|visitors|vessels|units|sites|countries|trips|baskets|charges|rows|pieces|islands',
    'seconds|minutes|hours|days|weeks|months|years|working',
    'January|February|March|April|May|June|July|August|September|October|November|December',
    'images|labelled|synchronised|frames|sequences|objects|boxes|classes|pairs|instances|cameras|lidars|radars',
    'files|fields|messages|characters|points|lines|invention',
  ].join('|'),
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
