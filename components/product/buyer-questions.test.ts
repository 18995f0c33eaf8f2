import { expect, test } from 'vitest'
import { askRows } from '#lib/content/boats/ask-rows'
import { boats } from '#lib/content/boats/catalogue'
import { boatCopy } from '#lib/content/boats/copy'
import { plateRows } from '#lib/content/boats/plate'
import { figureText } from '#lib/content/boats/print'
import { type BoatSlug, boatSlugs, lineOf } from '#lib/content/fleet'
import { buyingQuestions, lineQuestions, questionsNamed } from '#lib/entries/buying-questions'
import { type Locale, locales } from '#lib/i18n/locales'
import { messages } from '#lib/i18n/messages'

function strings(node: unknown): string[] {
  if (typeof node === 'string') return [node]
  return typeof node === 'object' && node !== null ? Object.values(node).flatMap(strings) : []
}

/** What a buyer finds within two clicks: the boat's own page, and what `/service` says of it, of its line and of all. */
function withinTwoClicks(slug: BoatSlug, locale: Locale): string {
  const { FigureLabels: labels, SheetTerms: terms, AskTable: ask, ServicePage, ProcurementGuide } = messages[locale]
  const rows = plateRows(boats[slug]).flatMap(({ key, values }) => [
    labels[key],
    ...values.map((row) => row?.word && terms[row.word]),
    ...values.flatMap((row) => row?.metric.map((each) => figureText(each.key, each.figure, locale)) ?? []),
  ])
  const line = lineOf(slug)
  const said = [
    ...strings(boatCopy(slug, locale)),
    ...strings(rows),
    ...askRows.map((row) => `${ask.rows[row].name}: ${ask.rows[row].why}`),
    ...strings(ServicePage.lines[line]),
    ...strings(line === 'cleaning' ? [] : ServicePage.own[line]),
    ...strings(questionsNamed([...buyingQuestions(locale), ...lineQuestions(line)], locale)),
    ...strings(ProcurementGuide),
  ]
  return said.join('\n').replaceAll('\u00a0', ' ')
}

