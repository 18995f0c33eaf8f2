import type { Locale } from '#lib/i18n/locales'

/**
 * Pages of a matter of their own, and the words of those who ask about it. Only they are told of it: what a law text or a
 * job says of "data" or "time" has nothing to do with most questions that have these words.
 */
const topics: readonly (readonly [path: RegExp, asked: Readonly<Record<Locale, RegExp>>])[] = [
  [
    /^\/(?:privacy|accessibility)\b/,
    {
      en: /privacy|personal (?:data|information)|cookies?\b|gdpr|local storage|accessib|screen reader|wcag|\bblind\b/i,
      zh: /隐私|个人信息|cookie|本地存储|无障碍|读屏|盲人/i,
    },
  ],
  [
    /^\/datasets\b/,
    {
      en: /data ?sets?|\bdata\b|usvinland|\bflow\b|annotat|label|frames?\b|sequence|stereo|slam|point cloud|request|benchmark|waterline|calibrat|research|paper/i,
      zh: /数据|usvinland|flow|标注|图像|序列|双目|slam|点云|申请|基准|岸线|标定|论文|样例/i,
    },
  ],
  [
    /^\/widget\b/,
    {
      en: /widget|chat|embed|web ?site|\btag\b|script|wordpress|react|\bvue\b|data-|\bcsp\b|customer service/i,
      zh: /组件|客服|嵌入|网站|网页|标签|脚本|wordpress|react|vue|接入|聊天|代码/i,
    },
  ],
  [
    /^\/joinus\b/,
    {
      en: /\bjobs?\b|career|vacanc|hir(?:e|ing)\b|\bapply|application|\bcv\b|resume|intern|salary|work (?:for|with|at) (?:you|us|orca)|\bteam\b/i,
      zh: /招聘|岗位|职位|应聘|简历|实习|工资|薪|面试|加入|团队|求职/,
    },
  ],
  [
    /^\/case(?:Detail)?\b/,
    {
      en: /\bcases?\b|example|project|reference|customer|fuzhou|nanjing|yangzhou|xuanwu|slender west/i,
      zh: /案例|项目|用户|客户|福州|南京|扬州|玄武|瘦西湖|例子/,
    },
  ],
]

/** Whether a page may tell about a question. */
export function isOnTopic(path: string, question: string, language: Locale): boolean {
  const topic = topics.find(([page]) => page.test(path))
  return topic === undefined || topic[1][language].test(question)
}
