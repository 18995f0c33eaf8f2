/** Faults of Chinese typesetting that a rule can decide; a space between Chinese and Latin stands as the site sets it. */
const chineseFaults: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['half-width punctuation after Chinese', /[\p{Script=Han}][,;!?](?!\d)/u],
  ['a half-width colon between Chinese words', /\p{Script=Han}: ?\p{Script=Han}/u],
  ['a space between 万 and its unit', /万[ \u00a0\u2009]\p{Script=Han}/u],
  ['half-width punctuation before Chinese', /[,;!?][\p{Script=Han}]/u],
  ['half-width brackets around Chinese', /\([^()]*\p{Script=Han}[^()]*\)/u],
  ['a space before or after full-width punctuation', /[ \t][，。；：！？、）」』]|[，。；：、（「『][ \t]/u],
  ['no space between Chinese and a Latin word', /[\p{Script=Han}][A-Za-z]{2,}|[A-Za-z]{2,}[\p{Script=Han}]/u],
  ['no space between a number and its unit', /\d(?:亩|公里|公斤|公顷|平方米|米|吨|艘|小时|分钟)/u],
  ['two marks of punctuation in a row', /[，。；：、]{2,}/u],
  ['three dots for an ellipsis', /\p{Script=Han}\.{2,}/u],
]

const englishFaults: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['two spaces', /\S {2,}\S/],
  ['a space before punctuation', /\w [,.;:!?](?:\s|$)/],
  ['a straight apostrophe', /\w'\w/],
  ['full-width punctuation', /[，。；：！？（）]/],
  ['the same word twice', /\b([a-z]{2,}) \1\b/i],
]

/** Names of the rules of typesetting that a text breaks. */
export function typographyFaults(text: string, locale: 'zh' | 'en'): string[] {
  return (locale === 'zh' ? chineseFaults : englishFaults)
    .filter(([, pattern]) => pattern.test(text))
    .map(([name]) => name)
}
