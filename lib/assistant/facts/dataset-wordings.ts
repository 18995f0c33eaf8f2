import type { DatasetPropertyKey } from '#lib/assistant/facts/dataset-properties'
import type { Locale } from '#lib/i18n/locales'

type Wordings = Readonly<Record<DatasetPropertyKey, string>>

const en: Wordings = {
  images:
    '(?:number |how many |total |count )*(?:annotated |labell?ed |training )?(?:images?|pictures?|photos?|frames|samples|img|imgs)(?: number| count| total| annotated| labell?ed| included| contain| contains| include| includes| provide| provides| altogether| total)*|(?:dataset )?size|how (?:big|large)|size dataset|how many (?:annotated )?(?:frames|data points|data)',
  objects:
    '(?:number |how many |total |count )*(?:labell?ed |annotated )?(?:objects?|instances?|boxes|bounding boxes|bboxes|annotations?|labels|bottles|targets)(?: number| count| labell?ed| annotated| total| contain| contains| altogether| include| includes)*',
  objectsPerFrame:
    '(?:how many |number )?(?:objects?|targets?|bottles|instances|boxes) (?:per|an|a|one|each|image|frame|picture)+(?: image| frame| picture)?|density objects',
  smallObjects:
    '(?:share |how many |number |percentage |percent |proportion )*small (?:objects?|targets?)(?: size| share| percentage)*|size objects|object sizes?|how small objects?',
  imageSize:
    '(?:image |picture |photo |pixel |frame )?resolution(?: images?| pictures?| photos?)?|image (?:size|dimensions?|width|height)|(?:size|dimensions?) (?:images?|pictures?)|how (?:big|large) (?:images?|pictures?|photos?)|how many (?:pixels|megapixels)|pixels?|(?:which|kind) resolution|width height images?',
  camera:
    '(?:which |kind |type |model )*(?:stereo |monocular |rgb )?cameras?(?: models?| type| used| use| uses| taken| record| recorded| recorded)*|camera model|lens|which camera(?: used| record| recorded| shot| taken| took)*(?: images| pictures)?',
  sensors:
    '(?:which |kind |type |list |set )*sensors?(?: used| include| includes| contain| contains| use| uses| aboard| on board| suite| setup| list| set| data| cover| covers| recorded)*|modalities|(?:sensor|hardware) (?:setup|suite|platform)|which modalities',
  lidar:
    '(?:which |kind |type |model |include |includes |contain |contains )*(?:lidars?|laser scanner|point clouds? lidar)(?: models?| type| used| data| brand| include| lines| included| many lines| specs?)*|how many (?:lidar )?(?:lines|beams|channels)(?: lidar)?',
  radar:
    '(?:which |kind |type |model )*(?:mm ?wave |millimet(?:re|er)[- ]wave )?radars?(?: model| type| used| chip| brand| sensor| band| frequency| use| uses| include| included)*|radar (?:model|chip|band|frequency)|which (?:chip|radar chip)|frequency band',
  radarCount:
    '(?:number |how many )+(?:4d )?(?:mm ?wave |millimet(?:re|er)[- ]wave )?radars?(?: boat| aboard| board| carry| carries| used)*',
  radarFrames:
    '(?:number |how many )*(?:radar |synchroni[sz]ed |radar image )+(?:frames|scans|samples|images|pairs)|how many synchroni[sz]ed',
  radarData:
    '(?:form|format|type|kind) radar(?: data)?|radar (?:data )?(?:format|form|type|labels?|annotations?)|range[- ]doppler|rdm|point clouds?(?: format| columns)?|columns point clouds?|radar (?:tensor|point clouds?)',
  rates:
    '(?:frame ?|sampling |sample |data |sensor |recording )*rates?(?: hz| fps| sensors?| lidar| radar| camera| imu)*|fps|hz|how many (?:hz|fps|frames second)|frequency(?: sensors?| imu| lidar| camera| radar)?|frame ?rate radar',
  format:
    '(?:annotation |label |file |data |labels |bounding box |labell?ing )*formats?(?: annotations?| labels?| data)?|(?:which |kind )?(?:annotation|label) (?:format|type|style)|(?:coco|voc|yolo|pascal voc)(?: or (?:coco|voc|yolo|pascal voc))*(?: format)?|how (?:annotated|labell?ed)|annotations? (?:format|type)|labels? (?:format|type)',
  classes:
    '(?:number |how many |which |list |kind )*(?:class|classes|categories|category|object classes|labels classes|types objects|object types|kinds objects)(?: labell?ed| annotated| include| includes| labels| contain| cover| covers| names?)*|what classes|class names?|class list',
  split:
    '(?:official |train |training |test |val |validation |data )*(?:splits?|partition)(?: ratio| official| sizes?)*|train(?:ing)?[ /-]*(?:val|validation)?[ /-]*test(?: split| ratio| sets?)?|how split|test set size|split ratio',
  baselines:
    '(?:paper |official |published |benchmark )*(?:baselines?|benchmarks?|results|map|ap50|ap|metrics?|accuracy|scores?)(?: paper| reported| values?| table| numbers?)*|baseline (?:models?|results|map|methods)|state art|sota',
  sequences:
    '(?:number |how many |total |list |names |which )*(?:slam |video |data |odometry )?(?:sequences|videos|clips|runs|recordings|bags|video sequences)(?: number| total| names| list| include| includes| contain| there)*|(?:total )?(?:duration|hours|length recording)|sequence (?:names|list|count)|how many hours',
  route:
    '(?:route |total |trajectory |track |path )*(?:length|distance|kilomet(?:re|er)s|km)(?: route| total)?|how (?:many (?:km|kilomet(?:re|er)s|miles)|long)(?: route| routes| recorded| track)*|where (?:recorded|collected|taken|captured|shot|filmed|made)|(?:location|places?|rivers?) (?:recorded|collected)|recorded where|locations?|which (?:rivers?|waterways|city|cities|country)(?: which)?(?: rivers?| city| cities)?(?: images)?(?: recorded| shot| filmed| collected)*',
  venue:
    '(?:which |kind )*(?:venue|conference|journal|publication|proceedings)(?: published| paper| appear| appeared| year)*|where (?:published|paper published|appear|appeared|publish)|published where|(?:which |publication )?year(?: published| paper| publication)?|when published|paper (?:year|venue|journal|conference)|published|which (?:conference|journal)(?: published)?|volume|pages|page numbers?|volume pages|published (?:when|in)',
  title:
    '(?:paper |full |article )*title(?: paper| article)?|name paper|paper (?:name|title)|(?:which |original )?paper|papers?|publication title|full name',
  authors:
    '(?:who |paper |first |all |names )*authors?(?: paper| names| list| dataset)?|who (?:wrote|made|created|published|authored|built|collected)(?: paper| dataset| data)?|author list|written by(?: whom)?|by whom|who behind|creators?',
  doi: 'doi|digital object identifier|doi number|doi paper',
  released:
    '(?:release |released |publication )?date|when (?:released|published data|made available|available|released data|opened|come out|came out|recorded|collected)|release(?:d)? year|year released|how old|how many (?:institutes|institutions|groups|users|labs|universities|companies)(?: use| uses| asked| applied| requested| access)*|first released|release',
  tasks:
    '(?:which |kind |list |supported |benchmark )*tasks?(?: supported| support| supports| defined| cover| covers| include| benchmark)*|(?:which |kind )?(?:problems|benchmarks) (?:cover|covers)|good for|used for|useful for|use|purpose|supports what',
  gnss: 'gps|gnss|rtk|gps (?:data|format|files?|columns|receiver)|gnss (?:data|format|files?|receiver)|positions? (?:format|data)|heading',
  imu: 'imu|imu use|imu uses|imu (?:model|data|format|intrinsics?|noise|type|parameters|file)|inertial (?:unit|data|navigation)|ins|accelerometer|gyro(?:scope)?|which imu',
  calibration:
    '(?:camera |lidar |sensor |extrinsic |lidar camera |lidar-camera |lidar to camera )*(?:calibration|extrinsics?|intrinsics?)(?: files?| parameters?| data| matrix| provided| included)*|how calibrated|calibrated|sdk|devkit|camera (?:matrix|parameters)|transform(?:ation)?(?: lidar camera)?',
  stereoBaseline:
    '(?:stereo |camera )+baseline(?: length| distance)?|baseline (?:stereo|camera|length|distance)(?: pair| cameras)?|distance between cameras',
  stereoPairs:
    '(?:number |how many |total )*(?:stereo |image |camera |stereo image )*pairs(?: ground truth| disparity| disparities)*|(?:stereo )?(?:ground truth )?disparit(?:y|ies)(?: maps?)?|max(?:imum)? disparity|how many stereo (?:images|frames)',
  pages: 'pages?(?: numbers?)?(?: paper)?|paper pages?(?: numbers?)?',
  institutions: '(?:which )?(?:institutions?|institutes?|affiliations?)(?: behind| involved| took part)*',
  platform:
    '(?:which |kind )?(?:boat|vessel|platform|ship)(?: recorded| carried| used| long)*|how long (?:boat|vessel)',
  computer: '(?:which |kind )?(?:on ?board )?computers?(?: aboard| board| used)*',
  downloadSize:
    '(?:download |file |archive |zip |total |disk )+(?:size|space)|size download|how (?:big|large|many) (?:download|file|archive|zip|gb|gigabytes|mb|tb|terabytes)(?: download)?|gigabytes|gb|how many gb|how much (?:disk space|storage|space|disk)(?: need| needs| take| takes)?|disk (?:space|size)|storage size',
  weather:
    '(?:which |kind )*(?:weather|lighting|light|scene|seasons?|environment|scenes|illumination)(?: conditions?| recorded| cover| covers| include| included)*|(?:night|rain|rainy|fog|foggy|winter|day ?time) (?:images|data|scenes|sequences|recordings)|(?:day|night)(?: (?:or|and|/) (?:day|night))|months?|which months?|seasons?|conditions',
}

