import type { Locale } from '#lib/i18n/locales'

/** Things near to ours that people ask a maker of boats for. "Drone boat" and "dredging" by itself are not among them. */
const thing: Readonly<Record<Locale, string>> = {
  en: '(?:drones?(?! ?boats?)|quadcopters?|toy boats?|toys?|model boats?|rc boats?|(?:underwater|diving|submersible) (?:robots?|drones?|vehicles?)|rovs?|submarines?|dredg(?:ers?|ing (?:boats?|machines?|equipment))|(?:pond |water )?fountains?|aerators?|(?:swimming )?pool (?:cleaners?|(?:cleaning )?robots?)|jet ?skis?|kayaks?|canoes?|paddle ?boards?|pedal boats?|sail(?:ing)? ?boats?|yachts?|speed ?boats?|fishing boats?|angling boats?|bait boats?|inflatable boats?|dinghies|dinghy|outboard (?:motors?|engines?)|(?:robot(?:ic)? )?lawn ?mowers?|robot(?:ic)? vacuums?|fire ?boats?|oil (?:spill )?(?:booms?|chemicals|dispersants?)|fish finders?)',
  zh: '(?:无人机|航模|玩具船|船模|玩具|遥控船玩具|水下(?:检测)?机器人|潜水机器人|水下无人机|潜艇|挖泥船|清淤船|清淤设备|绞吸船|喷泉(?:设备)?|增氧机|曝气机|泳池(?:用的?)?(?:清洁|清洗)?(?:机器人|机|器)|皮划艇|桨板|摩托艇|脚踏船|快艇|冲锋舟|橡皮艇|帆船|游艇|钓鱼船|路亚艇|渔船|打窝船|船外机|割草机|扫地机器人|围油栏|消防船)',
}

const asked: Readonly<Record<Locale, readonly string[]>> = {
  en: [
    '\\b(?:sell|make|have|offer|ofer|build|produce|supply|buy|get|order|rent|(?:i|we) (?:need|want)|looking for|recommend|price of|any|got)(?: me)?(?: (?:a|an|the|any|some|few|small|big|cheap|used|new|electric|aerial|your|kids|children|pond|garden|fish|for|of))* THING\\b',
    '\\bhow much (?:is|are|for)(?: (?:a|an|the|your|small|used))* THING\\b',
    '\\bTHING\\b.{0,30}\\b(?:do you (?:have|sell|make|supply|offer)|have you got)\\b',
    '^(?:\\w+ ){0,2}THING ?(?:for sale|please|wanted|for .*)?[?!.]*$',
  ],
  zh: [
    '(?:有没有|(?<![湖里中央心上边内处们河塘])有|卖不卖|卖|做不做|做|生产|提供|供应|出售|推荐|想要|需要|买)(?:(?![避躲撞看拍识影怕挡让])\\p{Script=Han}){0,8}?THING(?:的)?(?:吗|么|嘛|呢|呀|啊|不|卖|推荐|推荐哪个|推荐吗|多少钱)?(?:[？?。!！]*$|[，,])',
    'THING(?:\\p{Script=Han}{0,4})?(?:你们)?(?:有吗|有么|有没有|有卖|卖吗|卖不卖|做吗|做不做|能做吗|多少|怎么卖|推荐哪)',
    '(?:买|推荐|要|来)(?:个|一个|台|一台|艘|条|款|点)?THING',
    '^THING[？?。!！]*$',
  ],
}

/** Where the thing stands in a way of asking. */
const patterns: Readonly<Record<Locale, readonly RegExp[]>> = {
  en: asked.en.map((pattern) => new RegExp(pattern.replace('THING', thing.en), 'i')),
  zh: asked.zh.map((pattern) => new RegExp(pattern.replace('THING', thing.zh), 'u')),
}

/** Tells what is on the water: "we have canoes all summer" orders none. */
const tells: Readonly<Record<Locale, RegExp>> = {
  en: /\b(?:we|they|people|guests|visitors|kids|members|there|club)(?: (?:also|often|already|always|all))* (?:have|has|are|is|get|rent|use|own)\b(?! you)/i,
  zh: /(?:我们|湖[上里面]|水面上?|河[上里道]|这里|白天|平时)(?:还|都|也|经常|常)?有(?!没有)/,
}

/** What a text says beside what it tells of its water: "we have canoes, do you sell drones" asks for drones. */
const withoutTold = (text: string, language: Locale) =>
  text
    .split(/(?<=[.!?;,。！？；，])/u)
    .filter((clause) => !tells[language].test(clause))
    .join('')
    .trim()

/** Whether a text asks for a thing near to ours that we do not make: a drone, a dredger, a toy boat. */
export function isNotMade(text: string, language: Locale): boolean {
  const asked = withoutTold(text.normalize('NFKC'), language)
  return patterns[language].some((pattern) => pattern.test(asked))
}
