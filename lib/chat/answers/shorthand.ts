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