const count = '(?:多少|几|有多少)?(?:张|个|帧|对|幅|条|段|类|种|篇)?'
const zh: Wordings = {
  images: `(?:标注|训练)?${count}(?:图像|图片|图|照片|样本|数据|帧|张)(?:总)?(?:数量|数|总数|量|规模)?(?:${count})|规模(?:多大)?|数据(?:量|规模)(?:多大|多少)?|(?:多少|几)(?:张|帧)|一共多少|总量`,
  objects: `(?:标注|标|目标|标签)?${count}(?:了)?(?:目标|物体|实例|标注框|框|标注|瓶子|对象)(?:数量|数|总数)?(?:${count})`,
  objectsPerFrame: `(?:每|单|一)(?:张|帧|幅)(?:图|图像|图片)?(?:里|中)?${count}(?:目标|物体|瓶子|框)(?:数)?(?:多少)?|单帧目标数`,
  smallObjects: '小目标(?:占比|比例|多少|占多少|多不多|多大)?|(?:目标|物体)(?:大小|尺寸|多大)',
  imageSize:
    '(?:图像|图片|图|照片|画面|影像|像素)?(?:分辨率|像素|尺寸|大小)(?:多少|多大|几乘几)?|多少像素|(?:图像|图片|图)多大',
  camera:
    '(?:用|什么|啥|哪款|哪个|哪种)*(?:双目|单目)?(?:相机|摄像头|摄像机)(?:型号|什么|啥|哪款|哪个|多少|牌子|拍)*|什么(?:相机|摄像头)拍',
  sensors:
    '(?:用|装|带|配|搭载|包含|包括)*(?:了)?(?:哪些|什么|啥|几种)?(?:传感器|模态|传感数据)(?:哪些|什么|配置|种类|型号)?',
  lidar:
    '(?:用|什么|啥|哪款|哪家|哪种|包含|带|没|几线)*(?:激光雷达|激光|lidar)(?:型号|什么|啥|哪款|哪个|几线|多少线|牌子|数据|没|哪家)*|(?:几|多少)线(?:激光雷达)?',
  radar:
    '(?:用|什么|啥|哪款|哪种|哪个)*(?:毫米波雷达|毫米波|雷达)(?:型号|芯片|什么|啥|哪款|哪个|频段|波段|牌子|哪种)*|雷达(?:频率|频段)|(?:什么|哪款|哪种)芯片|芯片(?:型号)?(?:什么|哪款)?',
  radarCount: '(?:装|带|用)*(?:了)?(?:多少|几)(?:部|个|台|颗)(?:4d)?(?:毫米波)?雷达|雷达(?:数量|多少个|几个|几部)',
  radarFrames: `${count}(?:雷达|同步)(?:图像|图|雷达)?(?:帧|数据|样本)(?:数|数量)?(?:${count})|(?:多少|几)帧同步`,
  radarData:
    '雷达(?:数据|点云|标注)*(?:格式|形式|类型|什么样|怎么标|什么格式)+|点云(?:格式|列|各列|每列|字段|哪几列)*(?:什么意思|含义|什么)?|(?:rdm|距离多普勒|张量)',
  rates:
    '(?:各)?(?:传感器|采样|激光雷达|相机|imu|雷达|帧|采集)?(?:频率|帧率|采样率)(?:多少|几赫兹)?(?:hz|赫兹)?|(?:多少|几)(?:hz|赫兹|fps|帧每秒)|每秒(?:多少|几)帧|fps|hz',
  format:
    '(?:标注|标签|文件|数据|存储|注释)*格式(?:什么|哪种|怎样|啥)?|什么(?:标注)?格式|(?:用)?(?:voc|coco|yolo|pascalvoc)(?:还|或)?(?:voc|coco|yolo)?(?:格式)?|怎么标(?:注)?|(?:标注|标签)(?:类型|方式|怎样)|xml',
  classes: `(?:标注|标签|标|分|包含|包括|目标)?(?:了)?${count}(?:哪些|哪几|什么|几)?(?:类|类别|种类|类目|种)(?:目标|物体|别)?(?:哪些|什么|多少|数|${count})?|分几类|几个类|哪几类`,
  split:
    '(?:官方)?(?:训练|测试|验证|数据)*(?:集)?(?:和)?(?:训练|测试|验证)?(?:集)?(?:划分|分割比例|比例|怎么分|怎么划分|怎么划|怎样划分)(?:多少|怎样)?|训练集?测试集?(?:怎么分|怎么划|多少)?|(?:官方)?train[/ ]?(?:val[/ ]?)?test(?:官方)?(?:怎么)?(?:划分|划|分)?|怎么划分|测试集(?:多少|多大)',
  baselines:
    '(?:论文|官方|基准)?(?:基线|基准|baseline|map|ap50|ap|指标|精度|结果|准确率|性能)(?:多少|什么|怎样|结果|模型|方法|表)*',
  sequences: `${count}(?:slam|视频|数据)?(?:序列|视频|片段)(?:数|数量|总数|名字|名称|哪些)?(?:${count})|(?:总)?时长(?:多少|多久)?|哪些序列|(?:录)?(?:了)?(?:多少|几)(?:个)?小时`,
  route:
    '(?:航线|路线|轨迹|总|采集|航程)*(?:长度|里程|公里数|多长|长)(?:多少)?(?:公里)?|(?:多少|几)(?:公里|千米)|(?:在)?(?:哪里|哪儿|哪些地方|什么地方|哪|哪条河|哪个城市|哪些河|哪几个?城市|哪几条河)(?:上)?(?:采集|采|录|拍|采集到|拍摄)|哪几个?城市|(?:采集|拍摄|录制)(?:地点|地|在哪|哪里|于哪)',
  venue:
    '(?:论文)?(?:发表|发|登|刊)?(?:在|于)?(?:哪|哪里|哪儿|什么|哪个|哪家)?(?:会议|期刊|刊物|顶会|杂志)(?:上)?(?:发表|发)?(?:哪个)?|(?:论文)?(?:发表|发|刊登)(?:在|于)?(?:哪|哪里|哪儿|什么|哪年|什么时候|什么会)(?:上)?|(?:论文)?(?:哪年|哪一年|什么时候)(?:发表|发)|(?:卷|期|页码|卷期|卷期页码|年份|发表年份)(?:多少)?|论文出处|哪年|哪一年',
  title: '(?:论文)(?:题目|标题|名字|名称|叫什么|叫啥|名|题目叫什么|全称|哪篇)?|(?:题目|标题)(?:什么)?|哪篇论文|全称',
  authors:
    '(?:论文)?(?:第一)?(?:作者|一作|通讯作者)(?:谁|哪些人|哪些|列表|什么人|哪几位)?|(?:论文)?谁(?:写|做|发布|采集|发|建|标注)|哪个(?:团队|学校|单位)(?:做|发布|写)|谁(?:发表|制作)',
  doi: '(?:论文)?doi(?:号|号码|多少)*',
  released:
    '(?:什么时候|何时|哪年|哪一年)(?:公开|发布|开放|出|放出|采集|录制|上线)|(?:公开|发布|开放|采集)(?:时间|日期|年份)(?:什么时候)?|(?:多少|几)(?:家|个)?(?:机构|单位|团队|学校|院校|企业|人)(?:用|申请|用过|申请过|在用|过)*',
  tasks:
    '(?:支持|做|用于|用来做|定义|包含|研究|适合|干)?(?:哪些|什么|啥)(?:任务|方向|研究|用)?(?:用)?|(?:几个|几种)(?:任务|方向)|(?:任务)(?:哪些|什么|种类)?|(?:什么|啥)用途?|用途|做什么用|干什么用',
  gnss: '(?:gps|gnss|rtk|卫星定位|定位)(?:数据|格式|文件|列|型号|哪种)*|航向',
  imu: '(?:imu|惯导|惯性单元|惯性导航|陀螺仪|ins)(?:型号|数据|内参|格式|参数|噪声|文件|什么|频率)*',
  calibration:
    '(?:相机|激光雷达|传感器|雷达)*(?:标定|外参|内参|标定参数|标定文件|外参矩阵|内外参)(?:文件|参数|在哪|怎么给|提供|哪里|给|矩阵|数据|没)*|sdk|开发包|工具包|怎么标定',
  stereoBaseline: '(?:双目|相机|立体)(?:相机)?基线(?:长度|多长|多少|距离)*|基线(?:长度|多长|距离)|双目间距',
  stereoPairs: `${count}(?:双目|立体)(?:图像|图)?(?:对)?(?:数|数量)?(?:${count})|(?:双目|视差)(?:图像对|图|对)?(?:多少|数量)?(?:对)?|(?:最大)?视差(?:多少)?|(?:多少|几)对`,
  pages: '(?:论文)?(?:在\\w+)?(?:页码|第几页|页数)(?:多少)?',
  institutions: '(?:哪些|哪几个|哪几家)?(?:单位|机构|学校)(?:一起)?(?:做|参与|合作)*(?:哪些)?',
  platform: '(?:用|什么|哪条|哪种)*(?:船|艇|平台)(?:采|采集|录|多长|什么|哪种)*',
  computer: '(?:船上|用|什么|哪种)*(?:计算机|电脑|主机)(?:什么|型号|哪种)*',
  downloadSize:
    '(?:下载|文件|压缩包|数据包|总|包|硬盘)+(?:大小|多大|容量|体积|空间)(?:多少)?|(?:多少|几)(?:个)?(?:g|gb|m|mb|t|tb|兆|个g)|占(?:多大|多少)(?:空间|硬盘|g)?|多少G',
  weather:
    '(?:什么|哪些|哪种|包含|含|覆盖)*(?:天气|光照|场景|季节|环境)(?:条件|哪些|什么|种类|多少)*|(?:夜间|晚上|雨天|雾天|阴天|冬天|白天|夜晚)(?:数据|图像|图|场景)?|(?:几|哪几个?)月(?:采集|拍|份)?',
}

