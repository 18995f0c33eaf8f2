import { expect, test } from 'vitest'
import { boats } from '#lib/content/boats/catalogue'
import { boatCopy } from '#lib/content/boats/copy'
import { specificationSheet } from '#lib/content/boats/sheet'
import { type BoatSlug, boatSlugs } from '#lib/content/fleet'
import { generalAnswers, questionsNamed } from '#lib/entries/buying-questions'
import { type Locale, locales } from '#lib/i18n/locales'
import { messages } from '#lib/i18n/messages'

function strings(node: unknown): string[] {
  if (typeof node === 'string') return [node]
  return typeof node === 'object' && node !== null ? Object.values(node).flatMap(strings) : []
}

/** All that a boat's page says, from the sources its sections print. */
function pageText(slug: BoatSlug, locale: Locale): string {
  const { FigureLabels: labels, AskTable: ask } = messages[locale]
  const boat = boats[slug]
  const rows = boat.variants.flatMap((variant) =>
    specificationSheet(boat, variant).flatMap(({ rows }) => rows.map(({ key }) => labels[key])),
  )
  const asked = boat.askRows.map((row) => `${ask.rows[row].name}: ${ask.rows[row].why}`)
  const said = [...strings(boatCopy(slug, locale)), ...rows, ...asked, ...strings(generalAnswers(slug, locale))]
  return said.join('\n').replaceAll('\u00a0', ' ').replaceAll('\u2060', '')
}

/** What people who buy a cleaning boat ask, and the words by which its page answers, or says why to ask us. */
const smurf: readonly (readonly [question: string, zh: RegExp, en: RegExp])[] = [
  ['What does it collect?', /收漂浮物：瓶子、落叶、泡沫/, /Floating litter: bottles, leaves, foam/],
  ['How large a site suits one boat?', /50–100 亩/, /3\.3–6\.7 ha/],
  ['How many boats do I need?', /我的水面要几艘船/, /How many boats does my site need/],
  ['Suited or maintained area: which counts?', /以合同写明的数值为准/, /contract states the binding figure/],
  ['How much does it hold?', /50 公斤/, /50 kg/],
  ['What happens when it is full?', /垃圾筐满/, /Basket full/],
  ['How long does it run on one charge?', /6–8 小时/, /6–8 h/],
  ['How long does charging take?', /充电时长取决于码头供电/, /Charging time depends on/],
  ['Which battery?', /磷酸铁锂/, /lithium iron phosphate/],
  ['Battery capacity and charging power?', /电池容量与充电功率: 按/, /charging power: Sized/],
  ['How large is it?', /长 2,?500/, /Length 2,?500/],
  ['How heavy is it?', /船体重量/, /Hull weight/],
  ['How deep must the water be?', /吃水/, /Draft/],
  ['Does it fit under our bridge?', /最低桥下的净高/, /headroom under the lowest bridge/],
  ['How fast is it?', /最大航速/, /Maximum speed/],
  ['How fast does it work?', /作业航速: 随/, /Working speed: Depends/],
  ['How much does it cover in an hour?', /作业效率: 随/, /work rate: Depend/],
  ['Does it cut weed?', /生根的水草用 MOSHARK/, /cutting depth|MOSHARK/],
  ['Algae, oil, sunken waste?', /蓝藻、油膜和沉底的垃圾/, /Algae, oil films and sunken waste/],
  ['Whole branches?', /整棵的树/, /Whole trees/],
  ['Does it avoid other boats?', /识别船只、浮标和岸线，自动绕行/, /Detects boats, buoys and banks/],
  ['What if the link is lost?', /失去通信/, /Link lost/],
  ['What if the battery runs low?', /电量低/, /Battery low/],
  ['Can a person take over?', /经授权的人员随时能看、能停、能接管/, /Authorised people ashore/],
  ['Must somebody watch it?', /不需要人在船边/, /watch|nobody/i],
  ['At night, in rain, in wind?', /夜里、下雨、刮风/, /at night, in rain or wind/],
  ['In a current or a flood?', /汛期和泄洪/, /In a flood/],
  ['In winter?', /结冰的水面不作业/, /does not work on ice/],
  ['In salt water?', /盐雾/, /salt/],
  ['Does it harm fish and birds?', /鸟岛和网箱/, /nesting sites/],
  ['Could it be stolen?', /防盗报警/, /anti-theft/],
  ['What has to be ready ashore?', /能通电、能通车的靠岸位置/, /power and/],
  ['What comes with it?', /清洁船一艘/, /One cleaning boat/],
  ['What does it cost?', /价格取决于/, /price depends/],
  ['When is it delivered?', /交期取决于/, /Lead time depends/],
  ['Can we lease it?', /租用/, /lease/],
  ['Payment and tenders?', /招标/, /tender/],
  ['How long is the warranty?', /保修期限/, /extent of the warranty/],
  ['How long does it last?', /预期年限/, /expected life/],
  ['Who repairs it, and how soon?', /响应时间/, /Response time/],
  ['Maintenance and wearing parts?', /易耗件/, /wearing parts/],
  ['Is training included?', /交付前培训/, /Before handover/],
  ['Can we see one?', /参观在用的船/, /see a boat at work/],
  ['Insurance and liability?', /保险和责任/, /Insurance and liability/],
  ['Does it connect to our platform?', /接口方式/, /interface and the scope/],
  ['Who owns the data?', /谁能看、存在哪/, /who may see it/],
  ['Certificates?', /证书编号与复印件/, /certificate numbers and copies/],
  ['Protection class?', /防护等级: /, /Protection class: /],
  ['What is the hull made of?', /船体材料: /, /Hull material: /],
  ['How loud is it?', /噪声: /, /Noise: /],
  ['How is it transported and launched?', /缓坡或码头/, /slope or a jetty/],
  ['Who uses it?', /福州/, /Fuzhou/],
]