/** What people who buy a cleaning boat ask, and the words by which they are answered, or told why to ask us. */
const smurf: readonly (readonly [question: string, zh: RegExp, en: RegExp])[] = [
  ['What does it collect?', /漂浮物：瓶子、落叶、泡沫/, /[Bb]ottles, leaves, foam/],
  ['How large a site suits one boat?', /50–100 亩/, /3\.3–6\.7 ha/],
  ['How many boats do I need?', /需要几艘鲸灵/, /How many SMURFs does my site need/],
  ['Recommended or maintained area?', /维护面积.*是单船长期维护的面积/, /what one boat keeps clean over time/],
  ['How much does it hold?', /50 公斤/, /50 kg/],
  ['What happens when it is full?', /垃圾筐满/, /Basket full/],
  ['How long does it run on one charge?', /6–8 小时/, /6–8 h/],
  ['How long does charging take?', /充电时长.*随报价提供/, /charging time.*come with your quote/],
  ['Which battery?', /磷酸铁锂/, /[Ll]ithium iron phosphate/],
  ['Battery capacity and charging power?', /充电功率与时长: 按/, /charging power, time: Sized/],
  ['How large is it?', /2,?500/, /2,?500/],
  ['How heavy is it?', /重量/, /weight/],
  ['How deep must the water be?', /吃水/, /Draft/],
  ['Does it fit under our bridge?', /最低桥下的净高/, /headroom under the lowest bridge/],
  ['How fast is it?', /航速/, /speed/],
  ['How fast does it work?', /作业航速: 随/, /Working speed: Depends/],
  ['How much does it cover in an hour?', /作业效率: 随/, /work rate: Depend/],
  ['Does it cut weed?', /生根的水草用 MOSHARK/, /cutting depth|MOSHARK/],
  ['Algae, oil, sunken waste?', /油膜和沉底的垃圾/, /Algae, oil films and sunken waste/],
  ['Whole branches?', /整棵的树/, /tree trunks|[Ww]hole trees/],
  ['Does it avoid other boats?', /识别船只、浮标和岸线，自动绕行/, /Detects boats, buoys and banks/],
  ['What if the link is lost?', /失去通信/, /Link lost/],
  ['What if the battery runs low?', /电量低/, /Battery low/],
  ['Can a person take over?', /经授权的人员可随时查看、停船、接管/, /Authorised people ashore/],
  ['Must somebody watch it?', /不需要人跟船/, /Nobody has to follow/],
  ['At night, in rain, in wind?', /夜里、下雨、刮风/, /at night, in rain or wind/],
  ['In a current or a flood?', /汛期和泄洪/, /In a flood/],
  ['In winter?', /结冰的水面不作业/, /does not work when there is ice/],
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
  ['Is training included?', /培训/, /training/],
  ['Can we see one?', /参观在用的船/, /see a boat at work/],
  ['Insurance and liability?', /保险和责任/, /Insurance and liability/],
  ['Does it connect to our platform?', /接口方式/, /interface and the scope/],
  ['Who owns the data?', /谁能查看、存放在哪/, /who may see the data/],
  ['Certificates?', /证书编号与复印件/, /numbers and copies/],
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
  ['Which sensors?', /激光雷达/, /[Ll]idar/],
  ['How large is the deck?', /11 平方米/, /11 m²/],
  ['How large and heavy is it?', /重量/, /weight/],
  ['How deep must the water be?', /吃水/, /[Dd]raft/],
  ['How long does it run?', /续航/, /endurance/],
  ['How fast is it?', /航速/, /speed/],
  ['Which battery, how much charging power?', /充电功率与时长: 按/, /charging power, time: Sized/],
  ['What pier does it need?', /能安全上下客、能通电/, /safe boarding and power/],
  ['Wheelchairs and pushchairs?', /轮椅和婴儿车/, /wheelchairs and pushchairs/],
  ['Who plans the route?', /航线设置与试航/, /Route setup and trials/],
  ['How many visitors a year?', /16,000|1\.6 万/, /16,000/],
  ['When does it pay for itself?', /回本周期/, /Payback/],
  ['What do those figures depend on?', /运营天数、趟次、票价和上座率/, /operating days, trips, ticket price/],
  ['What if something fails on the lake?', /80%/, /80 ?%/],
  ['Does it avoid other boats?', /自动避让/, /keeps clear/],
  ['What if the link is lost?', /自动停船，或由船员接管/, /Stops by itself, or crew take over/],
  ['Somebody falls overboard?', /有人落水/, /Man overboard/],
  ['Wind, rain, lightning?', /风雨雷电/, /Weather/],
  ['In a current or a flood?', /汛期和泄洪/, /In a flood/],
  ['In winter?', /结冰的水面不作业/, /does not work when there is ice/],
  ['How loud is it?', /噪声: /, /Noise: /],
  ['Any exhaust or fuel?', /没有尾气/, /no exhaust/],
  ['Which permits?', /登记与营运许可/, /operating licence/],
  ['Inspection certificate?', /船舶检验证书/, /inspection certificate/],
  ['Class certificate?', /证书编号与复印件/, /numbers and copies/],
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
  ['Can a person take over from the shore?', /经授权的人员可随时查看、停船、接管/, /Authorised people ashore/],
  ['Does it connect to our ticketing?', /接口方式/, /interface and the scope/],
  ['Who owns the pictures?', /谁能查看、存放在哪/, /who may see the data/],
  ['Who uses it?', /玄武湖/, /Xuanwu Lake/],
  ['What is included?', /船员操作、应急/, /Charging equipment and a pier plan/],
]