/** How each property of a dataset is asked for once its name and words that say nothing are taken out. */
export const datasetWordings: Readonly<Record<Locale, Wordings>> = { zh, en }

/** Words that say nothing about what is asked of a dataset. */
export const neutralOfDataset: Readonly<Record<Locale, RegExp>> = {
  en: /\b(?:what(?:'?s)?|whats|is|are|was|were|the|a|an|of|for|on|in|with|your|our|my|its|it|does|do|did|can|could|would|tell|me|us|please|pls|give|know|about|exactly|exact|approx(?:imately)?|roughly|just|has|have|having|got|get|there|any|hi|hello|i|we|want|to|like|at|be|by|that|this|these|those|they|them|their|per|so|then|ok(?:ay)?|well|also|but|data ?sets?|official|come|comes|used|using|did|contains?|includes?|taken|provides?|come with|out|from|one|say|says|available)\b/g,
  zh: /^(?:那么?|还有)|请问一下|麻烦问一下|想问一下|想了解一下|问一下|了解一下|说一下|介绍一?下|告诉我|想问下|想了解|想知道|问下|请问|您好|你好|一下|你们家|我们|你们|你家|贵司|它们|它|这个|那个|该|数据集|数据库|是不是|是|呢|吗|嘛|(?<![什怎多])么|啊|呀|吧|大概|大约|具体|到底|究竟|一共|总共|分别|一般|可以|能够|能|有没有|有|为|都|的|里面?|中|现在|目前|公开(?!时间|日期)|各/g,
}

const names: readonly (readonly [RegExp, 'flow' | 'usvInland' | 'mariSense'])[] = [
  [/(?<![a-z])usv ?-?inland(?:'s)?(?![a-z])(?: data ?set| data)?/gi, 'usvInland'],
  [/(?<![a-z])flow[- ]?(?:img|ri)(?:'s)?(?![a-z])(?: data ?set| data)?/gi, 'flow'],
  [/(?<![a-z])mari ?sense(?:'s)?(?![a-z])(?: data ?set| data)?/gi, 'mariSense'],
  [
    /(?<![a-zA-Z])(?:flow[- ]?(?:img|ri)|FloW|flow(?= data ?sets?| papers?\b)|flow(?=数据)|Flow(?= have| has|数据| data))(?:'s)?(?![a-zA-Z])(?: data ?set)?/g,
    'flow',
  ],
]
const anyFlow = /(?<![a-z])flow(?:'s)?(?![a-z])/gi

/** The datasets that a text names, and what is left of it. In Chinese, "flow" is no other word. */
export function namedDatasets(
  text: string,
  language: Locale,
): { datasets: readonly ('flow' | 'usvInland' | 'mariSense')[]; rest: string } {
  const found: ('flow' | 'usvInland' | 'mariSense')[] = []
  let rest = text
  for (const [name, dataset] of language === 'zh' ? [...names, [anyFlow, 'flow'] as const] : names) {
    const without = rest.replace(name, '\u0001')
    if (without !== rest && !found.includes(dataset)) found.push(dataset)
    rest = without
  }
  return { datasets: found, rest }
}
