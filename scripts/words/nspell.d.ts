declare module 'nspell' {
  export default function nspell(dictionary: { aff: Buffer; dic: Buffer }): {
    correct(word: string): boolean
    /** Adds words, one a line. */
    personal(words: string): void
  }
}
