/** How people write on a phone, by what they mean; whole words only. */
const longer: Readonly<Record<string, string>> = {
  u: 'you',
  ur: 'your',
  r: 'are',
  teh: 'the',
  wat: 'what',
  wats: "what's",
  whats: "what's",
  wich: 'which',
  wot: 'what',
  hw: 'how',
  ppl: 'people',
  pls: 'please',
  plz: 'please',
  dose: 'does',
  dos: 'does',
  cn: 'can',
  wil: 'will',
  nite: 'night',
  wrk: 'work',
  wrks: 'works',
  mutch: 'much',
  thier: 'their',
  bote: 'boat',
  b4: 'before',
  gonna: 'going to',
  wanna: 'want to',
  gotta: 'have to',
  whos: "who's",
  hows: "how's",
  wheres: "where's",
}

const short = new RegExp(`(?<![\\p{L}\\p{N}'’])(?:${Object.keys(longer).join('|')})(?![\\p{L}\\p{N}'’])`, 'giu')

/** A text with the short forms of a phone written out. */
export function writtenOut(text: string): string {
  return text.replace(short, (word) => longer[word.toLowerCase()] ?? word)
}

/** Words of the regions, as all of China writes them. 好多 asks for a number behind what can be done, before its unit. */
const regional: readonly (readonly [RegExp, string])[] = [
  [
    /(?<=[能可以要得花装扫捞割跑坐载收卖值]\p{Script=Han}?)好多(?=钱|亩|人|公斤|斤|吨|米|公里|条|艘|天|小时|个)/gu,
    '多少',
  ],
  [/好多钱/g, '多少钱'],
  [/恁(?:家|们)?(?=有|能|的|家|这|那)/g, '你们'],
]

/** Chinese as all of China writes it. */
export function withoutDialect(text: string): string {
  return regional.reduce((plain, [word, common]) => plain.replace(word, common), text)
}