/** What everybody asks who buys a hull, whatever its work. */
const anyHull: typeof smurf = [
  ['How heavy is it?', /重量/, /weight/],
  ['How deep must the water be?', /吃水/, /[Dd]raft/],
  ['How fast is it?', /航速/, /speed/],
  ['Which battery?', /磷酸铁锂/, /[Ll]ithium iron phosphate/],
  ['Battery capacity, charging power and time?', /充电功率与时长: 按/, /charging power, time: Sized/],
  ['How long do boat and battery last?', /预期年限/, /expected life/],
  ['What if the battery runs low?', /低电|电量低|返航电量|剩多少电/, /[Bb]attery (?:low|reserve)/],
  ['What if the link is lost?', /失去通信|失联/, /[Ll]ink (?:is )?lost|without a link/],
  ['How far from the shore does the link reach?', /通信距离: /, /Communication range: /],
  ['Can a person take over from the shore?', /经授权的人员可随时查看、停船、接管/, /Authorised people ashore/],
  ['Wind, waves, heat and cold?', /抗风浪等级与适用温度: /, /Wind, wave and temperature limits: /],
  ['In a current or a flood?', /汛期和泄洪/, /In a flood/],
  ['In winter, and where is it stored?', /冬季存放/, /winter storage/],
  ['How loud is it?', /噪声: /, /Noise: /],
  ['What is the hull made of?', /船体材料: /, /Hull material: /],
  ['Protection class?', /防护等级: /, /Protection class: /],
  ['Certificates, CE?', /证书编号与复印件/, /class, CE, import: Tell us your country/],
  ['Which permits?', /许可/, /permit|permission|licence/i],
  [
    'How large is it, how is it transported?',
    /运输尺寸、重量与电池运输文件: /,
    /Transport size, weight, battery documents: /,
  ],
  ['Does it need a crane to be launched?', /没有的用吊车/, /otherwise by crane/],
  [
    'Which languages has the software, who updates it?',
    /操作端：语言、升级、流量与信息安全: /,
    /Software: languages, updates/,
  ],
  ['Data plan and information security?', /信息安全/, /security rules/],
  ['Does it connect to our platform?', /接口方式/, /interface and the scope/],
  ['Who owns the data?', /谁能查看、存放在哪/, /who may see the data/],
  ['What comes with it?', /含.*电池/, /[Ww]ith (?:arms, conveyor, bin, |its )?battery/],
  ['What does it cost?', /价格取决于/, /price depends/],
  ['When is it delivered?', /交期取决于/, /Lead time depends/],
  ['Can we lease it?', /租用/, /lease/],
  ['Payment and tenders?', /招标/, /tender/],
  ['How long is the warranty?', /保修期限/, /extent of the warranty/],
  ['Who repairs it, and how soon?', /响应时间/, /Response time/],
  ['Spare parts?', /备件/, /spare parts/],
  ['Maintenance and wearing parts?', /易耗件/, /wearing parts/],
  ['Is training included?', /培训/, /training/],
  ['Can we see one or try it?', /参观在用的船/, /see a boat at work/],
  ['Insurance and liability?', /保险和责任/, /Insurance and liability/],
  ['How do we get a quote?', /已为您选好/, /is already selected/],
]

const moshark: typeof smurf = [
  ['How large a site suits one boat?', /100–200 亩/, /6\.7–13\.3 ha/],
  ['And of weed?', /200–300 亩/, /13\.3–20 ha/],
  ['How deep does it cut?', /10–60 厘米/, /10–60 cm/],
  ['Does it cut reed?', /芦苇/, /reed/],
  ['How much does it hold?', /150 公斤/, /150 kg/],
  ['Can one boat do both?', /能否现场换装/, /changeover/],
  ['Where does the weed go?', /沥水、装车的场地/, /room to drain/],
  ['Is the cutter safe?', /刀具停转的距离/, /distance at which the cutter stops/],
  ['What if a rope fouls the cutter?', /刀具缠绕/, /Cutter fouled/],
  ['Algae, oil, sunken waste?', /油膜和沉底的垃圾/, /Algae, oil films and sunken waste/],
  ['Does it harm fish and birds?', /鸟岛和网箱/, /nesting sites/],
]

