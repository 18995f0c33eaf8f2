import { describe, expect, test } from 'vitest'
import { boatFacts } from '#lib/assistant/facts/boat-fact'
import { boatProperty, boatPropertyKeys } from '#lib/assistant/facts/boat-properties'
import { datasetFacts } from '#lib/assistant/facts/dataset-fact'
import { datasetPropertyKeys, datasets } from '#lib/assistant/facts/dataset-properties'
import { factReply } from '#lib/assistant/facts/fact-reply'
import { knowledge } from '#lib/assistant/knowledge'
import type { DatasetName } from '#lib/assistant/reading/names'
import { replyTo } from '#lib/assistant/reply'
import { boats } from '#lib/content/boats/catalogue'
import { specificationSheet } from '#lib/content/boats/sheet'
import { boatSlugs, plateOf } from '#lib/content/fleet'
import { type Locale, locales } from '#lib/i18n/locales'

/** What comes to a text, after other texts; nothing where no fact is asked for. */
function replied(text: string, language: Locale, before: readonly string[] = []) {
  const [body, ...more] = factReply(text, language, before) ?? []
  expect(more).toEqual([])
  return body
}

const cells = locales.flatMap((language) =>
  boatSlugs.flatMap((slug) => boatPropertyKeys.map((key) => ({ language, slug, key }))),
)

describe('every property of every boat', () => {
  test('is told with the name of that boat and of no other, or said to be unpublished', () => {
    const names = boatSlugs.map((slug) => [slug, new RegExp(`(?<![A-Z])${plateOf(slug)}(?![A-Z])`)] as const)
    for (const { language, slug, key } of cells) {
      const facts = boatFacts({ slug }, key, language)
      expect(facts.length).toBeGreaterThan(0)
      for (const { text } of facts) {
        expect(text).not.toMatch(/[{}]|undefined/)
        expect(names.filter(([, name]) => name.test(text)).map(([named]) => named)).toEqual([slug])
      }
    }
  })

  test('has a figure exactly where the page of the boat prints one', () => {
    for (const { language, slug, key } of cells) {
      const told = boatFacts({ slug }, key, language).some(({ kind }) => kind === 'told')
      const { rows, figure } = boatProperty(key)
      const printed = boats[slug].variants.some((variant) =>
        specificationSheet(boats[slug], variant)
          .flatMap((group) => group.rows)
          .some(
            (row) =>
              rows.includes(row.key) &&
              (figure
                ? row.metric.some((each) => each.key === figure)
                : row.metric.length > 0 || row.word !== undefined) &&
              row.word !== 'onRequest',
          ),
      )
      const isMeant = !(
        boats[slug].form === 'system' && !['sensors', 'lidar', 'radar', 'camera', 'positioning'].includes(key)
      )
      expect(told, `${language} ${slug} ${key}`).toBe(printed && isMeant)
    }
  })

  test.each(locales)('%s: each has one entry that tells the rest of it, and no entry names another', (language) => {
    const entries = [...knowledge(language).entries.values()]
    expect(entries.flatMap(({ tells }) => tells).toSorted()).toEqual([...boatPropertyKeys].toSorted())
    const ofBoats = entries.flatMap(({ tellsOf }) => Object.values(tellsOf).flat())
    expect(ofBoats.filter((key) => !boatPropertyKeys.some((one) => one === key))).toEqual([])
  })
})

test('every property of every dataset prints whole sentences', () => {
  // Object.keys forgets the keys' type; the table has no others.
  for (const name of Object.keys(datasets) as DatasetName[])
    for (const language of locales)
      for (const key of datasetPropertyKeys)
        for (const { text } of datasetFacts(name, key, language)) {
          expect(text).toContain(datasets[name].name)
          expect(text).not.toMatch(/[{}]|undefined/)
        }
})

