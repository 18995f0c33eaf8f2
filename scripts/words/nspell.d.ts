declare module 'nspell' {
  export default function nspell(dictionary: { aff: Buffer; dic: Buffer }): {
    correct(word: string): boolean
    add(word: string): void
  }
}