const efficiency: typeof smurf = [
  ['How large a site suits one boat?', /500 亩/, /33\.3 ha/],
  ['How wide does it sweep?', /可达 15 米/, /up to 15 m/],
  ['How much in an hour, and on one charge?', /320–400 亩/, /21\.3–26\.7 ha/],
  ['How much does it hold?', /500 公斤/, /500 kg/],
  ['Is the area finished in a day?', /适用水域一天能清完吗/, /finished in a day/],
  ['One large boat or several small ones?', /一艘大船，还是几艘小船/, /One large boat or several/],
  ['How long a berth does it need?', /岸线要多长/, /How long a berth/],
  ['Whole trees?', /整棵的树/, /tree trunks|[Ww]hole trees/],
  ['Does it fit through our bridge?', /桥孔净宽/, /bridge openings/],
]

const feichi: typeof smurf = [
  ['Which parameters does it measure?', /能测哪些水质指标/, /Which water-quality parameters/],
  ['Does it replace sampling by hand?', /法定采样/, /Statutory samples/],
  ['Does it return to the same station?', /同样的点位/, /same stations/],
  ['Does it work at night?', /夜里、下雨、刮风/, /at night, in rain or wind/],
  ['What if the signal is weak?', /信号弱/, /Weak signal/],
  ['What does it need ashore?', /航行许可/, /navigation permit/],
  ['Can it clean, too?', /由清洁船收集/, /a cleaning boat collects the litter/],
]

const titan: typeof smurf = [
  ['How much does it lift and carry?', /能吊多重、装多少/, /How much does it lift/],
  ['How long does it work on one charge?', /8–10 小时/, /8–10 h/],
  ['Is it unmanned?', /驳运可以无人/, /Transport can be unmanned/],
  ['Who may stop a lift?', /谁有权叫停/, /who may stop it/],
  ['Stability?', /稳性/, /stability/],
  ['Can the deck be laid out for our job?', /甲板布置图/, /deck plan/],
  ['What does it need ashore?', /货物能运到船边的道路/, /road that brings cargo/],
]

const yang: typeof smurf = [
  ['How many guests?', /船舶检验证书核定的人数/, /inspection certificate decides/],
  ['How much room is there?', /27 平方米/, /27 m²/],
  ['Can we cook aboard?', /能在船上做饭吗/, /Can we cook aboard/],
  ['How long can it stay out?', /一次能开多久/, /How long can it stay out/],
  ['How much water does it need?', /可掉头、停靠/, /Enough room to turn and berth/],
  ['Does it need crew?', /持证船员/, /licensed crew/i],
  ['Which permits for catering?', /餐饮与消防许可/, /Catering and fire permits/],
  ['Somebody falls overboard?', /有人落水/, /Man overboard|overboard/],
]

