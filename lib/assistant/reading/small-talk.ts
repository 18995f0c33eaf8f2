import { isQuestion } from '#lib/assistant/reading/clauses'
import type { Locale } from '#lib/i18n/locales'

/** What somebody says who asks for nothing of ours; each has a short answer in `ChatTalk`. */
export const talks = ['hello', 'bye', 'thanks', 'howAreYou', 'praise', 'insult', 'fine', 'noise', 'outside'] as const
export type Talk = (typeof talks)[number]

type Table = readonly (readonly [Talk, RegExp])[]

/** Short texts only, and the whole of them: a question that begins with "hello" or "how are you" is a question. */
const whole: Readonly<Record<Locale, Table>> = {
  en: [
    ['noise', /^(?:but |and )?(?:why(?: (?:so|is that|not))?|how come)$/],
    [
      'howAreYou',
      /^(?:hi |hello |hey )?(?:how are (?:you|things)|how(?:s|'s| is) (?:it going|your day|life)|how do you do|what'?s up|are you (?:ok|well|happy))(?: (?:there|today|then|guys|all|bot|friend|doing(?: today)?))*$/,
    ],
    [
      'bye',
      /^(?:ok |okay |thanks |thank you )?(?:good ?bye|bye|see (?:you|ya)|farewell|good night|cheerio|talk (?:to you )?later|have a (?:nice|good) (?:day|one|evening))(?: (?:for now|then|now|all|guys|later|soon|tomorrow|again|ahead|thanks|thank you|bye))*$/,
    ],
    [
      'thanks',
      /\b(?:thanks|thank you|thank u|thx|cheers|much appreciated|that(?:'s| is) (?:very )?(?:helpful|kind))\b/,
    ],
    [
      'insult',
      /\b(?:stupid|useless|idiot|dumb|moron|shut up|hate (?:you|this)|crap|(?:you|this|it|that|bot) (?:really )?sucks?|f+u+c+k\w*|shit|bullshit|worthless|pathetic|^(?:this|that) (?:is|was) (?:rubbish|garbage|trash)$|you(?:'re| are) (?:bad|wrong|terrible|awful|rubbish|a joke)|piece of (?:junk|rubbish)|waste of time|screw you|damn you|(?:this|what a|your|stupid) (?:bot|chat\w*|robot|thing|service) (?:is )?(?:garbage|trash|rubbish|bad|terrible|awful|hopeless)|garbage (?:bot|service)|worst (?:\w+ )?(?:chat ?)?(?:bot|service)|(?:not|didn't|doesn't|never) answer(?:ing|ed)? (?:to )?(?:my|the) question$|not what i asked|(?:keep|stop) repeating|(?:not|isn't|aren't) (?:helping|helpful)|(?:not|no|doesn't) help(?: (?:at all|me|to me))?$|(?:product|compan|website|site|service|boat)(?:s|y|ies)? (?:is|are|looks?) (?:\w+ )?(?:garbage|trash|rubbish|junk|terrible|awful|horrible|a scam|a joke)$)\b/,
    ],
    [
      'praise',
      /\b(?:well done|good (?:job|bot|work)|nice (?:job|work|boats?)|great (?:job|work|answer|site|boats?)|you(?:'re| are) (?:great|good|nice|clever|smart|helpful|the best|amazing|lovely)|i (?:love|like) (?:you|it|your)|awesome|brilliant|impressive)\b/,
    ],
    [
      'hello',
      /^(?:hi+|hello+|hey+|hiya|howdy|good (?:morning|afternoon|evening|day)|greetings|morning)(?: (?:there|all|everyone|everybody|team|guys|folks|orca|again|friend|bot|sir|madam|to (?:you|all)|hi|hello|hey))*$|^(?:is )?(?:anyone|anybody|somebody|someone) (?:there|here|around)$/,
    ],
    [
      'fine',
      /^(?:(?:ok+|okay|k|got it|i see|i understand|that(?:'s| is) (?:clear|fine|good|funny)|makes sense|fine|yes|yep|yeah|no|nope|sure|all ?right|right|good|cool|great|hm+|aha+|ah+|oh+|then|understood|noted|clear|fair enough|perfect|(?:a?ha){2,}h?|lo+l|rofl|he(?:he)+)(?: |$))+$/,
    ],
  ],
  zh: [
    ['noise', /^(?:那)?(?:为什么|为啥|怎么会)(?:呢|啊|呀)?$/],
    [
      'howAreYou',
      /^(?:你好)?(?:你|您)?(?:今天)?(?:怎么样|好吗|过得(?:怎么样|好吗)|还好吗|最近(?:怎么样|好吗)|吃(?:饭)?了(?:吗|没))$/,
    ],
    [
      'bye',
      /^(?:好的?|谢谢|那)?(?:就这样|先这样)?(?:再见|再會|拜拜|拜|回见|回头见|下次(?:聊|见|再聊)|晚安|告辞|走了|88|回聊|不聊了|明天见)(?:了|啦|吧|哈)?$|^晚安/,
    ],
    ['thanks', /谢谢|多谢|感谢|谢了|谢啦|多謝|謝謝|感謝|辛苦(?:了|啦|你|您)|麻烦(?:你|您)了|3q/],
    [
      'insult',
      /等于没说|等于白问|(?:没|没有)回答我|答错了|问东答西|老(?:是)?重复|别重复|客服.{0,2}差|难用|不好用|问的不是这个|没帮到|跟没答一样|没答到点|笨|傻|蠢|垃圾(?:客服|机器人|助手|网站|东西|玩意)|没用|废物|白痴|智障|弱智|滚|闭嘴|去死|他妈|妈的|(?<!水)操(?!作|控|纵|场|心|办)|尼玛|傻逼|sb|破(?:机器人|玩意|客服|东西)|答非所问|什么(?:破|鬼)|讨厌你|烦死|骗子|(?:机器人|客服|助手|你|你们|服务).{0,3}(?:垃圾|烂|差劲|太差|没救)/,
    ],
    [
      'praise',
      /(?:你|您|你们)(?:真|好|太|很|挺)?(?:棒|厉害|聪明|不错|专业|好用|贴心)|真(?:棒|好|不错|厉害)$|点赞|太(?:棒|好|厉害)了|做得(?:好|不错)|喜欢你/,
    ],
    [
      'hello',
      /^(?:你|您|大家)?(?:们)?(?:好|好啊|好呀|好哦)$|^(?:早上|上午|中午|下午|晚上|早安|哈喽|哈啰|嗨|嘿|喂|hi|hello|在吗|在不在|在么|有人吗|有人在吗|早)(?:好)?(?:啊|呀|吗)?(?:在吗|在不在|在么|有人吗)*$/,
    ],
    [
      'fine',
      /^(?:(?:好|好的|好吧|好嘞|好滴|行|可以|嗯+|哦+|噢|知道|明白|清楚|了解|懂|收到|原来如此|这样啊|是|是的|对|不是|没有|没事|ok|哈{2,}|嘿{2,}|呵{2,}|嘻{2,}|笑死(?:我)?)(?:了|啦|呢|吧|哈|的)?)+$/,
    ],
  ],
}

/** Said in anger however long the text is: at this service, in words that no question about boats has. */
const anger: Readonly<Record<Locale, RegExp>> = {
  en: /\b(?:useless|stupid|dumb|worthless|pathetic|terrible|awful) (?:\w+ )?(?:bot|chat ?bot|robot|machine|assistant|chat)\b|\b(?:idiot|moron|f+u+c+k\w*|bullshit)\b|not what i asked|(?:didn't|doesn't|never|not) answer(?:ed|ing)? (?:any of )?my questions?\b/,
  zh: /答非所问|问东答西|等于没说|等于白问|(?:没|没有|不)回答我|什么破(?:机器人|玩意|客服|东西)|破(?:机器人|客服)|(?:机器人|客服|助手)(?:真|太|好|这么)?(?:笨|蠢|傻|烂|垃圾|没用)|废物|白痴|智障|弱智|傻逼|他妈|尼玛|去死|闭嘴/,
}

/** 人工 is somebody to talk to, unless what stands around it speaks of work by hand or of what is man-made. */
const personNotByHand =
  '(?<!省[下了点些]?|节约|减少|替代|代替|取代|顶替|不用|少用|不需要?|[靠比])人工' +
  '(?!操|驾|掌|舵|接管|遥控|模式|控制|干预|介入|开船|湖|河|岛|智能|成本|沙|养|费|降|打捞|清理|捞|捡|保洁|巡|作业|采|取|审|水|浮|湿)'

/** A person is wanted, however it is put. */
const person: Readonly<Record<Locale, RegExp>> = {
  en: /\b(?:(?:engineers?|experts?|colleagues?|some(?:one|body)|specialist|advis[eo]r|sales\w*|technician)\b.{0,24}\b(?:get back to|call|ring|phone|contact|reply to|e-?mail|write to|reach|visit) (?:me|us)\b|(?:talk|speak|chat|connect|transfer|put|pass|hand|word with)\b.{0,24}\b(?:human|person|someone|somebody|agent|colleague|sales\w*|staff|representatives?|operator|experts?|engineers?|advis[eo]rs?|managers?|people)|real (?:person|human|agent)|human (?:being|please|agent|support)|(?:call|ring|phone) me|(?:book|schedule|arrange) a (?:phone )?call|(?:who|where|how) (?:do|can|should) (?:i|we) (?:make a )?complain(?:t)?|(?:make|have|file) a complaint|live (?:agent|chat|person|support)|customer (?:service|support|care)|(?:want|need|get|give) (?:me )?(?:a|some) (?:human|person|agent|representative)|no (?:bots?|robots?|machines?)|not a (?:bot|machine|robot)|are you (?:a )?(?:human|real)(?: person)?)\b/,
  zh: new RegExp(
    `我要投诉|投诉(?:找谁|谁|电话)|(?:同事|售后|工程师|专家|技术人员|懂技术的人?|专人|负责人|顾问).{0,8}(?:回复?我|联系我|打给我|找我|给我(?:回|打|来)|跟我联系|和我联系|对接)|${personNotByHand}|真人|活人|转接|转人|找(?:个|一个|一位)?(?:人|客服|销售|经理|负责人|工程师|专家|同事)|(?:叫|让|请|喊|派|帮我?(?:联系|找)|联系|跟|和|换).{0,4}(?:销售|客服|工作人员|业务员|负责人|经理|专家|工程师|你们的人|同事)(?:来|说|聊|谈|讲|跟|和|给|联系|对接|打|回|接|$)|换(?:个)?人|(?:给|跟)我(?:回|打)(?:个|一个)?电话|回(?:个)?电话?给我|打给我|你是(?:人|真人)(?!工智能)|不要机器人|不想跟机器`,
  ),
}

/** How many words, or Chinese characters, a text has. */
function length(text: string, language: Locale): number {
  return language === 'zh' ? [...text].length : text.split(/\s+/).length
}

/** Said beside a question as well as alone. */
const besideQuestions: readonly Talk[] = ['thanks', 'praise']

const longestTalk: Readonly<Record<Locale, number>> = { zh: 12, en: 8 }

/** Whether it is talk and which; nothing for a question that our pages may answer. */
export function talkOf(text: string, language: Locale): Talk | undefined {
  const plain = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[’`]/g, "'")
    .replace(/[!.,~。！，～、…?？]+/g, language === 'zh' ? '' : ' ')
    .replace(/\s+/g, language === 'zh' ? '' : ' ')
    .trim()
  if (/^(?:[👍👌🙏😀😃😄😁😆😂🤣😊🙂😉❤🎉]\uFE0F?)+$/u.test(plain)) return 'fine'
  if (!/[\p{L}\p{N}]/u.test(plain) || /^[a-z\d]$/.test(plain)) return 'noise'
  if (/^(.)\1{2,}$/u.test(plain) && !/^[哈嘿呵嘻嗯哦6]/u.test(plain)) return 'noise'
  if (length(plain, language) > longestTalk[language]) return anger[language].test(plain) ? 'insult' : undefined
  const talk = whole[language].find(([, pattern]) => pattern.test(plain))?.[0]
  // "Thank you, and the price?" asks for the price.
  return talk && besideQuestions.includes(talk) && isQuestion(text, language) ? undefined : talk
}

/** Whether somebody wants to speak to a person. */
export function wantsPerson(text: string, language: Locale): boolean {
  return person[language].test(
    text
      .normalize('NFKC')
      .toLowerCase()
      .replace(/\s+/g, language === 'zh' ? '' : ' '),
  )
}