test.each<[Locale, string, string[], string | undefined, RegExp]>([
  ['en', 'how long does SMURF run', [], 'endurance', /^SMURF: endurance 6–8\sh\.$/],
  ['en', 'How heavy is the large boat?', [], undefined, /hull weight of EFFICIENCY/],
  ['en', 'SMURF weight and width?', [], 'dimensions', /hull weight of SMURF[\s\S]*width 1,600\smm \(indicative\)/],
  ['en', 'capacity of the small one', [], 'full-basket', /50\skg/],
  ['en', 'how many people fit on XI', [], 'tour-boat', /8–10\speople \(indicative\)/],
  ['en', 'how many passengers does smurf take', [], 'tour-boat', /nobody aboard/],
  ['en', 'and MOSHARK?', ['how long does SMURF run'], 'endurance', /MOSHARK \(cleaning variant\): endurance/],
  ['en', 'how heavy is it', ['do you know EFFICIENCY', 'is it good?'], undefined, /EFFICIENCY/],
  ['en', 'which boat runs longest', [], 'endurance', /^Endurance, the longest first:\nEFFICIENCY: endurance 8–10/],
  ['en', 'which is the fastest boat', [], undefined, /speed of our boats/],
  ['en', 'what is the hull made of', [], 'documents', /hull material of our boats[\s\S]*fresh or salt water/],
  ['zh', 'smurf 防水等级多少', [], 'protection', /各部件的防护等级不同/],
  ['zh', '鲸灵能从桥下过去吗', [], 'dimensions', /船高 1,000/],
  [
    'en',
    'How wide is SMURF, and can it go under low bridges?',
    [],
    'dimensions',
    /height 1,000[\s\S]*width 1,600|width 1,600[\s\S]*height 1,000/,
  ],
  ['en', 'The canal gate is 1.5 m wide', [], 'dimensions', /width 1,600/],
  ['zh', '离岸多远还能遥控', [], 'network', /移动网络/],
  ['en', 'how much room is there inside YANG', [], 'lounge-boat', /27\sm²/],
  ['en', 'can EFFICIENCY pass under a bridge', [], 'arms-folded', /arms are folded/],
  ['zh', 'EFFICIENCY充满一次电大概能扫几百亩', [], 'suited-area', /320–400/],
  ['zh', 'TITAN上面要不要站人', [], 'lifting', /驳运可以无人/],
  ['en', 'what distinguishes YANG from XI?', [], 'which-boat', /XI[\s\S]*YANG/],
  ['zh', '摩鲨是干嘛的', [], 'medium-boat', /MOSHARK/],
  ['zh', 'feichi续航多久', [], 'feichi-configured', /监测对象/],
  ['zh', '汐和YANG有什么区别', [], 'which-boat', /汐 XI：自动驾驶游船[\s\S]*YANG：水上超级空间[\s\S]*27/],
  ['zh', '洋和汐怎么选', [], 'which-boat', /汐 XI[\s\S]*YANG/],
  [
    'en',
    'smurf vs moshark',
    [],
    'which-boat',
    /SMURF: Small cleaning boat[\s\S]*MOSHARK \(weed variant\)[\s\S]*50\skg/,
  ],
  ['en', 'is the large or the small boat better?', [], 'which-boat', /SMURF[\s\S]*EFFICIENCY/],
  ['en', 'draught of APAS', [], 'shallow-water', /your own vessel/],
  ['en', 'how many images are in FloW', [], 'flow', /2,000/],
  ['en', 'how many images does FloW-Img have?', [], 'flow', /2,000/],
  ['en', 'FloW DOI and USVInland journal please', [], 'flow', /^FloW, DOI: 10\.1109[^\n]*\nUSVInland, venue/],
  [
    'en',
    'Is it the same in USVInland?',
    ['Which radar model is used in FloW-RI?'],
    'flow',
    /FloW[\s\S]*USVInland, millimetre-wave radar: TI AWR1843/,
  ],
  ['en', 'and which model is it?', ['Is there IMU data in MariSense'], 'marisense', /IIM-46234/],
  ['zh', 'USVInland也是同一款吗', ['FloW-RI里的毫米波雷达是哪个型号？'], 'flow', /USVInland，毫米波雷达：TI AWR1843/],
  ['zh', 'MariSense有几部雷达', [], 'marisense', /10 部（TI AWR2944/],
  ['en', 'How long and wide is the SMURF, exactly?', [], 'dimensions', /2,500[\s\S]*1,600/],
  ['en', 'how do the two tour boats differ', [], 'which-boat', /XI[\s\S]*YANG/],
  ['zh', '两款游船有什么区别', [], 'which-boat', /汐 XI[\s\S]*YANG/],
  ['zh', 'SMURF到底多长多宽', [], 'dimensions', /2,500 × 1,600 × 1,000/],
  [
    'en',
    'what about image resolution',
    ['how many images are in FloW'],
    undefined,
    /image resolution of FloW comes with the answer/,
  ],
  ['en', 'usvinland lidar model', [], 'usvinland', /VLP-16/],
  ['en', 'lowest bridge is 1.4 m, will the small one fit under it?', [], 'dimensions', /SMURF: height 1,000\smm/],
  ['zh', '河道最窄只有两米，船过得去吗', [], 'dimensions', /船宽 1,600\s毫米（(?:示意|参考)值）[\s\S]*最窄/],
  ['en', 'tell me about TITAN', [], 'titan', /TITAN/],
  ['zh', 'FEICHI 是干什么用的', [], 'water-quality', /FEICHI/],
  ['zh', '鲸灵能跑多久', [], 'endurance', /6–8\s小时/],
  ['zh', 'moshark 多重', [], undefined, /MOSHARK 的船体重量随配置确定/],
  ['zh', '充满得几个小时', ['鲸灵能干多久'], 'charging', /充电时长随配置确定/],
  [
    'zh',
    '汐一次能坐几个人，充一次跑多久',
    [],
    'tour-boat',
    /8–10\s人（(?:示意|参考)值）[\s\S]*汐的续航时间和里程随[^\n]*随报价提供/,
  ],
  ['zh', '割草船能割多深', [], 'weed', /10–60\s厘米/],
  ['zh', '哪款续航最长', [], 'endurance', /^续航时间，从长到短：\nEFFICIENCY/],
  ['zh', 'YANG能坐几个人', [], 'lounge-guests', /./],
  ['en', 'how much does SMURF cost', [], 'price', /^The price of SMURF depends[\s\S]*quote page/],
  ['en', 'and TITAN?', ['How much is SMURF?'], 'price', /^The price of TITAN/],
  ['en', 'price of SMURF and TITAN', [], 'price', /^The price of SMURF and TITAN[\s\S]*quote page/],
  ['zh', '鲸灵和TITAN充电要多久', [], 'charging', /充电时长随配置确定[\s\S]*磷酸铁锂/],
  ['zh', '小蓝精灵多少钱', [], 'price', /^SMURF 鲸灵的价格/],
  ['zh', 'TITAN呢', ['小蓝精灵多少钱'], 'price', /^TITAN 的价格/],
  ['zh', 'APAS多少钱一套', [], 'price', /^APAS 的价格[\s\S]*勘验实船后报价/],
  ['en', 'maximum wave height of YANG', [], 'lounge-waves', /^The wave height and wind force for which YANG is built/],
  ['zh', 'YANG抗几级风', [], 'lounge-waves', /^YANG 的浪高和风力限值随报价提供/],
  ['zh', '图像分辨率呢', ['FloW数据集有多少张图'], undefined, /图像分辨率随申请答复提供/],
  ['zh', 'EFFICIENCY一小时能清理多少亩', [], 'speed', /40\s亩\/小时/],
])('%s: "%s" after %j', (language, text, before, entry, said) => {
  const body = replied(text, language, before)
  expect(body?.text).toMatch(said)
  expect(body?.type === 'answer' ? body.answer_id : undefined).toBe(entry)
})

