import type { Locale } from '#lib/locale/locales'

/**
 * Words that ask for the same thing. A text that has one of them is also looked up by the idea, so that "how much",
 * "expensive" and "budget" meet whichever of them an entry uses. Written from what people say, not from test questions.
 */
const ideas: Record<Locale, Record<string, string>> = {
  zh: {
    price:
      '多少钱 价格 报价 价钱 价位 费用 预算 单价 造价 花费 成本 贵 便宜 收费 询价 要价 经费 几万 打折 优惠 花钱 透个底 报个价 投入 开销 划得来 大概多少 参考价 便宜点 万块 元 多少米 报多少 啥价 几个钱 钱 掏 预备多少 拨款 立项 资金 财政 费用高 优惠价 底价',
    rent: '租 包年 分期 托管 外包 按年付 买服务 购买服务 先租 短租 借用 包月 半年试 借 短期 按次 按天 按月 临时用 服务费 承包',
    number:
      '几艘 几条 几台 几只 多少艘 多少条 多少台 够用 够不够 够吗 配几 配多少 一艘能管 一条能管 得上几 要上几 一艘行 一条行 一台行 买几 一艘就够 多少船 用几条 几条船 几艘船 几台船 要多少 管得过来 忙得过来 覆盖得了 两艘 三艘',
    area: '亩 平方米 平方公里 公顷 平米 面积 万平 多少亩 一大片 公里河道 公里长',
    weed: '水草 割草 除草 水葫芦 凤眼莲 水花生 芦苇 水生植物 草 荷叶 浮萍 金鱼藻 黑藻 苦草 狐尾藻 菱 草疯长 疯长 连根 长草 拔草 剪草 缠住 水面全是绿的草',
    underwater:
      '蓝藻 水华 绿藻 藻 油污 油膜 浮油 淤泥 清淤 底泥 沉底 沉在 河底 湖底 水底 捞底 发绿 变绿 发黑 发臭 臭水 黑臭 柴油漂 油花 污泥 清底',
    litter:
      '垃圾 漂浮物 落叶 树叶 叶子 塑料 瓶 白色污染 杂物 飘着 漂着 泡沫 树枝 烟头 打捞 捞 饮料瓶 易拉罐 杂草垃圾 飘的 浮着 柳絮 零食袋 包装袋 烟盒 外卖盒 死树 漂在上面 脏东西 不干净 脏 保洁 清理 打扫 捡',
    full: '装满 满了 满载 倒垃圾 卸 清空 容量 装多少 能装 筐 网箱 篮 垃圾仓 载重 公斤 斤 斤 吨 升 满仓 倒掉 收满 满后 回家 倒空 清筐 一船能 一次收 塞满 堆满 吨位',
    endurance:
      '续航 续行 跑多久 用多久 干多久 工作多久 作业多久 多长时间没电 小时 一整天 一天能 干一天 撑得住 撑多久 撑一天 顶得住 电够 早上放出去 电能撑 中间不歇 不停 一口气 全天 整天 从早到晚 半天 歇不歇 八小时 十小时 连轴转 坚持',
    charge:
      '充电 充满 电池 锂电 插电 换电 电量 没电 充一次 起火 着火 自燃 爆炸 度电 电压 三相电 千瓦 冲电 插座 220 伏 接线 补电 供电 充满要 电线 慢充 快充',
    weather:
      '夜 晚上 天黑 凌晨 雨 风 台风 雷 雾 天气 高温 光线 凌晨 傍晚 半夜 深夜 清晨 视线 看得清 刮风 风浪 浪大 晒 打雷 闪电 下大雨 雷雨 阴天 大太阳 黄昏 夜班 晚班 摸黑 看不见 浪',
    winter:
      '冬 结冰 冰 零下 低温 冻 下雪 东北 哈尔滨 内蒙 北方 寒 一月 腊月 过冬 封冻 化冻 防冻 霜 寒潮 冷 冬季 结了冰 零度',
    safety:
      '安全 撞 避让 避障 避开 躲 碰到 伤人 伤到 危险 游泳 小朋友 孩子 小孩 障碍 刹 落水 掉水里 划船 桨板 皮划艇 钓鱼 怕撞 碰撞 会停吗 夹到 卷进 碰着 碰人 大爷 游客多 船多 绕开 让路 快艇 龙舟 赛艇 救生 伤 擦到 碾 桥墩 石头',
    signal:
      '信号 断网 没网 失联 网络 联网 4g 5g 掉线 断线 通讯 通信 失控 一格信号 wifi 山沟 偏远 联系不上 没4g 没有网 山区 大山 收不到 连不上 断联 网不好 卫星',
    people:
      '人手 人工成本 几个人 多少人 专人 值守 看着 盯着 保洁员 保洁工 清洁工 工人 省人 人员 人力 裁 减到几个 裁掉 替代 代替人 下岗 还用请 还要请 雇人 编制 留几个 留多少人 班组 减人 少用人 用工 人头 编外 几名 配几个 人盯 操作员 要雇',
    shore:
      '码头 岸边 岸上 泊位 接电 场地 停靠 停哪 停在 栈桥 现场条件 提供些什么 提供什么条件 准备些什么 岸上需要 拉电 三相电 搭台 往哪儿靠 靠哪 靠岸 陡 岸坡 驳岸 硬化 建什么 修什么 平台搭 浮台 浮桥 系在 放哪 场地要求',
    repair:
      '坏了 坏在 故障 修 售后 毛病 抛锚 不动 趴窝 出问题 失灵 多久到现场 派人来 上门 师傅 失去动力 漂在湖中间 死机 报警 不走了 走不动 撞坏 撞完 开不动 打不着 启动不了 进水 漏水 找谁处理 谁负责修 处理一下 异响 没反应 黑屏 急',
    warranty: '保修 质保 包修 保几年 三包 免费修 质量保证 免费换',
    documents:
      '资料 手册 说明书 参数表 规格书 宣传册 画册 pdf 图纸 招标参数 技术参数 教程 技术资料 参数给我 发一份 视频 彩页 ppt 册子 产品册 材料 文档 介绍一份 发我看看 方案书 规格 指标',
    certificate: '证书 认证 检测报告 检验 资质 ccs 船级社 合格证 合规 标准 备案证 检测',
    trial:
      '试用 演示 参观 现场看 看实物 看实船 样机 样船 试试 体验 考察 拉一条 跑一圈 带领导 看作业 看一下实际 眼见为实 现场演示 试运行 看船 带来 转两圈 瞧瞧 看看船 溜一圈 试航 试跑 亲眼 上门演示 先看 效果怎么样 试用期',
    cases:
      '案例 用过 在用 客户 业绩 哪些地方 哪些城市 例子 用户 谁在用 做过 有没有人用 公园在用 成熟吗 先例 落地 已经上 上了的 已有项目 哪里有 附近有没有 隔壁 同行 江浙 广东 武汉 别的地方 标杆 验收过 口碑 评价',
    tour: '游船 观光 游客 载客 坐人 坐几 游湖 游览 乘坐 载人 手划船 脚踏船 摆渡 游湖船 游乐 夜游 坐船 载游客 景区船 自动船 情侣 家庭 亲子 上船玩',
    lounge:
      '会客厅 餐 派对 开会 会议 聚会 茶 吃饭 团建 包间 发布会 婚礼 年会 聚餐 接待 宴 唱歌 轰趴 搞活动 下午茶 漂浮平台 休闲平台 咖啡 酒吧 包场 露营 拍照 民宿',
    crew: '驾照 驾驶证 船员 船长 驾驶员 司机 持证 考证 什么证 合法 海事 审批 有证的人 船证 手续 备案 上岗 船上要不要人 要不要驾驶 师傅开 开船证 允许无人 能上路 合法吗 海事局 报批',
    retrofit:
      '加装 改装 改造 升级 老船 旧船 现有的船 已有的船 自己的船 原来的船 老游船 装到 趸船 现成的船 我们有条 给船装 渔船 货船 加个 游览船 改成自动 加一套 加个系统 装一套 铁壳船 客轮 轮渡 拖船',
    monitor:
      '水质 采样 取样 水样 监测 检测 溶解氧 氨氮 断面 巡检 巡河 巡查 巡逻 取水 化验 水体 水下地形 测深 视频巡 水质数据 测 ph 浊度 总磷 cod 采水 自动站 摄像 航拍 巡湖 排口',
    size: '多大 尺寸 多长 多宽 多高 多重 重量 吃水 吊车 运输 下水 拖车 桥洞 体积 运过来 抬得动 搬 几米 拉走 皮卡 卡车 几个人抬 占地 长宽 吨的 多大个 大家伙 装车 卡车拉 占多大 进得去 过得去 涵洞 桥低 高度 尺码',
    speed: '速度 航速 多快 时速 跑得快 每小时多少公里 节 走得快 快慢 跑多快 速 慢吞吞',
    remote:
      '遥控 手动 接管 手机 app 远程 后台 监控 画面 操控 电脑上看 大屏 视频 直播画面 随时看 在办公室 人来开 人开 抢方向 叫停 急停 停下 喊停 平板 屏幕 小程序 看得到 定位在哪',
    training:
      '培训 教会 谁教 教我 学习 学会 上手 会用 操作难 难不难 指导 年纪大 老工人 文化不高 复杂 简单吗 说明白 初中 文化 教得会 不识字 老师傅 不会电脑 上岗 操作工 谁来操作 带教 手把手',
    upkeep:
      '保养 维护 清洗 冲洗 螺旋桨 缠 备件 配件 易损 耗材 擦洗 换什么件 检修 保洁船体 换油 上油 平时谁 养护 小毛病 清理船 刷 生锈 青苔 换季 年检 定期',
    delivery:
      '交货 交付 多久能到 什么时候能到 现货 工期 发货 到货 几个月 排产 多久拿到 周期 下个月 来得及 赶得上 急用 尽快 月底 年底 国庆 五一 汛期前 什么时候能用 多少天 三月份 几月 下订单 订了 等多久 到位 投用 上线 开工 排队 尽早 什么时候有 交船 发船',
    abroad:
      '国外 出口 海外 外国 欧洲 东南亚 外贸 境外 新加坡 美国 马来西亚 印尼 印度 泰国 越南 日本 韩国 欧盟 德国 法国 英国 非洲 中东 迪拜 澳洲 加拿大 香港 台湾 澳门 柬埔寨 国外项目 外国客户 出海 进口 港澳 老挝 缅甸 哈萨克 俄罗斯 沙特 巴西 墨西哥 意大利 西班牙',
    sea: '海上 海水 海边 海里 海洋 近海 大海 海滩 沿海 盐 潮 沙滩 腐蚀 游艇码头 岛 渔港 咸水 海域 海湾 海 咸 浪大的海 海鲜 养殖海',
    port: '港口 港 宽河 大江 吊装 施工 作业平台 江面 江上 航道 长江 打捞沉 重物 大船 江里 重型 起重 沉船',
    company:
      '公司 成立 团队 员工 专利 创始人 规模 总部 厂家 你们是谁 什么来头 欧卡 orca 哪里的公司 国企 民企 靠谱 实力 成立时间 法人 注册 融资',
    partner:
      '代理 加盟 合作 经销 渠道 分销 招商 合伙 经销 供应商 一起做 总代 区域代理 介绍客户 课题 高校 学院 大学 研究所 联合 一起申请 产学研 校企 战略 供货 贴牌 oem 代销',
    contact:
      '联系 电话 邮箱 微信 地址 在哪 热线 找你们 手机号 号码 打过去 打给 加你 找谁 座机 对接人 咋找 人在哪 过去找 门店 办公室 西安 销售 跟谁谈 留个',
    person:
      '人工客服 转人工 真人 客服 机器人 接人工 人工服务 真的人 换个人 别用机器 活人 你不是人 经理 领导出来 人在吗 真的是人 转接 说人话 别自动回复 机器回复',
    dataset: '数据集 dataset 标注 训练集 图片 论文 样本 图像数据 flow 数据 图片集 公开数据',
    stereo: '双目 slam 水岸线 立体匹配 usvinland usv 轨迹 三维点 激光扫 扫描 深度图 视差 里程计 位姿 vlp',
    radar: '雷达 点云 flow-ri 毫米波 awr 距离 多普勒',
    cite: '引用 bibtex 参考文献 doi 文献 标注来源 注明 致谢 出处 引文 参考 文章里 论文里 写论文 怎么写',
    licence:
      '许可 商用 商业 版权 授权 license 协议 开源 合规 拿去训练 做产品用 二次发布 能商用吗 公司用 赚钱用 二次开发数据 允许',
    obtain:
      '下载 申请 获取 链接 网盘 拿到数据 没收到 还没发 没回复 没回音 要数据 拷贝 发给我 石沉大海 申请邮件 没下文 没动静 审核 通过没 等了 哪里下 要一份',
    jobs: '招聘 招人 招不招 岗位 职位 工作机会 应届 毕业生 校招 找工作 加入你们 有坑吗 内推 hc 博士 硕士 求职 社招 应届硕士 计算机视觉 有没有坑 缺人 缺不缺 想来 找份 跳槽 工程师 运营岗 销售岗',
    pay: '工资 薪资 薪水 待遇 五险一金 加班 社保 包住 包吃 月薪 年薪 薪 双休 年假 一个月多少 到手 待遇如何 出差 补贴 落户',
    cv: '简历 投递 应聘 面试 投你们 简历发 笔试 几轮 offer',
    intern: '实习 大四 大三 暑期 在校生 学生 假期 研一 研二 本科',
    privacy:
      '隐私 个人信息 删除 泄露 聊天记录 我的信息 注销 删掉 全删 清空聊天 记录我 我的号码 骚扰电话 记录 我说的话 我的电话 信息泄 卖我 推销电话',
    ownership:
      '归谁 归属 所有权 谁能看 保密 数据安全 存在哪 拍到 摄像头 存哪 服务器 偷拍 录像 云端 画面 录下来 数据给谁 归我们 导给 拷走',
    steps:
      '流程 步骤 怎么买 怎么采购 购买 下单 勘察 第一步 怎么合作 怎么弄 咋买 先干嘛 手续流程 对接人 意向 怎么开始 立项到',
    choose:
      '哪种 哪款 哪个型号 哪条船 选型 推荐 选哪 合适 适合 什么船 型号 产品 哪款能 哪个好 哪个适合 有啥 有哪些船 种类 区别 介绍',
    small:
      '小型 小船 小湖 池塘 公园 景区 小区 人工湖 鱼塘 景观 小河 小池塘 池 荷塘 喷泉 小区里 小水面 窄 村里 鱼池 会所 高尔夫',
    medium: '中型 moshark',
    large: '大型 大湖 水库 宽阔 大水面 大面积 水面宽 几百亩 上千亩 大江 湖很大 大片 坝 水电站',
    insurance: '保险 投保 赔偿 赔付 理赔 责任险 谁负责 谁担责 伤了人 责任 赔 出事 事故 赔钱 谁赔 意外 保单 淹死 纠纷',
    quiet:
      '噪音 噪声 吵 环保 排放 烧油 柴油 汽油 扰民 声音大 尾气 机油 安静 轰鸣 嗡嗡 响 轰 酒店旁 居民楼 投诉 味道 烟 油味 静音 绿色',
    wildlife:
      '鱼 鸟 鸭 生态 动物 荷花 锦鲤 鲤 虾 蟹 青蛙 龟 天鹅 鹭 候鸟 养殖 睡莲 生物 鸳鸯 野鸭 水禽 鸭子 鹅 鱼苗 螃蟹 保护动物 湿地 产卵',
    current:
      '流速 水流 急流 湍急 洪水 汛期 逆流 水急 米每秒 流得快 上游 下游 落差 冲走 暴涨 大水 开闸 放水 闸 泄 流量 大河 冲力 逆水 顶水',
    shallow: '浅 搁浅 水深 膝盖 淤 水少 枯水 水位 半米深 滩 浅水 露底 干枯 见底 泥 卡住 陷 触底',
    theft: '偷 防盗 丢 看管 破坏 搬走 拿走 顺走 上锁 治安 爬上去 看着它 被盗 小偷 看船 围栏 安保 熊孩子 搞坏 砸',
    payment:
      '付款 发票 首付 账期 定金 合同 尾款 招标 投标 政府采购 招投标 走账 采购平台 中标 竞标 比价 三家 预付 分几次付 合同款 票 专票 对公 标书 入围 资质文件 验收 先付',
    connect:
      '对接 接口 api 接入 河长制 智慧水务 系统打通 推到 水务系统 平台 大屏接 系统里 数据接 打通 并到 数据共享 大脑 指挥中心 gis 物联网 mqtt 上传到',
    lifetime:
      '寿命 用几年 能用多少年 使用年限 报废 衰减 更换 几年要换 多少年 用得久 老化 淘汰 几年后 用久 十年 五年 折旧 换代 经用',
    profit:
      '回本 收益 赚钱 收入 盈利 投资回报 门票 赚回来 挣 回收 几年回 盈亏 生意 几年能赚 划算 流水 分成 一天能拉 上座 每张票',
    route:
      '路线 航线 规划 全覆盖 自动识别 怎么知道 怎么找到 识别垃圾 自主 怎么走 怎么规划 gps 北斗 自己走 无人驾驶原理 算法 怎么避 怎么开 谁开 自己会 智能 ai 识别 看见 眼睛 地图 设定 画线 死角 扫干净',
  },
  en: {
    price:
      'price|pric(?:ey|ing)|cost|costs|how much (?:is|does|for|would)|expensive|cheap|budget|quote|quotation|ballpark|afford|money|fee|rate|discount|estimate|spend|spending|invest\\w*|cheaper|dollars?|euros?|usd|eur|rmb|yuan|thousand|sum|put aside|set aside|figure|pay for one|funding|grant|afford\\w*|bargain|value|price ?tag|set (?:us|me) back|worth of|bill|total',
    rent: 'rent|rental|lease|leasing|hire one|hiring one|instal?ments?|as a service|per year|hire (?:for|it|a)|months? first|temporar\\w*|short.?term|borrow|run it for us|by the (?:day|week|month)|contract it out|outsourc\\w*|subscription|loan',
    number:
      'how many (?:boats|vessels|units|do we|would|of them)|one enough|is one|single boat|number of boats|enough for|fleet|how many (?:should|must|to|are)|(?:would|will|can) one|one (?:boat )?(?:cope|do|manage|suffice)|two or three|order for|more than one|how many|one or two|pair of|couple of boats|several boats|cope|manage the whole|keep up',
    area: 'hectares?|acres?|square|sqm|m2|km2|area|mu|km of|kilomet(?:re|er)s? (?:of|long)|estate|hectare|acre|football fields?|miles?',
    weed: 'weeds?|mow\\w*|hyacinths?|lily|lilies|reeds?|vegetation|plants?|cut grass|overgrown|choked|trim\\w*|underwater plants?|algae weeds?|seaweed|duckweed|wrap\\w*|pondweed|milfoil|elodea|rip (?:it |them )?out|grass|taken over|entangl\\w*|invasive|uproot|prun\\w*|harvest\\w*|jungle|thick with',
    underwater:
      'algae|bloom|oil|slick|sludge|silt|mud|dredg\\w*|bottom|sunken|sank|sediment|duckweed|green (?:layer|film|water|scum)|scum|petrol film|under the surface|stink\\w*|smelly|black water|grease|film|lake ?bed|river ?bed|sink|sinks|submerged',
    litter:
      'litter|rubbish|trash|garbage|debris|waste|leaves|bottles?|plastics?|floating|foam|branches|skim\\w*|collect\\w*|soda|cans|cups|cigarette|styrofoam|dirt|clean up|clean our|dirty|crisp packets?|wrappers?|packets?|rubbish bags|pollen|twigs|straws|cartons|scum of|tidy|messy|mess|pick(?:s|ed)? up|dead leaves|driftwood|junk',
    full: 'full|empty|emptied|unload\\w*|basket|bin|hold|holds|capacity|payload|kilos?|kg|load|pounds|lbs|lit(?:re|er)s|volume|fits? in|take(?:s|n)? (?:it |the litter )?out|comes back|offload\\w*|stuffed|fills? up|go(?:es)? home|come(?:s)? home|return(?:s)?|chock|drop(?:s)? (?:it|off)|disposal|dispose|tank|container|how much (?:can|does) it (?:carry|hold|take)',
    endurance:
      'how long (?:can|does|will) (?:it|the|a|one|your)|battery life|endurance|run ?time|hours|all day|whole (?:day|shift)|on one charge|last|power last|keep going|go without|dawn|all morning|tired|per charge|how long (?:between|until)|without stopping|nine to five|non.?stop|continuous\\w*|all.?day|day long|8 hours|shift|how long before|stamina|run for|go for|until it needs|straight',
    charge:
      'charg\\w*|recharg\\w*|battery|batteries|plug|lithium|power up|fire risk|catch fire|explode|volts?|kilowatt|kwh|outlet|power supply|solar|socket|top(?:s)? up|mains|wall|juice|flat battery|power point|cable|electric\\w*|amps?|220|240|110',
    weather:
      'night|dark|rain\\w*|wind\\w*|storm\\w*|weather|fog\\w*|thunder\\w*|heat|hot|after sunset|waves?|\\d ?[ap]m|midnight|dusk|evening|overnight|visib\\w*|blind\\w*|sunlight|daylight|gale|hail|mist|lights|lightning|thunder|downpour|shower|drizzle|call it in|monsoon|hurricane|blow\\w*|choppy|swell|sunny|glare|bright',
    winter:
      'winter|ice|icy|frozen|freez\\w*|snow\\w*|cold|below zero|january|february|december|november|northern|minus|celsius|degrees|polar|scandinavia\\w*|frost|frosty|cold season|thaw|chilly|arctic|snowy|hibernat\\w*',
    safety:
      'safe\\w*|hit|collid\\w*|collision|crash\\w*|avoid\\w*|swimm?\\w*|children|kids|kayak\\w*|obstacle\\w*|danger\\w*|hurt|injur\\w*|bump\\w*|paddl\\w*|rowers?|swans?|run over|falls? in|fell in|drown\\w*|stop if|surfers?|boaters|anglers?|fisherm[ae]n|dogs?|ram|rams|people in the water|watch out|accident|bathers|gents|people bathing|anglers|fishing|sail(?:ing|ors)?|row(?:ing)? club|regatta|dragon boat|buoys?|bridge|moored|bumps? into|knock\\w*|in the way|get out of the way|steer clear|pedestrians|toddlers?',
    signal:
      'signal|network|reception|internet|offline|connection|4g|5g|coverage|wifi|lose contact|no phone|remote valley|mobile|cell|wireless|satellite|blackspot|out of range|patchy|hills|mountains?|no bars|dead zone|weak|sim card|lte|out of touch|loses? (?:the )?(?:link|contact)|cut off|gprs|remote area|valley',
    people:
      'staff|operators?|workforce|labou?r|manpower|how many people|somebody watch|supervis\\w*|attendant|babysit\\w*|crew to run|job cuts|workers?|employees needed|cleaners?|janitors?|headcount|redundan\\w*|personnel|how many (?:persons|men|staff|workers|employees)|replace people|do we still need|colleagues needed|man.?hours|stay on|crew of (?:eight|six|ten|five|four)|let (?:people )?go|how many (?:of them|hands)|hands|caretaker|gardeners?|full.?time|look after|on duty|keep an eye|run (?:it|them) alone|fewer people|team of|do the job of|lay off',
    shore:
      'shore|dock|jetty|pier|berth|quay|mooring|moor|infrastructure|install\\w*|site requirements?|on the bank|river ?bank|what (?:must|should|do) we (?:provide|prepare|have ready)|ramp|slipway|construct\\w*|build (?:a|any)|electricity|tie up|tied up|steep|nowhere to|banks|landing stage|pontoon|space (?:do|does)|ground works|foundations?|prepare|what do (?:we|you) need (?:on|at|from)|park it|keep it|storage place|where does it live',
    repair:
      'repair\\w*|broken|breaks?|broke|fault\\w*|fix\\w*|malfunction\\w*|after.?sales|stopped|stuck|technician|service team|out of order|dead|dies|died|mechanic|tow(?:ed|ing)?|rescue|come out|will you come|does not start|won\\W?t start|error|service hotline|breakdowns?|bumped|move any more|not mov\\w*|will not (?:start|move|go)|stopped working|not working|leak\\w*|water inside|damaged|help us|hotline|emergency|strange noise|gave up|gone wrong|problem with (?:our|the) boat|spinning',
    warranty: 'warranty|warranties|guarantee\\w*|covered for',
    documents:
      'brochures?|data ?sheets?|manuals?|pdf|spec ?sheets?|specifications?|specs|technical data|leaflets?|drawings?|technical sheet|data sheet|information pack|catalog(?:ue)?|video|flyer|print|leaflet|something to (?:read|show|hand)|on paper|details|material|presentation|slides|read more|literature|booklet|info',
    certificate:
      'certif\\w*|ce mark|approv\\w*|class society|tested|iso|standards?|complian\\w*|approval|test report|type approval|ccs|audit\\w*',
    trial:
      'trial|try|demo\\w*|test it|pilot project|see (?:it|one)|watch it work|visit a site|show us|evaluat\\w*|boss|watch one|come and (?:see|watch|look)|see one|look at one|show (?:me|us)|viewing|test drive|in action|at work|live demonstration|lap|judge for ourselves|have a go|look at it|prove|convince|before we (?:buy|decide|sign)|in person|test ride|free trial|sample|proof|shows? us|witness',
    cases:
      'cases?|references?|customers?|clients?|who (?:uses|else)|used (?:it|by)|examples?|deployed|track record|success|parks using|already (?:have|has|use|bought)|anyone else|other (?:cities|parks|towns)|neighbou?rs|proven|experience so far|up and running|anything (?:near|in|around)|running near|nearby|installed|installations|near (?:us|here|hangzhou|shanghai|beijing)|in use|who has|others|happy with|testimon\\w*|feedback|satisfied|portfolio|sites',
    tour: 'tour|tourists?|sightseeing|passengers?|excursion|ferry guests|guests|ride|rides|visitors aboard|seats?|pedal boats?|swan boats?|cruise\\w*|boat trips?|holiday|amusement|attraction|scenic|boat ride|take people|carry people|visitors on|people round|honeymoon|family|families|theme park|resort|zoo|leisure|hire boats|punts?|gondola',
    lounge:
      'lounge|dining|dinner|restaurant|party|parties|meetings?|event|events|wedding|launch event|product launch|conference|corporate|catering|celebrat\\w*|birthday|drinks|afternoon tea|tea|coffee|cocktail\\w*|bar|floating (?:deck|room|platform|terrace)|deck|picnic|private|cabin|vip|glass|camping|suite',
    crew: 'captain|skipper|crew|licen[cs]ed driver|boat licen[cs]e|permit|legal\\w*|law|regulations?|driverless|certified (?:person|crew|captain)|on board|aboard|qualified|sailor|coast guard|maritime|authority|allowed|someone steering|steersman|licence needed|who drives|who steers|nobody on|unmanned|legally|red tape|paperwork|authorit\\w*|registration',
    retrofit:
      'retrofit\\w*|upgrade|existing (?:boat|vessel|ship|ferry)|our (?:own )?(?:old )?(?:boat|ferry|ferries|vessel|ship|passenger ship)|fit (?:it )?(?:on|to)|add auto\\w*|convert|docking|barge|convert\\w*|our own (?:boat|vessel|ship)|already own|make our|equip\\w*|add (?:it|autonomy|your system)|get your system|make (?:our|an old)|turn our|tug|trawler|workboat of ours|old (?:boat|ferry|ship)|on top of our|add-on|aftermarket|kit|upgrad\\w*|existing',
    monitor:
      'water quality|sampl\\w*|monitor\\w*|measur\\w*|sensors? for|patrol\\w*|inspect\\w*|survey\\w*|oxygen|ammonia|ph value|water samples?|test the water|laboratory|turbidity|depth map|drone boat|observ\\w*|samples|test(?:ing)? water|check the water|quality of the water|outfall|pollution source|eyes on|camera patrol|map the|echo|sonar|readings|chlorophyll|temperature of the water|nitrate|phosph\\w*',
    size: 'size|dimensions?|how (?:big|large|long|heavy|wide|tall) is|weigh\\w*|heavy|draught|draft|transport\\w*|launch\\w*|crane|trailer|under (?:a |the )?bridges?|length|width|lift it|carry it|by hand|footprint|met(?:re|er)s long|feet long|tons?|tonnes?|how do (?:you|we) (?:get|put) it|van|truck|car park|fit(?:s)? (?:in|through|on|under)|low bridge|culvert|how many tons|move it|carry|truckload|pickup|narrow|how much does it weigh|kilograms heavy|bulky|compact|ship it',
    speed:
      'speed|fast|knots|mph|km/h|kilomet(?:re|er)s (?:per|an) hour|how quick\\w*|slow|velocity|pace|quick|quickly|per hour|rapid|race|outrun|crawl',
    remote:
      'remote\\w*|manual (?:mode|control)|take over|phone|app|joystick|steer|control it|live video|camera feed|dashboard|on my (?:computer|screen|pc|tablet)|computer|monitor it|from (?:the|my) office|by hand|override|pilot it|live view|watch it|control|halt|stop it|pause|emergency stop|screen|tablet|who is driving|watching|live|online|telemetry|see where|from home|drive it|ourselves',
    training:
      'train\\w*|teach|learn|hard to use|easy to use|instruct\\w*|course|elderly|older (?:staff|workers)|beginners?|manage it|understand|complicated|simple|skills?|explain\\w* to|left school|pick it up|lads|novice|not technical|tech.?savvy|computer skills|get the hang|easy|difficult|hard|intuitive|show our|onboarding|know how',
    upkeep:
      'maint[ea]\\w*|upkeep|clean(?:ing)? it|propell?ers?|tangled|spare parts?|spares|wear|service interval|wash|cleaned|regularly|check\\w*|lubricat\\w*|after (?:each|every)|routine|replaced regularly|inspection interval|look after it|care|service it|servic\\w*|rust|barnacles|greas\\w*|annual|hose|rinse|wash\\w*|blades?|sharpen|consumables|overhaul|winteri[sz]e|string|rope',
    delivery:
      'deliver\\w*|lead time|how soon|in stock|when (?:can|would|will) (?:we|it)|wait|arrive|ship (?:it|date)|weeks|months|next (?:month|week|year|season)|by (?:summer|spring|autumn|march|april|may|june|july)|urgent\\w*|in time|before (?:the )?(?:season|summer)|ready|how quickly|asap|order today|order now|by christmas|float by|have it by|how long (?:do|must|would|will) (?:we|i) (?:have to )?wait|waiting time|turnaround|availability|available|on the water by|production|dispatch|shipping time|backlog|quickest|soon',
    abroad:
      'abroad|overseas|export|europe\\w*|germany|france|spain|uk|usa|america|india|africa|australia|singapore|international\\w*|my country|outside china|customs|malaysia|indonesia|thailand|vietnam|japan|korea|italy|poland|netherlands|dutch|sweden|norway|finland|greece|turkey|dubai|saudi|egypt|brazil|mexico|chile|canada|new zealand|philippines|hong kong|taiwan|foreign|import\\w*|romania|hungary|austria|swiss|switzerland|belgium|denmark|ireland|scotland|portugal|israel|qatar|kuwait|nigeria|kenya|morocco|peru|colombia|argentina|sri lanka|pakistan|bangladesh|nepal|cambodia|laos|myanmar|kazakhstan|russia|ukraine|czech|another country|worldwide|global',
    sea: 'sea|ocean|salt|saltwater|salty|coast\\w*|beach\\w*|marine|offshore|tid(?:e|al)|bay|corro\\w*|yachts?|seaside|island|estuary|lagoon|brackish|harbor|maritime|seawater|mangrove|fjord|surf|coral|seafront|promenade',
    port: 'ports?|harbou?rs?|wide river|heavy work|lift\\w* (?:things|loads|on)|work ?boat|platform|lift (?:equipment|heavy)|big river|heavy|salvage|dredger|construction|crane|barges|river port|shipyard|heavy duty|industrial|shipping lane|lock gates',
    company:
      'company|founded|founder|who are you|employees|patents?|history|headquarter\\w*|team size|about (?:you|orca)|manufacturer|firm|how old (?:is|are)|how many people (?:are|work)|background|start-?up|owner of orca|made in|orca|you guys|your team|based|story|ceo|boss of|investors?|serious company|reliable|reputation|trust you|turnover|factory|made',
    partner:
      'partner\\w*|dealer\\w*|distribut\\w*|resell\\w*|agent for|agency|cooperat\\w*|collaborat\\w*|franchise|sell your|represent|sales partner|supplier|joint venture|work together|joint|research (?:project|group|partner)|college|university|institute|lab|faculty|professor|scientists|franchis\\w*|white label|oem|sell them|on your behalf|territory|alliance|proposal together|sponsor\\w*',
    contact:
      'contact|telephone|phone number|call you|e-?mail address|address|where are you|office|reach you|wechat|get in touch|ring|number (?:can|do|should)|call someone|phone you|who (?:do|should|can) i (?:call|ask|talk)|mail you|visit your office|get hold of|speak to (?:sales|you)|hours|open on|come to your|visit you|map|street|city|postcode|social media|whatsapp|linkedin|write to you|sales team|call',
    person:
      'human|real (?:person|employee|human)|live (?:agent|person|chat)|(?:speak|talk) (?:to|with) (?:a |an |some|your )|bot|bots|robot answer\\w*|representative|customer service|call me back|operator please|actual (?:person|human)|are you (?:real|human|a bot|an ai|a robot)|chatbot|not a robot|machine|stop answering|adviser|advisor|salesperson|colleague',
    dataset:
      'data ?sets?|images|annotat\\w*|labels?|labell?ed|classes|benchmark|paper|flow data|training data|samples|pictures in|data ?set|datset|dataste|photos|image set|training set|bounding box\\w*|label file|xml|coco|yolo|how many images|computer vision data',
    stereo:
      'usv ?inland|stereo|slam|odometry|waterline|segmentation|trajector\\w*|ground truth|ground.?truth|poses?|camera pairs|laser scans?|3d|lidar data|depth maps?|disparity|visual odometry|sequences?|bag files?|rosbag|imu|gps track|calibration',
    radar: 'radar|point ?clouds?|flow-ri|mmwave|fusion|pcd|range-?doppler|mm ?wave|millimet\\w*|awr\\w*|doppler',
    cite: 'cit(?:e|ing|ation)|bibtex|reference (?:the|your)|doi|credit|acknowledg\\w*|attribut\\w*|mention your|bibliograph\\w*|in my (?:paper|thesis|article)|in our (?:paper|article)|footnote|citations?|cited|bib',
    licence:
      'licen[cs]e|commercial\\w*|terms of use|redistribut\\w*|open source|copyright|allowed to|commercial(?:ly)?|in a product|legal to use|share the data|permitted|permission|for profit|for business|company use|cc by|mit|rights|legal(?:ly)? (?:use|train)|sell a model',
    obtain:
      'download\\w*|get (?:access|the data|hold)|access|request|apply for (?:the )?data|link|still waiting|have(?:n\\W?t| not) received|not received|never came|where is (?:the|my) (?:data|link|mail)|how do i get|hand out|silence|two weeks ago|weeks ago|heard nothing|no (?:reply|answer|response|mail|e-?mail)|applied for|asked for the|sign up|register for|zip|baidu|google drive|send me the data|mirror',
    jobs: 'jobs?|hir(?:e|ing)|vacanc\\w*|careers?|positions?|recruit\\w*|work (?:for|at) you|graduates?|openings?|opening|join (?:you|your)|master|phd|engineers?|developer|employment|employ|looking for work|msc|bsc|work in|roles?|talent|hire me|job market|internal|cs graduate|need people|work with you|recruiter|computer vision (?:msc|engineer|job)|applicant',
    pay: 'salar\\w*|wages?|benefits|overtime|holidays|working from home|earn|salary|compensation package|home office|vacation|paid|income|per month|relocation|visa|accommodation|housing|flexible|office days|perks|bonus',
    cv: 'cv|resumes?|application|apply for (?:a|the) (?:job|position|role)|interview|send my resume|covering letter|cover letter|applied|my resume|apply|application form|portfolio|letter of motivation|hiring process|rounds|my application',
    intern:
      'intern\\w*|placement|thesis|bachelor|student job|semester|trainee|summer (?:job|student|work)|undergraduate|work experience|apprentice\\w*|co-?op|gap year|stage|school project',
    privacy:
      'privacy|personal data|gdpr|delete|erase|remove my|forget me|data protection|wipe|this conversation|spam me|my number|my details|my (?:data|name|phone|information|chat)|what do you (?:keep|store|know)|tracking|cookies|sell my|unsubscribe|records? of me|get rid of',
    ownership:
      'who owns|owner|ownership|confidential\\w*|who (?:can|may) see|stored|recordings?|footage|footage|camera|kept|server|cloud|filmed|spy\\w*|surveillance|belong\\w*|whose|video goes|pictures of people|keep the (?:video|data)|share (?:the|our) (?:video|footage)|leak\\w*|sensitive|secret|on your servers|hack\\w*',
    steps:
      'steps|process|procedure|how (?:do|can) (?:we|i) (?:buy|order|start|get started)|ordering|purchas\\w*|site visit|getting started|what (?:do|should) (?:we|i) do first|next step|get going|from here|how do we go about|go about|first step|begin|start with|what now|roadmap|timeline|stages|from enquiry|commission\\w*|how does it work if we|kick off|sign up for',
    choose:
      'which (?:boat|model|one|vessel)|recommend\\w*|suit\\w*|right (?:boat|one|model)|best (?:boat|for)|choose|choosing|difference between|range|models?|what (?:boat|model|kind|have you got)|lineup|options|advice|advise|smallest|compare|overview|catalogue of boats|suggest\\w*|fit for',
    small:
      'small\\w*|pond|park|golf|marina|fountain|canal|little|tiny|village|duck pond|garden|hotel pond|ornamental|moat|narrow|stream|brook|ditch|koi pond|basin|cricket|campus',
    medium: 'medium|mid-?size\\w*|moshark|mid|middle.?sized|mid-sized|average',
    large:
      'large\\w*|big lake|reservoir|dam|huge|biggest|enormous|vast|massive|wide open|hydro\\w*|hundreds of (?:acres|hectares)|main lake|lakes',
    insurance:
      'insur\\w*|liab\\w*|who pays (?:for|if)|compensat\\w*|damages?|responsible if|gets hurt|sue|claims?|third part(?:y|ies)|policy|premium|blame|at fault|lawsuit|cover(?:ed)? if|accident|injury|pays when|legal responsibility|indemn\\w*',
    quiet:
      'nois\\w*|loud|quiet|silent|emission\\w*|diesel|petrol|fuel|gasoline|exhaust|eco|green energy|pollut\\w*|sound|hear|disturb\\w*|gas|smoke|smell|co2|carbon|motor noise|hum|humming|nuisance|decibels?|neighbou?rs complain|peaceful|whisper|engine|buzz\\w*|vibration|clean energy|climate|zero emission|environment\\w*|spill\\w*|green',
    wildlife:
      'fish|birds?|ducks?|swans|turtles?|wildlife|animals?|ecolog\\w*|frogs?|koi|carp|trout|geese|goose|heron|nest\\w*|lotus|lily pads?|protected area|nature|moorhens?|coots?|otters?|beavers?|hatchlings|breeding|eggs|spawn\\w*|insects|dragonfl\\w*|water lil(?:y|ies)|habitat|conservation|biodivers\\w*|pike|perch|goldfish|eels?',
    current:
      'currents?|flow rate|fast.?flowing|rapids?|flood\\w*|upstream|strong stream|met(?:re|er)s? (?:a|per) second|m/s|runs fast|swift|downstream|drift\\w*|high water|spring tide|sluice|gates open|weir|spillway|torrent|spate|fast water|flowing|stream(?:s)? hard|against the|tidal flow|washed away|white water|overflow',
    shallow:
      'shallow\\w*|run aground|depth of water|how deep|minimum depth|ground(?:ed|ing)|knee|ankle|mud ?flat|low water|dry season|shoals?|cm of water|half a met(?:re|er)|drought|dries? (?:up|out)|mud|silted|thigh|waist|touch\\w* (?:the )?bottom|gravel|sandbank|only \\d+ ?(?:cm|inches)|inches|draws?',
    theft:
      'theft|steal|stolen|thieves|vandal\\w*|secur(?:e|ity) of the boat|carry it off|take it away|climb\\w*|guard\\w*|lock\\w*|run off with|teenagers|nick(?:ed)?|rob(?:bed)?|pinch(?:ed)?|disappear\\w*|go missing|overnight security|alarm|chain|cctv|kids mess|sabotage|break in|yobs|tamper\\w*',
    payment:
      'payment|invoice|deposit|pay in|tender|procurement|bid|bank|contract|terms of payment|pay(?:ing)? (?:by|for it)|public (?:tender|procurement)|purchase order|vat|instal|advance|pay in|financ\\w*|credit|upfront|down payment|billing|tax|quote validity|bidding|rfp|rfq|tendering|framework|council procurement|wire|installments',
    connect:
      'api|integrat\\w*|interface|our (?:own )?(?:system|software|platform)|export the data|connect (?:it )?to|scada|push\\w*|our (?:water )?(?:management|gis|data|it)|plug into|webhook|feed into|rest|mqtt|json|data feed|hook up|talk to our|our (?:dashboard|control room|server|database|app)|smart city|iot|third.?party|sdk|developer',
    lifetime:
      'lifetime|lifespan|how many years|service life|wear out|years|replac\\w*|end of life|new battery|last for years|how old can|wears?|ageing|outdated|ten years|five years|long.?lasting|decade|robust|hold up|durab\\w*|depreciat\\w*|battery health|degrad\\w*|how long will (?:it|the boat|the battery) last before',
    profit:
      'pay(?:s)? (?:for itself|back)|payback|return on investment|roi|revenue|profit\\w*|earn\\w*|ticket|paid off|pays? off|amorti\\w*|break.?even|business case|make money|worth|money back|recoup|earning|financially|yield|margin|takings|per ticket|how many (?:visitors|guests) a day|viable|make (?:us )?money|return on',
    route:
      'route|path|plan\\w*|lines|cover\\w* the whole|navigat\\w*|find\\w* (?:the )?(?:litter|trash|rubbish|way)|recogni[sz]\\w*|autonom\\w*|self-driving|how does it know|know where|map|gps|lawnmower|pattern|miss(?:es)? (?:a )?spots?|artificial intelligence|algorithm|by itself|learns?|teach it the|decide where|choose its|brain|ai|intelligent|software decide|see the (?:rubbish|litter)|camera find|programme\\w*|waypoint|corners|edges|thorough|leave anything behind|go round',
  },
}

/** Ideas stand apart from words. */
const mark = '~'

const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

const patterns: Record<Locale, readonly (readonly [idea: string, pattern: RegExp])[]> = {
  zh: Object.entries(ideas.zh).map(([idea, words]) => [
    mark + idea,
    new RegExp(words.split(' ').map(escaped).join('|')),
  ]),
  en: Object.entries(ideas.en).map(([idea, words]) => [mark + idea, new RegExp(`\\b(?:${words})\\b`)]),
}

/** What a text is about, in ideas; it is in small letters. */
export function ideasOf(text: string, language: Locale): string[] {
  return patterns[language].filter(([, pattern]) => pattern.test(text)).map(([idea]) => idea)
}

export const isIdea = (term: string) => term.startsWith(mark)