/** What the operator of a scenic site asks of a tour boat. */
const xi: typeof smurf = [
  ['How many people does it carry?', /8–10 人/, /8–10 people/],
  ['Does it need crew?', /持证船员在船/, /licensed crew aboard/],
  ['How can it be driven?', /人工、遥控、自动/, /Manual, remote or autonomous/],
  ['Which sensors?', /台激光雷达/, /lidar/],
  ['How large is the deck?', /11 平方米/, /11 m²/],
  ['How large and heavy is it?', /船体重量/, /Hull weight/],
  ['How deep must the water be?', /吃水深度/, /Draft/],
  ['How long does it run?', /续航时间/, /Endurance/],
  ['How fast is it?', /最大航速/, /Maximum speed/],
  ['Which battery, how much charging power?', /充电功率: 按/, /charging power: Sized/],
  ['What pier does it need?', /能安全上下客、能通电/, /safe boarding and power/],
  ['Wheelchairs and pushchairs?', /轮椅和婴儿车/, /wheelchairs and pushchairs/],
  ['Who plans the route?', /航线设置与试航/, /Route setup and trials/],
  ['How many visitors a year?', /16,000|1\.6 万/, /16,000/],
  ['When does it pay for itself?', /回本”怎么算/, /payback of/],
  ['Twice the revenue of what?', /对比基准请向我们索取/, /baseline of the revenue/],
  ['What if something fails on the lake?', /80%/, /80 ?%/],
  ['Does it avoid other boats?', /自动避让/, /keeps clear/],
  ['What if the link is lost?', /自动停船，或由船员接管/, /Stops by itself, or crew take over/],
  ['Somebody falls overboard?', /有人落水/, /Man overboard/],
  ['Wind, rain, lightning?', /风雨雷电/, /Weather/],
  ['In a current or a flood?', /汛期和泄洪/, /In a flood/],
  ['In winter?', /结冰的水面不作业/, /does not work on ice/],
  ['How loud is it?', /噪声: /, /Noise: /],
  ['Any exhaust or fuel?', /没有尾气/, /no exhaust/],
  ['Which permits?', /登记与营运许可/, /operating licence/],
  ['Inspection certificate?', /船舶检验证书/, /inspection certificate/],
  ['Class certificate?', /证书编号与复印件/, /certificate numbers and copies/],
  ['Insurance and liability?', /保险和责任/, /Insurance and liability/],
  ['What does it cost?', /价格取决于/, /price depends/],
  ['When is it delivered?', /交期取决于/, /Lead time depends/],
  ['Can we lease it?', /租用/, /lease/],
  ['Payment and tenders?', /招标/, /tender/],
  ['How long is the warranty?', /保修期限/, /extent of the warranty/],
  ['How long does it last?', /预期年限/, /expected life/],
  ['Who repairs it, and how soon?', /响应时间/, /Response time/],
  ['Maintenance?', /定期项目和周期/, /Periodic items/],
  ['Is training included?', /应急与日常维护培训/, /emergencies, daily care/],
  ['Can we see one?', /参观在用的船/, /see a boat at work/],
  ['Can a person take over from the shore?', /经授权的人员随时能看、能停、能接管/, /Authorised people ashore/],
  ['Does it connect to our ticketing?', /接口方式/, /interface and the scope/],
  ['Who owns the pictures?', /谁能看、存在哪/, /who may see it/],
  ['Who uses it?', /玄武湖/, /Xuanwu Lake/],
  ['What is included?', /船员操作、应急/, /Charging equipment and a pier plan/],
]

test.each([
  ['smurf', smurf],
  ['xi', xi],
] as const)('the page of %s answers what its buyers ask, or says what to ask for and why', (slug, questions) => {
  expect(questions.length).toBeGreaterThanOrEqual(40)
  const text = { zh: pageText(slug, 'zh'), en: pageText(slug, 'en') }
  const open = questions.filter(([, zh, en]) => !zh.test(text.zh) || !en.test(text.en)).map(([question]) => question)
  expect(open).toEqual([])
})

const everyBoat = [
  'price',
  'lead-time',
  'payment',
  'rent',
  'warranty',
  'insurance',
  'repair',
  'maintenance',
  'integration',
]

test.each(boatSlugs)(
  'the page of %s gives the general answers about buying, current and winter, in both languages',
  (slug) => {
    const limits = slug === 'apas' ? ['vessel-limits'] : ['current', 'winter']
    for (const locale of locales) {
      const given = generalAnswers(slug, locale)
      expect(given).toEqual(expect.arrayContaining(questionsNamed([...everyBoat, ...limits], locale)))
      expect(new Set(given.map(({ question }) => question)).size, 'each once').toBe(given.length)
    }
  },
)