/** What the owner of a vessel asks of a system to be fitted to it. */
const apas: typeof smurf = [
  ['What does it do?', /计算会遇时间和距离/, /Calculates when and how close/],
  ['Does it hold the route?', /保持航线/, /Holds the route/],
  ['Does it help with berthing?', /靠泊时显示距离/, /distance and speed over the last metres/],
  ['Remote takeover?', /需要时由岸上接管/, /operator ashore can take over/],
  ['Which sensors?', /融合激光雷达、毫米波雷达和高精度定位/, /Combines lidar, radar and positioning/],
  ['Cameras?', /双目相机/, /[Ss]tereo camera/],
  ['At night and in fog?', /夜间、雨中也能测出/, /At night and in rain/],
  ['Which vessels?', /什么样的船能装/, /Which vessels can it be fitted/],
  ['A new vessel?', /图纸阶段预留/, /on the drawing/],
  ['How long is the vessel out of service?', /停航多久/, /out of service/],
  ['What is fitted where?', /桅杆：激光雷达/, /Mast: lidar/],
  ['Which parts come with it?', /传感器、计算主机与显示屏/, /sensors, computer and display/],
  ['Which drawings do you need?', /总布置/, /general arrangement/],
  ['What must we provide?', /停航施工的时间/, /Downtime/],
  ['Who deals with the surveyor?', /与船检和管理部门的沟通/, /Contact with the surveyor/],
  ['Can we steer by hand?', /加装后保留，试航时演示/, /Kept after fitting/],
  ['Who is responsible?', /航行由船长负责/, /master is responsible/],
  ['Can we sail with fewer crew?', /不改变配员/, /does not change that/],
  ['What if the link is lost?', /控制权交还驾驶台/, /control returns to the helm/],
  ['What if it loses its position?', /失去定位/, /Position lost/],
  ['What if power fails?', /关机次序/, /order in which systems switch off/],
  ['How much power does it need?', /功耗: /, /Power consumption: /],
  ['Current, wind and ice?', /以您的船原有的限制为准/, /own limits apply/],
  ['Protection class?', /防护等级: /, /Protection class: /],
  ['Class certificate?', /证书编号与复印件/, /numbers and copies/],
  ['How far does the link reach?', /通信距离: /, /Communication range: /],
  ['Languages and updates of the software?', /操作端：语言、升级/, /Software: languages, updates/],
  ['How many vessels carry it?', /1,000/, /1,000/],
  ['What does the autonomous distance mean?', /里程怎么统计/, /what does the distance mean/],
  ['How is it accepted?', /航行试验与逐项验收/, /Sea trials and acceptance/],
  ['What does it cost?', /价格取决于/, /price depends/],
  ['When is it delivered?', /交期取决于/, /Lead time depends/],
  ['Payment and tenders?', /招标/, /tender/],
  ['How long is the warranty?', /保修期限/, /extent of the warranty/],
  ['Who repairs it, and how soon?', /响应时间/, /Response time/],
  ['Is training included?', /驾驶员培训/, /Helmsman training/],
  ['Can we see one?', /征询船东/, /ask its owner/],
  ['Insurance and liability?', /保险和责任/, /Insurance and liability/],
  ['Does it connect to our platform?', /接口方式/, /interface and the scope/],
  ['Who owns the data?', /谁能查看、存放在哪/, /who may see the data/],
]

test.each([
  ['smurf', [...smurf, ...anyHull]],
  ['moshark', [...moshark, ...anyHull]],
  ['efficiency', [...efficiency, ...anyHull]],
  ['feichi', [...feichi, ...anyHull]],
  ['titan', [...titan, ...anyHull]],
  ['xi', [...xi, ...anyHull]],
  ['yang', [...yang, ...anyHull]],
  ['apas', apas],
] as const)('a buyer of %s finds an answer within two clicks, or what to ask for and why', (slug, questions) => {
  expect(questions.length).toBeGreaterThanOrEqual(40)
  const text = { zh: withinTwoClicks(slug, 'zh'), en: withinTwoClicks(slug, 'en') }
  const open = questions.filter(([, zh, en]) => !zh.test(text.zh) || !en.test(text.en)).map(([question]) => question)
  expect(open).toEqual([])
})

test.each(locales)('no question stands twice among the answers about buying (%s)', (locale) => {
  for (const slug of boatSlugs) {
    const own = boatCopy(slug, locale).questions.items.map(({ question }) => question)
    const shared = [...buyingQuestions(locale), ...lineQuestions(lineOf(slug))]
    const asked = [...own, ...questionsNamed(shared, locale).map(({ question }) => question)]
    expect(new Set(asked).size, slug).toBe(asked.length)
    expect(own, slug).toHaveLength(6)
  }
  const lines = [...new Set(boatSlugs.map(lineOf))]
  const onService = [...buyingQuestions(locale), ...lines.flatMap(lineQuestions)]
  expect(new Set(onService).size, '/service').toBe(onService.length)
})