test.each<[Locale, string]>([
  ['en', 'how much does SMURF cost to run for a year'],
  ['en', 'can SMURF run in 30 cm of water'],
  ['en', 'how long does it last'],
  ['en', 'is SMURF as fast as a swan'],
  ['en', 'weight of an elephant'],
  ['en', 'product range'],
  ['zh', 'SMURF一年的运维要多少钱'],
  ['zh', '大象多重'],
  ['zh', '桥洞净宽就六米多，那个大家伙两条胳膊伸出来得十几米，咋过去'],
  ['zh', '续航多久'],
  ['zh', '小船怕不怕大浪把它打翻'],
  ['zh', '一艘大船还是几艘小船'],
  ['zh', '穿城河道四公里长十二米宽，闸口积垃圾'],
  ['zh', '桥边水深1米能用吗'],
  ['zh', '汐有船长吗'],
  ['en', 'one large boat or two small ones'],
  ['en', 'SMURF or MOSHARK for a lake full of lilies'],
])('%s: "%s" asks for more or less than a property', (language, text) => {
  expect(factReply(text, language, [])).toBeUndefined()
})

test.each([
  ['zh', 'MOSHARK清洁型跟EFFICIENCY一次能装的垃圾差多少', /100.公斤.*500.公斤/s],
  ['zh', '汐跟YANG有什么区别？我们是酒店。', /8–10.*27/s],
  ['en', 'What is the difference between XI and YANG? We cannot tell which one fits a hotel.', /8–10.*27/s],
  ['zh', 'USVInland里激光雷达和双目相机分别是什么型号', /VLP-16.*MYNT EYE S/s],
  ['zh', 'FloW的train/test官方怎么划的？', /7:2:1/],
  ['zh', '大湖用的那条，一个小时能捞多大面积', /40.亩\/小时/],
  ['en', 'self driveing tour boat batery type', /battery type lithium iron phosphate/],
  ['en', 'how much can the largest one haul', /500.kg/],
] as const)('%s: "%s" is told of the boats or the dataset that it names', (language, text, figure) => {
  expect(replyTo(text, language)).toMatchObject([{ type: 'answer', text: expect.stringMatching(figure) }])
})

test.each([
  ['en', 'Does MariSense have thermal images?', [], /one thermal \(640 × 512\)/],
  [
    'en',
    'At what frequency were they recorded?',
    ['Which sensors were on the USVInland platform?'],
    /rate of each sensor of USVInland comes with/,
  ],
  ['en', 'What GPS receiver did MariSense use?', [], /u-blox F9P/],
  ['en', 'Does FloW label plastic bags or only bottles?', [], /hold only “bottle”/],
  ['zh', 'MariSense那条艇上装了多少部毫米波雷达，什么芯片的？', [], /AWR2944/],
  ['zh', 'USVInland的点云是几线的，频率多少', [], /各传感器频率随申请答复提供[\s\S]*16 线/],
  ['zh', 'FloW里小目标占多少比例', [], /55%/],
  ['en', 'Our fairways between the finger piers are pretty tight. How long and wide is the SMURF?', [], /1,600/],
  ['en', 'Our bridge is low. How high is SMURF?', [], /1,000/],
  ['zh', '我们桥低，SMURF多高啊', [], /1,000/],
  ['zh', 'SMURF用普通拖车能拉吗', [], /2,500 × 1,600/],
] as const)(
  '%s: "%s" after %j has the figure of the boat or the dataset that it names',
  (language, text, before, figure) => {
    expect(replyTo(text, language, before)[0]?.text).toMatch(figure)
  },
)
