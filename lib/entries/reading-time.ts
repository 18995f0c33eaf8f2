const hanPerMinute = 400
const wordsPerMinute = 220

/** Whole minutes a text takes to read, at least one: Chinese counts characters, everything else words. */
export function readingMinutes(text: string): number {
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0
  const words = text.replace(/\p{Script=Han}/gu, ' ').match(/[\p{L}\p{N}]+/gu)?.length ?? 0
  return Math.max(1, Math.ceil(han / hanPerMinute + words / wordsPerMinute))
}
