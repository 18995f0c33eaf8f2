import type { DatasetPropertyKey } from '#lib/assistant/facts/dataset-properties'
import type { Locale } from '#lib/i18n/locales'

type Topics = readonly (readonly [DatasetPropertyKey, RegExp])[]

/** Words that tell which property of a dataset a longer text speaks of, the closer before the wider. */
const topics: Readonly<Record<Locale, Topics>> = {
  en: [
    [
      'downloadSize',
      /\bdownload\b[^?.]*\b(?:size|large|big)\b|\b(?:how many|many) (?:gb|gigabytes|terabytes)\b|\bdisk space\b/i,
    ],
    ['sensors', /\bsensors?\b|\bmodalit/i],
    ['rates', /\b(?:hz|fps|hertz|frequenc(?:y|ies)(?! band))\b|\b(?:frame|sampl\w+|update|recording|data) ?rates?\b/i],
    ['calibration', /\bcalibrat|\bextrinsic|\bintrinsic/i],
    ['stereoBaseline', /\bstereo baseline|\bbaseline (?:of|between|length)/i],
    ['stereoPairs', /\bstereo (?:image )?pairs\b|\bdisparit/i],
    [
      'radarData',
      /\b(?:raw|adc|range[- ]doppler|rdm|tensors?|form)\b.*\bradar|\bradar\b.*\b(?:raw|adc|doppler|rdm|tensors?|point clouds?|form|annotated|labell?ed|labels?)\b/i,
    ],
    ['radarCount', /\bhow many\b[^?.]*\bradars\b/i],
    ['radarFrames', /\bsynchroni[sz]ed (?:radar )?frames\b|\bhow many (?:radar )?frames\b/i],
    ['lidar', /\blidars?\b|\blaser scanner/i],
    ['radar', /\bradars?\b|\bmm ?wave\b/i],
    ['imageSize', /\bresolution\b|\bpixels?\b|\b(?:image|picture|frame) (?:size|width|height|dimensions)\b/i],
    ['camera', /\bcameras?\b|\bthermal\b|\binfrared\b|\blow[- ]light\b|\bfisheye\b/i],
    ['gnss', /\bg(?:ps|nss)\b|\brtk\b/i],
    ['imu', /\bimu\b|\binertial\b|\bgyro/i],
    ['pages', /\bpage (?:numbers?|range)\b/i],
    ['doi', /\bdoi\b/i],
    ['venue', /\bjournal\b|\bconference\b|\bvenue\b|\b(?:paper|it) (?:was )?(?:presented|published)\b/i],
    ['authors', /\bauthors?\b|\bwho wrote\b/i],
    ['institutions', /\binstitutions?\b.*\b(?:behind|involved|part)\b|\baffiliations?\b/i],
    [
      'released',
      /\bhow many (?:institut|universit|labs|companies|groups)\w*|\bwhen (?:was|were|did)\b.*\b(?:released?|opened|come out|came out)\b/i,
    ],
    [
      'images',
      /\bhow many (?:\w+ )?(?:images|pictures|photos)\b|\b(?:more|most|number of) (?:images|pictures|photos)\b/i,
    ],
    ['smallObjects', /\bsmall (?:objects?|targets?)\b|\b(?:are|is) small\b|\bhow small\b/i],
    ['split', /\bsplits?\b|\b(?:train|test|validation) set\b/i],
    ['classes', /\bclass(?:es)?\b|\bcategor(?:y|ies)\b|\blabell?ed?\b|\blabels?\b/i],
    ['format', /\bformats?\b|\bmasks?\b|\bbounding box|\bannotat/i],
    ['baselines', /\bbaselines?\b|\bmAP\b/i],
    ['sequences', /\bsequences?\b|\bvideos?\b|\bclips\b/i],
    [
      'route',
      /\bkilomet(?:re|er)s\b|\bkm\b|\bcit(?:y|ies)\b|\bwhich rivers?\b|\bwhere\b.*\b(?:recorded|collected|filmed|shot|captured)\b/i,
    ],
    ['weather', /\bnight|\brain|\bfog|\bsnow|\bweather\b|\bseasons?\b|\bwinter\b/i],
    [
      'platform',
      /\b(?:boat|vessel|RIB|ship)\b.*\b(?:record|collect|long|length|big)|\b(?:what|which|long|big)\b.*\b(?:boat|vessel|RIB|ship)\b/i,
    ],
    ['computer', /\bcomputers?\b|\bjetson\b|\bprocessor\b/i],
  ],
  zh: [
    ['downloadSize', /(?:多少|几十?)个?\s*[GT](?![a-z])|硬盘|下载.{0,6}多大/i],
    ['sensors', /传感器|模态/],
    ['rates', /频率(?!段)|赫兹|hz|fps|帧率|采样率/i],
    ['calibration', /标定|外参|内参/],
    ['stereoBaseline', /双目(?:的)?基线|基线(?:长|距)/],
    ['stereoPairs', /双目(?:图像)?对|视差/],
    ['radarData', /雷达.*(?:原始|adc|点云|什么形式|张量|格式|标注)|(?:原始|adc|点云|张量).*雷达/i],
    ['radarCount', /(?:多少|几)[部个台颗](?:4d)?(?:毫米波)?雷达/i],
    ['radarFrames', /(?:多少|几)帧|同步(?:了)?.{0,4}帧/],
    ['lidar', /激光雷达|lidar|几线|多少线/i],
    ['radar', /(?<!激光)雷达|毫米波/],
    ['imageSize', /分辨率|像素|图(?:像|片)?(?:尺寸|大小|多大)/],
    ['camera', /相机|摄像|热成像|热像仪|红外|鱼眼|镜头/],
    ['gnss', /gps|gnss|rtk|卫星定位/i],
    ['imu', /imu|惯导|惯性|陀螺/i],
    ['pages', /页码|第几页/],
    ['doi', /doi/i],
    ['venue', /期刊|会议|顶会|发表/],
    ['authors', /作者|谁写的/],
    ['institutions', /(?:哪些|哪几[家个])(?:单位|机构|学校|高校)/],
    ['released', /(?:多少|几)家?(?:机构|单位|高校|院校|企业)|什么时候(?:发布|公开|上线)/],
    ['images', /(?:多少|几)张|图(?:像|片)?(?:更?多|数量)|哪个图/],
    ['smallObjects', /小目标|(?:瓶子|目标)(?:有)?多小/],
    ['split', /划分|训练集|测试集|验证集/],
    ['classes', /类别|哪些?类|几类|标(?:注)?了?(?:哪些|什么|不标)|标不标/],
    ['format', /格式|掩码|mask|标注框|怎么标/i],
    ['baselines', /基线|mAP|ap50/i],
    ['sequences', /序列|视频|多少段|几段/],
    ['route', /公里|里程|哪些?(?:城市|河|地方)|在哪(?:里|儿|条河)?(?:采|拍|录)/],
    ['weather', /夜|雨|雾|雪|天气|季节|冬天/],
    ['platform', /(?:什么|哪条|哪种)(?:船|艇)|(?:船|艇)(?:有)?多[长大]/],
    ['computer', /计算机|电脑|工控机|主机/],
  ],
}

/** One that another holds as well says no more: whose radar data are asked for asks for no model. */
const within: Readonly<Partial<Record<DatasetPropertyKey, readonly DatasetPropertyKey[]>>> = {
  calibration: ['lidar', 'radar', 'camera', 'imu'],
  radarData: ['radar', 'format', 'classes'],
  radarCount: ['radar'],
  radarFrames: ['radar'],
  stereoBaseline: ['baselines', 'camera'],
  stereoPairs: ['camera'],
  imageSize: ['stereoPairs', 'camera'],
  smallObjects: ['classes'],
  doi: ['venue'],
  classes: ['format'],
  sequences: ['format'],
  sensors: ['platform'],
  platform: ['sequences'],
}

/** So many are asked at once; a text that speaks of more tells of something else. */
const most = 3

/** The properties of a dataset that a longer text speaks of, in whatever words; none where it speaks of many. */
export function datasetTopics(text: string, language: Locale): DatasetPropertyKey[] {
  const found = topics[language].filter(([, words]) => words.test(text)).map(([key]) => key)
  const held = new Set(found.flatMap((key) => within[key] ?? []))
  const asked = found.filter((key) => !held.has(key))
  return asked.length > most ? [] : asked
}
