import { isDeepStrictEqual } from 'node:util'

/** Fields that are written in a language; every other field states a fact and is the same in both files. */
const written = new Set(['title', 'summary', 'place', 'team', 'sources', 'asks', 'body', 'minutes'])

function facts(entry: object): Map<string, unknown> {
  return new Map(Object.entries(entry).filter(([name]) => !written.has(name)))
}

/** The first field in which the two languages of an entry disagree, or undefined. */
export function translationProblem(chinese: object, english: object): string | undefined {
  const [zh, en] = [facts(chinese), facts(english)]
  return [...new Set([...zh.keys(), ...en.keys()])].find((name) => !isDeepStrictEqual(zh.get(name), en.get(name)))
}
