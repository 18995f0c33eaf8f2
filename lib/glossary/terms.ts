/** A term of the field in both languages, what it means here, and the words that must not stand for it. */
export interface Term {
  zh: string
  en: string
  meaning: string
  /** Parts of regular expressions; English ones are matched as whole words, in any case. */
  forbidden: { zh?: readonly string[]; en?: readonly string[] }
}

/** The terms that pages, forms, documents and the assistant share; `docs/glossary.md` is printed from this list. */
export const terms: readonly Term[] = [
  {
    zh: '水域、水面',
    en: 'site, lake, water body',
    meaning: 'where a boat works',
    forbidden: {
      en: [
        'a water(?! area| body| surface| quality)',
        'one water',
        'waters? (?:like|that|is|are) yours',
        'our waters',
        'your waters?',
        'this water',
        'each water',
      ],
    },
  },
  {
    zh: '航线',
    en: 'route',
    meaning: 'the planned line a boat follows',
    forbidden: {
      en: ['keeps? the course', 'set course', 'whole course', 'the courses?', 'planned lines?', 'set line'],
    },
  },
  {
    zh: '循迹',
    en: 'route keeping',
    meaning: 'holding the route against wind and current',
    forbidden: { zh: ['轨迹跟踪'], en: ['track keeping'] },
  },
  {
    zh: '图',
    en: 'map',
    meaning: 'the picture of a site from above',
    forbidden: { en: ['on one chart', 'the chart', 'depth chart'] },
  },
  {
    zh: '驾驶员',
    en: 'helmsman',
    meaning: 'the person who steers a vessel',
    forbidden: { en: ['the pilot(?! assistance| phase| route)', 'pilots', 'a pilot (?:sees|aboard)'] },
  },
  {
    zh: '浮标',
    en: 'buoy',
    meaning: 'a floating mark',
    forbidden: { en: ['marks to change', 'a mark has drifted', 'changing marks'] },
  },
  { zh: '配置', en: 'configuration', meaning: 'what is fitted to a boat', forbidden: { en: ['outfit'] } },
  {
    zh: '收集臂',
    en: 'arm',
    meaning: 'what opens at the bow and guides litter',
    forbidden: { en: ['collecting booms?'] },
  },
  {
    zh: 'A 架',
    en: 'A-frame',
    meaning: 'the frame at the stern for towed equipment',
    forbidden: { zh: ['门架'], en: ['gantry'] },
  },
  {
    zh: '漂浮物',
    en: 'floating litter',
    meaning: 'what floats on the water; 垃圾 is what lies in the basket',
    forbidden: { zh: ['漂浮垃圾', '清漂浮物'], en: ['flotsam'] },
  },
  {
    zh: '垃圾筐',
    en: 'basket',
    meaning: 'what a small or medium boat collects into',
    forbidden: { zh: ['网筐', '网篮', '倒几次篮'] },
  },
  { zh: '垃圾箱', en: 'bin', meaning: 'what the large boat collects into', forbidden: { zh: ['货箱'] } },
  { zh: '输送带', en: 'conveyor', meaning: 'what lifts litter or weed aboard', forbidden: { zh: ['传送带'] } },
  {
    zh: '码头、充电位',
    en: 'dock',
    meaning: 'where a work boat lies and charges; passengers board at a pier',
    forbidden: { zh: ['充电桩'] },
  },
  {
    zh: '研究数据集',
    en: 'dataset',
    meaning: 'FloW, USVInland and the like',
    forbidden: { zh: ['科研数据集', '科研数据'] },
  },
  {
    zh: '水岸线',
    en: 'waterline',
    meaning: 'the edge of the water in an image',
    forbidden: { zh: ['水边线', '岸水线'] },
  },
  {
    zh: '技术协议',
    en: 'technical specification',
    meaning: 'the annex to the contract',
    forbidden: { en: ['technical agreement'] },
  },
  {
    zh: '您',
    en: 'you',
    meaning: 'the reader',
    forbidden: { zh: ['给你', '替你', '你的', '你想'] },
  },
  {
    zh: '我们、ORCA',
    en: 'we, ORCA',
    meaning: 'the maker, in its own voice',
    forbidden: {
      zh: ['由企业', '企业给定', '企业还没有', '由公司给定', '本公司制造'],
      en: ['given by the company', 'the company has', 'by the company', 'not yet confirmed by'],
    },
  },
  {
    zh: '询价时提供',
    en: 'in your quote',
    meaning: 'a figure that depends on the configuration',
    forbidden: {
      zh: ['尚未公布', '还没有公布', '没有公布', '待公布'],
      en: ['has published', 'have been published', 'not published', 'been published'],
    },
  },
  {
    zh: '',
    en: '',
    meaning: 'quaint words',
    forbidden: {
      en: [
        'afar',
        'reckon(?:s|ed|ing)?',
        'to and fro',
        'takings',
        'mend(?:s|ed|ing)?',
        'stands? beside',
        'whereby',
        'dusk of',
      ],
    },
  },
]

export interface ForbiddenWord {
  found: string
  use: string
}

/** The forbidden words in a text of one language. */
export function forbiddenIn(text: string, locale: 'zh' | 'en'): ForbiddenWord[] {
  return terms.flatMap((term) =>
    (term.forbidden[locale] ?? []).flatMap((word) => {
      const pattern = locale === 'en' ? new RegExp(`\\b(?:${word})\\b`, 'i') : new RegExp(word)
      const found = pattern.exec(text)?.[0]
      return found ? [{ found, use: term[locale] || 'plain words' }] : []
    }),
  )
}

/** The list as the table of `docs/glossary.md`. */
export function glossaryTable(): string {
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  const words = (list: readonly string[] = []) =>
    list.map((word) => word.replaceAll(/\(\?[:!][^)]*\)|[?|\\]/g, '')).join(', ')
  return [
    row(['中文', 'English', 'Meaning', 'Not (中文)', 'Not (English)']),
    row(['---', '---', '---', '---', '---']),
    ...terms.map(({ zh, en, meaning, forbidden }) => row([zh, en, meaning, words(forbidden.zh), words(forbidden.en)])),
  ].join('\n')
}

/** `docs/glossary.md`, whole. */
export function glossaryPage(): string {
  return `# Glossary

The terms that pages, forms, documents and the assistant share, and the words that must not stand for them. The list
itself is \`lib/glossary/terms.ts\`; \`npm run words -- --glossary\` prints this page from it, and a test compares them.

Figures carry one of three marks: a confirmed figure stands bare, a converted one stands beside the figure it was
computed from, an indicative one (参考值) links to one footnote. Large numbers in Chinese: 3 万–6.5 万平方米, 70 万公里.
Areas: mu first in Chinese, hectares first in English; a reader changes the unit of tables, plates and forms. A sentence,
a heading and a document do not change: they name both, 50–100 亩（3.3 万–6.7 万平方米）, 3.3–6.7 ha (8.2–16.5 acres).

${glossaryTable()}
`
}
